#include "tests/hall_simulation/reasons.h"

#include <algorithm>
#include <map>
#include <set>

#include "tests/hall_simulation/openings.h"
#include "tests/hall_simulation/permission.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;

namespace {

using Whys = std::set<std::string>;

constexpr std::size_t longest_line = 300;  ///< of the chat

/// Why the games or the table refuse what somebody asks who may ask: what the tests of tables look
/// at. By verb; those of a move are the game's own.
const std::map<std::string, Whys>& reasons_of_tables() {
    static const std::map<std::string, Whys> reasons = {
        {"sit", {"salt_hash_missing", "too_many"}},
        {"leave", {"too_many"}},
        {"change_seat", {"too_many", "no_such_seat"}},
        {"invite", {"too_many"}},
        {"salt", {"no_salt"}},
        {"undo", {"too_late", "nothing_to_undo", "already_offered", "too_many"}},
        {"draw", {"too_late", "nobody_to_ask", "already_offered", "too_many"}},
        {"answer", {"own_offer", "already_agreed", "offer_gone", "too_many"}},
        {"order", {"no_such_order", "too_many"}},
        {"rematch", {"rematch_made", "already_agreed"}}};
    return reasons;
}

/// About one request.
class Verdict {
  public:
    Verdict(const World& world, const Refused& refused, const Request& request)
        : world_(world),
          refused_(refused),
          request_(request),
          facts_(world.table(request.table())) {}

    bool is_right(const std::string& why) const {
        if (why == "hello_first") return refused_.has_said_hello == (verb() == "hello");
        if (why == "client_too_old") return request_.message.value("protocol", 1) == 0;
        if (verb() == "open" || verb() == "quick") return is_right_of_opening(why);
        if (why == "trouble") return world_.is_troubled && needs_store();
        if (verb() == "find") {
            return why == "no_such_code" && world_.table_with_code(request_.message) == nullptr;
        }
        // Of any table, also one that there is not.
        if (why == "too_many_watched") {
            return verb() == "watch" && refused_.watched >= World::most_watched;
        }
        if (why == "no_such_table") return facts_ == nullptr;
        if (facts_ == nullptr) return false;
        if (verb() == "watch") return is_right_of_watching(why);
        if (why == "not_stored") return world_.is_troubled;
        if (verb() == "say") return is_right_of_chat(why);
        if (verb() == "command") return is_right_of_command(why);
        return false;
    }

  private:
    std::string verb() const { return request_.verb(); }
    const Json& command() const { return request_.command(); }
    std::string deed() const { return command()["do"]; }
    const Person& person() const { return refused_.person; }

    bool needs_store() const {
        return verb() != "hello" && verb() != "ping" && verb() != "unwatch";
    }
    /// Whoever has opened a table under this id is told of it, or that it was something else. The
    /// exception: both were under way at once, and the store took the other.
    bool is_right_of_opening(const std::string& why) const {
        if (request_.is_unfit) return why == "bad_settings";
        const TableFacts* before = world_.table_opened(person(), request_.id());
        if (why == "id_used") return before != nullptr && !asks_for(request_, *before);
        if (why == "trouble" && world_.is_troubled) return true;
        if (before != nullptr && !before->is_new()) return false;
        if (why == "trouble") return before != nullptr;
        return why == "too_many_tables" &&
               world_.open_tables_of(person()) >= World::tables_per_person;
    }
    bool is_right_of_watching(const std::string& why) const {
        if (request_.message.contains("seat")) {
            if (why == "no_such_seat") return seat_of(request_.message) >= facts_->seats();
            return why == "not_your_seat" && was_not_seat(request_.message);
        }
        if (why == "not_watched") return !facts_->is_watched();
        return why == "not_invited" && facts_->is_by_invitation() &&
               !shows_code(request_.message, *facts_);
    }
    bool is_right_of_chat(const std::string& why) const {
        const auto said = world_.said.find({request_.table(), person(), request_.id()});
        const bool has_said = said != world_.said.end();
        if (has_said && said->second.second == request_.message["text"]) return false;
        if (why == "not_seated") {
            return facts_->was(
                [&](const Standing& standing) { return !standing.sits_anywhere(person()); });
        }
        const std::string text = request_.message["text"];
        if (why == "chat_empty") return text.find_first_not_of(' ') == std::string::npos;
        if (why == "chat_too_long") return text.size() > longest_line;
        if (why == "id_used") {
            return said_before([&](const store::ChatRow& line) {
                       return line.command == request_.id() && line.text != text;
                   }) > 0;
        }
        return why == "chat_too_fast" && said_before([&](const store::ChatRow& line) {
                                             return line.time > world_.hall.now - 10'000;
                                         }) >= 5;
    }
    /// Lines of this person in the chat that fit.
    template <class Fits>
    std::ptrdiff_t said_before(Fits fits) const {
        const auto& lines = world_.lines_of(request_.table());
        return std::count_if(lines.begin(), lines.end(), [&](const auto& line) {
            return line.second.person == person() && fits(line.second);
        });
    }
    bool is_right_of_command(const std::string& why) const {
        const auto acknowledged = world_.done.find({request_.table(), person(), request_.id()});
        if (acknowledged != world_.done.end() && acknowledged->second.first == command()) {
            return false;
        }
        if (why == "id_used") return has_other_content();
        if (why == "bad_settings") {
            return deed() == "change_seat" && command()["setting"]["kind"] == "program";
        }
        const auto own = reasons_of_tables().find(deed());
        if (own != reasons_of_tables().end() && own->second.contains(why)) return may_ask();
        if (why == "not_host") return person() != facts_->row.host;
        if (why == "not_your_seat") return was_not_seat(command());
        if (why == "not_seated") {
            return deed() == "leave" && facts_->was([&](const Standing& standing) {
                return std::none_of(
                    standing.places.begin(), standing.places.end(),
                    [&](const Place& place) { return place.person == person() && !place.is_out; });
            });
        }
        if (deed() == "sit" || deed() == "change_seat") return is_right_of_seat(why);
        if (const auto phases = phases_of(why); !phases.empty()) {
            return std::any_of(phases.begin(), phases.end(),
                               [&](const std::string& phase) { return facts_->was_in(phase); });
        }
        if (why == "salt_sent")
            return was_place([](const Place& place) { return place.has_salted; });
        if (why == "out") return was_place([](const Place& place) { return place.is_out; });
        // What the game says to a move, only those are told who sit there.
        return deed() == "move" && may_ask() && facts_->was_in("playing");
    }
    bool is_right_of_seat(const std::string& why) const {
        if (why == "already_dealt") {
            return facts_->was(
                [](const Standing& standing) { return standing.phase != "gathering"; });
        }
        if (why == "no_such_seat") return seat_of(command()) >= facts_->seats();
        if (why == "no_free_seat") return !command().contains("seat") && had_no_seat();
        if (why == "seat_taken") {
            return was_place([](const Place& place) { return !place.person.empty(); });
        }
        return why == "seat_not_for_you" && deed() == "sit" &&
               was_place([&](const Place& place) { return !is_for_this(place); });
    }
    /// Whether a place is for the person who asks.
    bool is_for_this(const Place& place) const {
        if (place.kind == "person") return place.name == person();
        if (place.kind != "open") return false;
        return !facts_->is_by_invitation() || person() == facts_->row.host ||
               shows_code(request_.message, *facts_);
    }
    bool had_no_seat() const {
        return facts_->was([&](const Standing& standing) {
            return std::none_of(
                standing.places.begin(), standing.places.end(),
                [&](const Place& place) { return place.person.empty() && is_for_this(place); });
        });
    }
    /// Another message under the same id has led to something.
    bool has_other_content() const {
        const auto& sent = world_.commands.at({request_.table(), person(), request_.id()});
        const bool opened = facts_->row.host == person() && facts_->row.command == request_.id();
        return opened || (facts_->has_done(person(), request_.id()) &&
                          std::any_of(sent.begin(), sent.end(), [&](const Json& other) {
                              return other["command"] != command();
                          }));
    }
    static Whys phases_of(const std::string& why) {
        static const std::map<std::string, Whys> phases = {
            {"salting", {"salting"}},
            {"over", {"over"}},
            {"terms_not_settled", {"gathering"}},
            {"already_dealt", {"salting", "playing", "over"}},
            {"not_dealt", {"gathering", "salting"}},
            {"not_over", {"gathering", "salting", "playing"}}};
        const auto found = phases.find(why);
        return found == phases.end() ? Whys() : found->second;
    }

    static std::size_t seat_of(const Json& object) { return object.value("seat", std::size_t{99}); }
    bool was_not_seat(const Json& object) const {
        return facts_->was(
            [&](const Standing& standing) { return !standing.sits(person(), seat_of(object)); });
    }
    template <class Holds>
    bool was_place(Holds holds) const {
        const std::size_t seat = seat_of(command());
        return seat < facts_->seats() &&
               facts_->was([&](const Standing& standing) { return holds(standing.places[seat]); });
    }
    /// Who asks about a seat sits there; who asks as a host is one.
    bool may_ask() const {
        if (deed() == "sit" || deed() == "leave") return true;
        if (deed() == "invite" || deed() == "change_seat") return person() == facts_->row.host;
        return facts_->sat(person(), seat_of(command()));
    }

    const World& world_;
    const Refused& refused_;
    const Request& request_;
    const TableFacts* facts_;
};

}  // namespace

bool is_reason(const World& world, const Refused& refused, const Request& request,
               const std::string& why) {
    return Verdict(world, refused, request).is_right(why);
}

}  // namespace lemniscate::tests::hall_simulation
