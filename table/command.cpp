#include "table/command.h"

#include <array>
#include <utility>

#include "engine/hash.h"
#include "match/json.h"
#include "table/read_fields.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::JsonObject;
using match::ProblemKind;

constexpr std::size_t longest_text = 400;

/// In the order of Deed.
constexpr std::array<std::string_view, std::variant_size_v<Deed>> verbs = {
    "sit",  "leave", "change_seat", "invite", "salt",   "move",
    "undo", "draw",  "answer",      "order",  "resign", "rematch"};

Fields fields_of(const Field& command, std::initializer_list<std::string_view> own) {
    return table::fields_of(command, {"id", "do"}, own);
}

using Reader = Deed (*)(const Field& command);

/// In the order of Deed.
constexpr std::array<Reader, std::variant_size_v<Deed>> readers = {
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "invitation", "salt_hash"});
        const Seat seat = fields["seat"].is_missing() ? Seat::none : read_seat(fields["seat"]);
        return Sit{seat, read_text(fields["invitation"], longest_text),
                   read_text(fields["salt_hash"], longest_text)};
    },
    [](const Field& command) -> Deed {
        fields_of(command, {});
        return Leave{};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "setting"});
        return ChangeSeat{read_seat(fields["seat"]),
                          read_seat_setting(fields["setting"].required())};
    },
    [](const Field& command) -> Deed {
        fields_of(command, {});
        return Invite{};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "salt"});
        return SendSalt{read_seat(fields["seat"]),
                        read_text(fields["salt"].required(), longest_text)};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "at", "move"});
        return MakeMove{read_seat(fields["seat"]), read_number(fields["at"]),
                        read_text(fields["move"].required(), longest_text)};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "at"});
        return AskUndo{read_seat(fields["seat"]), read_number(fields["at"])};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "at"});
        return OfferDraw{read_seat(fields["seat"]), read_number(fields["at"])};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "offer", "yes"});
        return AnswerOffer{read_seat(fields["seat"]), read_number(fields["offer"]),
                           fields["yes"].required().flag(false)};
    },
    [](const Field& command) -> Deed {
        const Fields fields = fields_of(command, {"seat", "decision", "order"});
        return GiveOrder{read_seat(fields["seat"]),
                         read_text(fields["decision"].required(), longest_text),
                         static_cast<Order>(fields["order"].required().word(order_words(), 0))};
    },
    [](const Field& command) -> Deed {
        return Resign{read_seat(fields_of(command, {"seat"})["seat"])};
    },
    [](const Field& command) -> Deed {
        return WantRematch{read_seat(fields_of(command, {"seat"})["seat"])};
    },
};

void write(JsonObject& json, const Sit& sit) {
    if (sit.seat != Seat::none) json.add("seat", index(sit.seat));
    if (!sit.invitation.empty()) json.add("invitation", sit.invitation);
    if (!sit.salt_hash.empty()) json.add("salt_hash", sit.salt_hash);
}
void write(JsonObject&, const Leave&) {}
void write(JsonObject& json, const ChangeSeat& change) {
    json.add("seat", index(change.seat)).add("setting", write_seat_setting(change.setting));
}
void write(JsonObject&, const Invite&) {}
void write(JsonObject& json, const SendSalt& salt) {
    json.add("seat", index(salt.seat)).add("salt", salt.salt);
}
void write(JsonObject& json, const MakeMove& move) {
    json.add("seat", index(move.seat)).add("at", move.at).add("move", move.move);
}
void write(JsonObject& json, const AskUndo& undo) {
    json.add("seat", index(undo.seat)).add("at", undo.at);
}
void write(JsonObject& json, const OfferDraw& draw) {
    json.add("seat", index(draw.seat)).add("at", draw.at);
}
void write(JsonObject& json, const AnswerOffer& answer) {
    json.add("seat", index(answer.seat)).add("offer", answer.offer).add("yes", answer.yes);
}
void write(JsonObject& json, const GiveOrder& order) {
    json.add("seat", index(order.seat))
        .add("decision", order.decision)
        .add("order", name_of(order.order));
}
void write(JsonObject& json, const Resign& resign) { json.add("seat", index(resign.seat)); }
void write(JsonObject& json, const WantRematch& rematch) { json.add("seat", index(rematch.seat)); }

}  // namespace

std::uint64_t content_of(std::string_view text) {
    Fingerprint content;
    for (const char letter : text) content.add(static_cast<unsigned char>(letter));
    return content.value;
}

JsonObject write_command(const Command& command) {
    JsonObject json;
    json.add("id", command.id).add("do", verbs[command.deed.index()]);
    std::visit([&json](const auto& deed) { write(json, deed); }, command.deed);
    return json;
}

Command make_command(std::string id, Deed deed) {
    Command command{std::move(id), std::move(deed)};
    command.content = content_of(write_command(command).text());
    return command;
}

match::Result<Command> read_command(const match::Json& json) {
    std::optional<match::Problem> problem;
    const Field document(json, problem);
    const std::size_t verb = document.field("do").required().word(verbs, 0);
    std::string id = read_id(document.field("id"));
    if (problem) return *problem;
    Deed deed = readers[verb](document);
    if (problem) return *problem;
    return make_command(std::move(id), std::move(deed));
}

}  // namespace lemniscate::table
