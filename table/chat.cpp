#include "table/chat.h"

#include <algorithm>
#include <utility>

#include "match/json.h"
#include "match/reader.h"

namespace lemniscate::table {

namespace {

Refusal refusal(std::string_view id) {
    return {std::string(id), match::Message{"table.refusal." + std::string(id)}};
}
ChatDecision refused(std::string_view id) { return {.refusal = refusal(id)}; }

/// Without blanks around it, and without anything that moves a cursor.
std::string cleaned(std::string_view text) {
    std::string clean;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        clean += byte < 0x20 || byte == 0x7f ? ' ' : c;
    }
    const std::size_t start = clean.find_first_not_of(' ');
    if (start == std::string::npos) return {};
    return clean.substr(start, clean.find_last_not_of(' ') - start + 1);
}

/// Of UTF-8: bytes that go on with a letter do not count.
std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
    }));
}

}  // namespace

ChatDecision Chat::decide(const Person& person, const std::string& command, std::string_view text,
                          Time now) const {
    const std::string said = cleaned(text);
    std::size_t just_now = 0;
    for (const ChatLine& line : lines_) {
        if (line.person != person) continue;
        if (line.command == command) {
            if (line.text != said) return refused("id_used");
            return {.done_before = line.number};
        }
        if (line.time > now - at_once) ++just_now;
    }
    if (said.empty()) return refused("chat_empty");
    if (letters(said) > longest) return refused("chat_too_long");
    if (just_now >= most_at_once) return refused("chat_too_fast");
    if (lines_.size() >= most) return refused("too_many");
    const Time time = lines_.empty() ? now : std::max(now, lines_.back().time);
    return {.line = ChatLine{lines_.size(), time, person, command, said}};
}

void Chat::apply(ChatLine line) { lines_.push_back(std::move(line)); }

void Chat::forget(const Person& person) {
    for (ChatLine& line : lines_) {
        if (line.person == person) line.text.clear();
    }
}

std::optional<Refusal> Chat::mute(const Person& listener, const Person& speaker, bool muted) {
    std::erase(muted_, std::pair(listener, speaker));
    if (!muted) return std::nullopt;
    if (muted_by(listener).size() >= most_muted) return refusal("too_many");
    if (muted_.size() >= most_mutes) muted_.pop_front();
    muted_.emplace_back(listener, speaker);
    return std::nullopt;
}

std::vector<Person> Chat::muted_by(const Person& listener) const {
    std::vector<Person> speakers;
    for (const auto& [who, whom] : muted_) {
        if (who == listener) speakers.push_back(whom);
    }
    return speakers;
}

match::JsonList Chat::lines(const Person& listener, std::uint64_t from) const {
    match::JsonList heard;
    const std::vector<Person> muted = muted_by(listener);
    for (const ChatLine& line : lines_) {
        if (line.number < from || line.text.empty()) continue;
        if (std::find(muted.begin(), muted.end(), line.person) != muted.end()) continue;
        match::JsonObject json;
        json.add("number", line.number).add("time", line.time).add("person", line.person);
        heard.add(json.add("text", line.text));
    }
    return heard;
}

match::JsonObject write_chat_line(const ChatLine& line) {
    match::JsonObject json;
    json.add("number", line.number).add("time", line.time).add("person", line.person);
    return json.add("command", line.command).add("text", line.text);
}

match::Result<ChatLine> read_chat_line(const match::Json& json) {
    std::optional<match::Problem> problem;
    const match::Field document(json, problem);
    const match::Fields fields = document.fields({"number", "time", "person", "command", "text"});
    ChatLine line{static_cast<std::uint64_t>(fields["number"].required().integer().value_or(0)),
                  fields["time"].required().integer().value_or(0),
                  fields["person"].required().text(), fields["command"].required().text(),
                  fields["text"].required().text()};
    if (problem) return *problem;
    return line;
}

}  // namespace lemniscate::table
