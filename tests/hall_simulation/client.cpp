#include "tests/hall_simulation/client.h"

#include <algorithm>
#include <utility>

#include "engine/kit/thinned.h"
#include "server/test_protocol.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::hall_simulation {

using match::Json;
using table_simulation::demand;
using table_simulation::demand_equal;
using table_simulation::Disagreement;

namespace {

/// Messages between two that are tried on the schemas: that takes longer than anything else.
constexpr std::uint64_t schema_step = 20 * kit::thinned;

std::string kind_of_message(const Json& message) { return message.begin().key(); }

}  // namespace

Client::Client(World& world, Person person)
    : world_(world), person_(std::move(person)), connection_(world.hall.connect(person_)) {
    ++world_.counts.connections;
    world_.names[person_].insert(world_.hall.store.rows.people[person_].name);
}

const Watching* Client::watching(const std::string& table) const {
    const auto found = watching_.find(table);
    return found == watching_.end() ? nullptr : &found->second;
}

bool Client::awaits(const std::string& id) const {
    return std::any_of(pending_.begin(), pending_.end(),
                       [&](const Request& request) { return request.id() == id; });
}

void Client::send(const Request& request) {
    const std::string text = request.text();
    ++world_.counts.commands;
    if (request.is_nonsense()) {
        ++nonsense_;
        ++world_.counts.requests["nonsense"];
    } else {
        pending_.push_back(request);
        world_.note_sent(person_, request);
        ++world_.counts.requests[request.deed()];
        if (!request.is_unfit && world_.counts.commands % schema_step == 0) {
            const std::string problem = server::check_request(text);
            demand(problem.empty(), "a request does not fit its schema: " + text + problem);
            ++world_.counts.tried_on_schemas;
        }
    }
    world_.hall.say(connection_, text);
}

void Client::listen() {
    const auto found = world_.hall.connections.sent.find(connection_);
    if (found == world_.hall.connections.sent.end() || found->second.empty()) return;
    std::deque<std::string> texts;
    texts.swap(found->second);
    std::vector<Json> batch;
    for (const std::string& text : texts) {
        batch.push_back(Json::parse(text));
        if (++world_.counts.messages % schema_step != 0) continue;
        const std::string problem = server::check_message(text);
        demand(problem.empty(), "a message does not fit its schema: " + text + problem);
        ++world_.counts.tried_on_schemas;
    }
    for (std::size_t i = 0; i < batch.size(); ++i) {
        try {
            judge(batch[i], batch, i);
        } catch (const Disagreement& what) {
            throw Disagreement(person_ + " at " + std::to_string(connection_) + " is told " +
                               texts[i].substr(0, 400) + "\n  " + what.what());
        }
    }
}

void Client::judge(const Json& message, const std::vector<Json>& batch, std::size_t place) {
    const std::string kind = kind_of_message(message);
    ++world_.counts.answers[kind];
    if (kind == "hello") return take_hello(message["hello"]);
    if (kind == "refused") return take_refusal(message);
    demand(has_said_hello_, "somebody who has not said hello");
    if (kind == "done") return take_answer(message);
    if (kind == "update") return take_update(message, batch, place);
    if (kind == "chat") return take_chat(message["chat"]);
    if (kind == "presence") return take_presence(message["presence"]);
    if (kind == "lobby") return take_list(message["lobby"], false);
    if (kind == "mine") return take_list(message["mine"], true);
    if (kind == "notice") return take_notice(message["notice"]);
    if (kind == "gone") return take_gone(message["gone"]);
    throw Disagreement("there is no such message");
}

void Client::demand_up_to_date() {
    if (!pending_.empty()) {
        throw Disagreement("no answer to " + pending_.front().text() + " of " + person_);
    }
    demand_equal(nonsense_, 0U, "nonsense that was not answered");
    for (auto& [id, watching] : watching_) {
        const TableFacts& facts = *world_.table(id);
        demand_equal(watching.told, facts.told(watching.seat),
                     "what " + person_ + " was told of " + id);
        pass_over(id, watching, world_.lines_of(id).size());
        demand(watching.seat == no_seat ||
                   facts.now().sits(person_, static_cast<std::size_t>(watching.seat)),
               person_ + " looks on from a seat of somebody else");
    }
}

}  // namespace lemniscate::tests::hall_simulation
