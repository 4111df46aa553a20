#include <optional>
#include <string_view>

#include "match/json.h"
#include "match/path.h"
#include "match/splendor/position.h"
#include "match/splendor/table_reader.h"
#include "match/splendor/unseen.h"
#include "match/splendor/write_standing.h"

namespace lemniscate::splendor {

/// Whom `View` trusts to make one from what was written down.
struct ViewReader {
    static View seal(const Table& table, Viewer viewer, bool open) { return {table, viewer, open}; }
};

}  // namespace lemniscate::splendor

namespace lemniscate::match {

namespace splendor_format {
namespace {

/// What is counted from the rest may be left out. The order of an object's fields means nothing.
void check_counted(const Field& view, std::string_view name, const Json& counted) {
    const Field field = view.field(name);
    if (field.is_missing() || nlohmann::json(field.value()) == nlohmann::json(counted)) return;
    field.refuse(ProblemKind::disagrees, excerpt(counted));
}

}  // namespace
}  // namespace splendor_format

Result<splendor::View> read_view(splendor::Game, const Json& json) {
    std::optional<Problem> problem = check_view(json, splendor::Game::id);
    if (problem) return *problem;
    splendor::Table table{};
    splendor_format::TableReader reader(json, table, problem);
    const Viewer viewer = reader.read_view();
    if (problem) return *problem;
    const splendor::View view = splendor::ViewReader::seal(table, viewer, reader.is_open());
    const Field document(json, problem);
    splendor_format::check_counted(document, "unseen", splendor_format::write_unseen(view));
    splendor_format::check_counted(document, "standing", splendor_format::write_standing(table));
    splendor_format::check_counted(document, "limits", splendor_format::write_limits());
    if (problem) return *problem;
    return view;
}

}  // namespace lemniscate::match
