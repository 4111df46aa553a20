#include <optional>

#include "match/json.h"
#include "match/path.h"
#include "match/splendor/position.h"
#include "match/splendor/table_reader.h"
#include "match/splendor/unseen.h"

namespace lemniscate::splendor {

/// Whom `View` trusts to make one from what was written down.
struct ViewReader {
    static View seal(const Table& table, Viewer viewer, bool open) { return {table, viewer, open}; }
};

}  // namespace lemniscate::splendor

namespace lemniscate::match {

Result<splendor::View> read_view(splendor::Game, const Json& json) {
    std::optional<Problem> problem = check_view(json, splendor::Game::id);
    if (problem) return *problem;
    splendor::Table table{};
    splendor_format::TableReader reader(json, table, problem);
    const Viewer viewer = reader.read_view();
    if (problem) return *problem;
    const splendor::View view = splendor::ViewReader::seal(table, viewer, reader.is_open());
    const Json unseen = splendor_format::write_unseen(view);
    // The order of an object's fields means nothing.
    if (nlohmann::json(json["unseen"]) != nlohmann::json(unseen)) {
        Field(json, problem).field("unseen").refuse(ProblemKind::disagrees, excerpt(unseen));
        return *problem;
    }
    return view;
}

}  // namespace lemniscate::match
