#include "server/refusal.h"

#include <array>
#include <map>
#include <string>
#include <utility>

#include "server/accept_language.h"
#include "table/write_problem.h"
#include "texts/plain_speaker.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace lemniscate::server {

namespace {

constexpr int unavailable = 503;

struct Row {
    std::string_view name;
    int status;
};

/// In the order of Why.
constexpr std::array<Row, whys> rows = {{
    {"bad_request", 400},      {"other_host", 421},       {"foreign_origin", 403},
    {"no_such_path", 404},     {"wrong_method", 405},     {"not_json", 415},
    {"only_websocket", 426},   {"too_often", 429},        {"trouble", 503},
    {"no_guest", 401},         {"no_such_link", 404},     {"no_such_table", 404},
    {"not_over", 409},         {"name_empty", 422},       {"name_too_long", 422},
    {"name_sign", 422},        {"name_no_letter", 422},   {"name_marks", 422},
    {"name_mixed", 422},       {"name_reserved", 422},    {"hello_first", 400},
    {"client_too_old", 400},   {"bad_settings", 422},     {"too_many_tables", 429},
    {"too_many_watched", 429}, {"no_such_code", 404},     {"not_invited", 403},
    {"not_watched", 403},      {"unreadable_table", 409}, {"busy", 503},
}};

/// A thread has its own: they keep what they have parsed.
const texts::Texts& texts_in(std::string_view language) {
    thread_local std::map<std::string_view, texts::Texts> spoken;
    return spoken.try_emplace(language, language).first->second;
}

}  // namespace

std::string_view name_of(Why why) { return rows[static_cast<std::size_t>(why)].name; }
int status_of(Why why) { return rows[static_cast<std::size_t>(why)].status; }

Refusal too_often(Time wait) {
    const auto in = [wait](Time unit) { return (wait + unit - 1) / unit; };
    return {.why = Why::too_often,
            .arguments = {{"minutes", in(60'000)}},
            .fields = {{"Retry-After", std::to_string(in(1000))}}};
}

match::Message message_of(const Refusal& refusal) {
    return {"server.refusal." + std::string(name_of(refusal.why)), refusal.arguments};
}

Answer refusal_answer(const Refusal& refusal, const Request& request) {
    const std::string_view language =
        chosen_language(request.list("Accept-Language"), texts::languages());
    const match::Message message = message_of(refusal);
    match::JsonObject body;
    body.add("why", name_of(refusal.why))
        .add("says", message)
        .add("text", texts::say(message, texts_in(language), texts::PlainSpeaker({}, spectator)));
    if (refusal.problem) body.add("problem", table::write_problem(*refusal.problem));
    Answer answer{status_of(refusal.why),
                  {{"Content-Type", "application/json"},
                   {"Content-Language", std::string(language)},
                   {"Cache-Control", "no-store"}},
                  std::make_shared<const std::string>(body.text())};
    answer.fields.insert(answer.fields.end(), refusal.fields.begin(), refusal.fields.end());
    if (answer.status == unavailable) answer.fields.push_back({"Retry-After", "5"});
    return answer;
}

}  // namespace lemniscate::server
