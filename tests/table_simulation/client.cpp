#include "tests/table_simulation/client.h"

#include "match/json.h"
#include "match/write_log.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::table_simulation {

using match::Json;

Json Client::catch_up(const table::Table& table, table::Time now) {
    Json update = table.update(watcher_, seen_, now);
    for (const Json& news : update["news"]) work_in(news, table);
    demand_equal(update["last"].get<std::uint64_t>(), seen_.value_or(0), "the last number");
    work_in_log(update["log"], table);
    compare(update["now"]);
    return update;
}

void Client::work_in(const Json& news, const table::Table& table) {
    const auto number = news["number"].get<std::uint64_t>();
    demand_equal(number, seen_ ? *seen_ + 1 : 0, "the number of the news");
    seen_ = number;
    const std::string kind = news["kind"];
    if (kind == "called") phase_ = "salting";
    if (kind == "dealt") phase_ = "playing";
    if (kind == "moved") {
        ++moves_;
        const bool own = seat_at(news["seat"]) == watcher_.seat;
        demand_equal(news.contains("move"), own, "whether a notation is told");
        demand(own || news["by"] != "order", "an order of somebody else's is told");
        if (own && news.contains("step")) {
            demand_equal(news["move"].get<std::string>(), table.match()->move_at(news["step"]),
                         "the move of a step");
        }
    }
    if (kind == "taken_back") moves_ -= news["moves"].get<std::uint64_t>();
    if (kind == "out") out_[news["seat"]] = news["why"];
    if (kind == "ended") {
        phase_ = "over";
        result_ = news["winners"];
    }
    demand(kind != "invited" && kind != "checkpoint", "what nobody may know is told");
    demand(kind != "ordered" || seat_at(news["seat"]) == watcher_.seat,
           "somebody else's order is told");
}

/// The log that is kept by what changed is the log.
void Client::work_in_log(const Json& log, const table::Table& table) {
    std::erase_if(log_, [&](const Json& line) { return line["step"] >= log["from"]; });
    for (const Json& line : log["lines"]) {
        demand(line["step"] >= log["from"], "a line of the log before those that changed");
        log_.push_back(line);
    }
    // Not every time: to tell all of it takes long, and what went wrong once stays wrong.
    if (++looks_ % 8 != 0 && phase_ != "over") return;
    Json whole = Json::array();
    if (const match::Match* match = table.match()) {
        whole = match::write_log(match->log(0, match->size(), {watcher_.seat}));
    }
    demand_same(Json(log_).dump(), whole.dump(), "the log that was kept");
}

void Client::compare(const Json& now) const {
    demand_equal(now["phase"].get<std::string>(), phase_, "the phase that the news lead to");
    if (now.contains("moves")) {
        demand_equal(now["moves"].get<std::uint64_t>(), moves_, "the moves that the news lead to");
    }
    for (std::size_t i = 0; i < now["seats"].size(); ++i) {
        const Json& seat = now["seats"][i];
        const auto out = out_.find(i);
        demand_equal(seat.contains("out") ? seat["out"].get<std::string>() : "",
                     out == out_.end() ? "" : out->second, "who is out by the news");
    }
    demand_equal(now.contains("result"), result_.has_value(), "whether it is over by the news");
    if (result_) demand_equal(now["result"]["winners"], *result_, "who has won by the news");
}

void check_catching_up(const table::Table& table, const table::Watcher& watcher, std::uint64_t seen,
                       table::Time now) {
    const Json all = table.update(watcher, std::nullopt, now);
    const Json missed = table.update(watcher, seen, now);
    Json tail = Json::array();
    for (const Json& news : all["news"]) {
        if (news["number"].get<std::uint64_t>() > seen) tail.push_back(news);
    }
    demand_same(missed["news"].dump(), tail.dump(), "what was missed");
    Json lines = Json::array();
    for (const Json& line : all["log"]["lines"]) {
        if (line["step"] >= missed["log"]["from"]) lines.push_back(line);
    }
    demand_same(missed["log"]["lines"].dump(), lines.dump(), "what was missed of the log");
    demand_same(missed["now"].dump(), all["now"].dump(), "how the table stands");
    demand_equal(missed["last"], all["last"], "the last number");
}

}  // namespace lemniscate::tests::table_simulation
