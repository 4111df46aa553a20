// What somebody says to the hall, right or wrong.
#pragma once

#include <string>

#include "match/json.h"

namespace lemniscate::tests::hall_simulation {

struct Request {
    match::Json message = {};
    std::string nonsense = {};  ///< what is sent instead: nothing that could be read
    bool is_unfit = false;      ///< read, and not what the schemas allow

    bool is_nonsense() const { return !nonsense.empty(); }
    std::string text() const { return is_nonsense() ? nonsense : message.dump(); }
    std::string verb() const { return message.value("do", ""); }
    /// The command inside it.
    bool is_command() const { return verb() == "command"; }
    const match::Json& command() const { return message["command"]; }
    std::string id() const { return (is_command() ? command() : message)["id"]; }
    /// What it asks for, of a table or of the hall.
    std::string deed() const { return (is_command() ? command() : message)["do"]; }
    std::string table() const { return message.value("table", ""); }
};

}  // namespace lemniscate::tests::hall_simulation
