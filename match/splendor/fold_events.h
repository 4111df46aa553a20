// Events put into a document: for tests that events tell every visible change.
#pragma once

#include <cstddef>
#include <string>

#include "match/json.h"

namespace lemniscate::match {

/// A position or view of Splendor becomes that after the events of a step, which are told as JSON.
/// Everything is taken from the events: nothing is looked up in the rules.
class SplendorFold {
  public:
    explicit SplendorFold(Json document) : document_(std::move(document)) {}

    const Json& document() const { return document_; }

    void put(const Json& event) {
        if (event.contains("tokens")) move_tokens(event);
        if (event.contains("card")) move_card(event);
        if (event.contains("location")) move_location(event);
        const std::string kind = event["kind"];
        if (kind == "tile_taken") document_["avengers_tile"] = event["seat"];
        if (kind == "passed") turn()["passes"] = event["amount"];
        if (kind == "passes_ended") turn()["passes"] = 0;
        if (kind == "choice_asked") ask(event["phase"]);
        if (kind == "turn_ended") end_turn(event);
        if (kind == "game_over") end_game(event);
    }

  private:
    Json& turn() { return document_["turn"]; }
    Json& player(const Json& event) {
        return document_["players"][event["seat"].get<std::size_t>()];
    }

    void move_tokens(const Json& event) {
        const auto tokens = [&](const Json& zone) -> Json& {
            return zone == "supply" ? document_["supply"] : player(event)["tokens"];
        };
        for (const auto& [kind, count] : event["tokens"].items()) {
            Json& less = tokens(event["from"])[kind];
            less = less.get<int>() - count.get<int>();
            Json& more = tokens(event["to"])[kind];
            more = more.get<int>() + count.get<int>();
        }
    }

    void move_card(const Json& event) {
        take_card(event);
        const std::string level = std::to_string(event["level"].get<int>());
        if (event["card"] != "?" && document_.contains("unseen")) {
            document_["unseen"][level].erase(event["card"].get<std::string>());
        }
        if (event["to"] == "table") {
            document_["table"][level][event["slot"].get<std::size_t>()] = event["card"];
        } else if (event["to"] == "characters") {
            player(event)["characters"].push_back(event["card"]);
        } else if (event["to"] == "reserved") {
            Json entry;
            entry["card"] = event["card"];
            entry["hidden"] = event["from"] == "deck";
            if (event["card"] == "?") entry["level"] = event["level"];
            player(event)["reserved"].push_back(entry);
        }
    }

    void take_card(const Json& event) {
        const std::string level = std::to_string(event["level"].get<int>());
        if (event["from"] == "table") {
            document_["table"][level][event["slot"].get<std::size_t>()] = nullptr;
        } else if (event["from"] == "deck") {
            document_["decks"][level].erase(0);
        } else if (event["from"] == "reserved") {
            player(event)["reserved"].erase(event["slot"].get<std::size_t>());
        }
    }

    void move_location(const Json& event) {
        document_["locations"].erase(event["slot"].get<std::size_t>());
        player(event)["locations"].push_back(event["location"]);
    }

    void ask(const Json& phase) {
        turn()["phase"] = phase;
        document_["decision"] = phase;
    }

    void end_turn(const Json& event) {
        turn()["seat"] = event["other"];
        turn()["count"] = event["amount"];
        document_["to_act"] = event["other"];
        ask("action");
    }

    void end_game(const Json& event) {
        turn()["count"] = event["amount"];
        turn()["phase"] = "over";
        document_["to_act"] = nullptr;
        document_["decision"] = nullptr;
        document_["result"]["winners"] = event["winners"];
        document_["result"]["reason"] = event["reason"];
    }

    Json document_;
};

}  // namespace lemniscate::match
