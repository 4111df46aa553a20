#include "server/client_message.h"

#include <array>
#include <utility>

#include "match/json.h"
#include "match/reader.h"
#include "table/read_fields.h"

namespace lemniscate::server {

namespace {

using match::ProblemKind;
using table::read_number;
using table::read_text;

constexpr std::size_t longest_name = 64;
constexpr std::size_t longest_chat = 4096;  // of bytes; the chat itself counts letters

/// In the order of Asked.
constexpr std::array<std::string_view, std::variant_size_v<Asked>> verbs = {
    "hello", "open",  "find",     "watch",   "unwatch", "command", "say",
    "mute",  "lobby", "finished", "running", "quick",   "ping"};

match::Fields fields_of(const match::Field& message, std::initializer_list<std::string_view> own) {
    return table::fields_of(message, {"id", "do"}, own);
}

std::string read_name(const match::Field& field) { return read_text(field, longest_name); }

std::optional<std::uint64_t> read_number_if_any(const match::Field& field) {
    if (field.is_missing()) return std::nullopt;
    return read_number(field);
}

table::Parts read_parts(const match::Field& field) {
    if (field.is_missing()) return {};
    table::Parts parts{.view = false, .choices = false, .notes = false, .log = false};
    constexpr std::array<std::string_view, 4> words = {"view", "choices", "notes", "log"};
    const std::array<bool*, 4> flags = {&parts.view, &parts.choices, &parts.notes, &parts.log};
    for (const match::Field& part : field.entries_up_to(words.size()))
        *flags[part.word(words, 0)] = true;
    return parts;
}

using Reader = Asked (*)(const match::Field& message);

/// In the order of Asked.
constexpr std::array<Reader, std::variant_size_v<Asked>> readers = {
    [](const match::Field& message) -> Asked {
        const match::Fields fields = fields_of(message, {"protocol"});
        return Hello{fields["protocol"].required().number({0, 1'000'000}, 0)};
    },
    [](const match::Field& message) -> Asked {
        const match::Fields fields = fields_of(message, {"settings", "listed"});
        const match::Field settings = fields["settings"].required();
        return Open{settings.is_missing() ? nullptr : match::share(settings.value()),
                    fields["listed"].flag(false)};
    },
    [](const match::Field& message) -> Asked {
        return Find{read_name(fields_of(message, {"code"})["code"].required())};
    },
    [](const match::Field& message) -> Asked {
        const match::Fields fields =
            fields_of(message, {"table", "seat", "seen", "heard", "code", "parts"});
        return Watch{read_name(fields["table"].required()),
                     fields["seat"].is_missing() ? Seat::none : table::read_seat(fields["seat"]),
                     read_number_if_any(fields["seen"]),
                     read_number_if_any(fields["heard"]),
                     read_name(fields["code"]),
                     read_parts(fields["parts"])};
    },
    [](const match::Field& message) -> Asked {
        return Unwatch{read_name(fields_of(message, {"table"})["table"].required())};
    },
    [](const match::Field& message) -> Asked {
        // A command has an id of its own.
        const match::Fields fields = message.fields({"do", "table", "command", "code"});
        const std::string table = read_name(fields["table"].required());
        const std::string code = read_name(fields["code"]);
        const match::Field field = fields["command"].required();
        if (field.is_missing()) return Obey{};
        const auto command = table::read_command(field.value());
        if (command) return Obey{table, *command, code};
        field.refuse_inside(command.problem());
        return Obey{};
    },
    [](const match::Field& message) -> Asked {
        const match::Fields fields = fields_of(message, {"table", "text"});
        return Say{read_name(fields["table"].required()),
                   read_text(fields["text"].required(), longest_chat)};
    },
    [](const match::Field& message) -> Asked {
        const match::Fields fields = fields_of(message, {"table", "person", "muted"});
        return Mute{read_name(fields["table"].required()), read_name(fields["person"].required()),
                    fields["muted"].flag(true)};
    },
    [](const match::Field& message) -> Asked {
        return FollowLobby{fields_of(message, {"on"})["on"].flag(true)};
    },
    [](const match::Field& message) -> Asked {
        const match::Field before = fields_of(message, {"before"})["before"];
        return ListFinished{before.integer()};
    },
    [](const match::Field& message) -> Asked {
        fields_of(message, {});
        return ListRunning{};
    },
    [](const match::Field& message) -> Asked {
        const match::Fields fields =
            fields_of(message, {"game", "options", "clock", "opponents", "bot"});
        constexpr std::array<std::string_view, 2> opponents = {"people", "bots"};
        return QuickMatch{
            read_name(fields["game"].required()), table::read_option_list(fields["options"]),
            table::read_clock(fields["clock"]),
            fields["opponents"].required().word(opponents, 0) == 1, read_name(fields["bot"])};
    },
    [](const match::Field& message) -> Asked {
        fields_of(message, {});
        return Ping{};
    },
};

/// What the answer is about: the id of the message, or that of the command inside it.
std::optional<std::string> id_of(const match::Json& document) {
    const auto id_in = [](const match::Json& object) -> std::optional<std::string> {
        if (!object.is_object() || !object.contains("id") || !object["id"].is_string()) {
            return std::nullopt;
        }
        return object["id"].get<std::string>();
    };
    std::optional<std::string> id = id_in(document);
    if (!id && document.is_object() && document.contains("command")) {
        id = id_in(document["command"]);
    }
    if (id && (id->empty() || id->size() > longest_name)) return std::nullopt;
    return id;
}

}  // namespace

std::variant<ClientMessage, Unreadable> read_client_message(std::string_view text) {
    const auto document = match::parse_json(text);
    if (!document) return Unreadable{{}, document.problem()};
    std::optional<match::Problem> problem;
    const match::Field field(*document, problem);
    const std::size_t verb = field.field("do").required().word(verbs, 0);
    if (problem) return Unreadable{id_of(*document), *std::move(problem)};
    ClientMessage message{.asked = readers[verb](field)};
    if (const Obey* obey = std::get_if<Obey>(&message.asked)) {
        message.id = obey->command.id;
    } else {
        message.id = table::read_id(field.field("id"));
    }
    if (problem) return Unreadable{id_of(*document), *std::move(problem)};
    return message;
}

}  // namespace lemniscate::server
