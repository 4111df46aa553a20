#include "table/entry.h"

#include <array>
#include <utility>

#include "match/json.h"
#include "table/read_fields.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::JsonObject;
using match::ProblemKind;

/// In the order of What.
constexpr std::array<std::string_view, std::variant_size_v<What>> kinds = {
    "opened",  "seated", "unseated", "seat_changed", "invited", "called",
    "salted",  "dealt",  "moved",    "taken_back",   "offered", "answered",
    "ordered", "out",    "resumed",  "checkpoint",   "ended",   "rematch"};
constexpr std::array<std::string_view, 4> movers = {"person", "bot", "program", "order"};
constexpr std::array<std::string_view, 2> offers = {"undo", "draw"};
constexpr std::array<std::string_view, 3> orders = {"ask", "none", "most"};
constexpr std::array<std::string_view, 2> out_reasons = {"resigned", "time"};

template <class Enum, std::size_t size>
std::string_view word_of(const std::array<std::string_view, size>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}
template <class Enum, std::size_t size>
Enum read_word(const std::array<std::string_view, size>& words, const Field& field) {
    return static_cast<Enum>(field.required().word(words, 0));
}

std::int64_t read_integer(const Field& field) { return field.required().integer().value_or(0); }

// What each kind has beside the fields of every entry.

void write(JsonObject& json, const Opened& opened) {
    json.add("table", opened.table).add("settings", write_settings(opened.settings));
    if (opened.settings.sealed) {
        json.add("match", opened.match).add("commitment", opened.commitment);
    }
    JsonObject apart;
    if (opened.settings.sealed) {
        apart.add("secret", opened.secret);
    } else {
        apart.add("seed", std::to_string(opened.seed));
    }
    json.add("apart", apart.add("bots", std::to_string(opened.bots)));
}
void write(JsonObject& json, const Seated& seated) {
    json.add("seat", index(seated.seat));
    if (!seated.salt_hash.empty()) json.add("salt_hash", seated.salt_hash);
}
void write(JsonObject& json, const Unseated& unseated) { json.add("seat", index(unseated.seat)); }
void write(JsonObject& json, const SeatChanged& changed) {
    json.add("seat", index(changed.seat)).add("setting", write_seat_setting(changed.setting));
}
void write(JsonObject& json, const Invited& invited) {
    json.add("apart", JsonObject().add("invitation", invited.invitation));
}
void write(JsonObject& json, const Called& called) {
    json.add("terms", called.terms).add("until", called.until);
}
void write(JsonObject& json, const Salted& salted) {
    json.add("seat", index(salted.seat)).add("salt", salted.salt);
}
void write(JsonObject& json, const Dealt& dealt) {
    json.add("rules", dealt.rules);
    if (!dealt.terms.empty()) json.add("terms", dealt.terms);
}
void write(JsonObject& json, const Moved& moved) {
    json.add("seat", index(moved.seat)).add("move", moved.move).add("by", name_of(moved.by));
}
void write(JsonObject& json, const TakenBack& taken) {
    json.add("seat", index(taken.seat)).add("moves", taken.moves);
}
void write(JsonObject& json, const Offered& offered) {
    json.add("seat", index(offered.seat)).add("what", name_of(offered.what));
}
void write(JsonObject& json, const Answered& answered) {
    json.add("seat", index(answered.seat)).add("offer", answered.offer).add("yes", answered.yes);
}
void write(JsonObject& json, const Ordered& ordered) {
    json.add("seat", index(ordered.seat))
        .add("decision", ordered.decision)
        .add("order", name_of(ordered.order));
}
void write(JsonObject& json, const Out& out) {
    json.add("seat", index(out.seat)).add("why", name_of(out.why));
}
void write(JsonObject& json, const Resumed& resumed) { json.add("since", resumed.since); }
void write(JsonObject& json, const Checkpoint& checkpoint) {
    json.add("rules", checkpoint.rules);
    JsonObject apart;
    apart.add("position", *checkpoint.position);
    if (checkpoint.dice) {
        const auto [a, b] = checkpoint.dice->state();
        apart.add("dice", JsonObject().add("a", std::to_string(a)).add("b", std::to_string(b)));
    }
    json.add("apart", apart);
}
void write(JsonObject& json, const Ended& ended) {
    json.add("winners", ended.winners).add("reason", ended.reason);
}
void write(JsonObject& json, const Rematch& rematch) {
    json.add("seat", index(rematch.seat));
    if (!rematch.table.empty()) json.add("table", rematch.table);
}

Fields fields_of(const Field& entry, std::initializer_list<std::string_view> own) {
    return table::fields_of(entry, {"number", "time", "kind", "person", "command", "content"}, own);
}

using Reader = What (*)(const Field& entry);

/// In the order of What.
constexpr std::array<Reader, std::variant_size_v<What>> readers = {
    [](const Field& entry) -> What {
        const Fields fields =
            fields_of(entry, {"table", "settings", "match", "commitment", "apart"});
        const Fields apart = fields["apart"].required().fields({"secret", "seed", "bots"});
        return Opened{fields["table"].required().text(),
                      read_settings(fields["settings"].required()),
                      fields["match"].text(),
                      fields["commitment"].text(),
                      apart["secret"].text(),
                      read_long(apart["seed"]),
                      read_long(apart["bots"].required())};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "salt_hash"});
        return Seated{read_seat(fields["seat"]), fields["salt_hash"].text()};
    },
    [](const Field& entry) -> What {
        return Unseated{read_seat(fields_of(entry, {"seat"})["seat"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "setting"});
        return SeatChanged{read_seat(fields["seat"]),
                           read_seat_setting(fields["setting"].required())};
    },
    [](const Field& entry) -> What {
        const Fields apart = fields_of(entry, {"apart"})["apart"].required().fields({"invitation"});
        return Invited{apart["invitation"].required().text()};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"terms", "until"});
        return Called{fields["terms"].required().text(), read_integer(fields["until"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "salt"});
        return Salted{read_seat(fields["seat"]), fields["salt"].required().text()};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"rules", "terms"});
        return Dealt{fields["rules"].required().number({1, 1000000}, 1), fields["terms"].text()};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "move", "by"});
        return Moved{read_seat(fields["seat"]), fields["move"].required().text(),
                     read_word<MovedBy>(movers, fields["by"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "moves"});
        return TakenBack{read_seat(fields["seat"]),
                         fields["moves"].required().number({1, 1000000}, 1)};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "what"});
        return Offered{read_seat(fields["seat"]), read_word<OfferKind>(offers, fields["what"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "offer", "yes"});
        return Answered{read_seat(fields["seat"]), read_number(fields["offer"]),
                        fields["yes"].required().flag(false)};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "decision", "order"});
        return Ordered{read_seat(fields["seat"]), fields["decision"].required().text(),
                       read_word<Order>(orders, fields["order"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "why"});
        return Out{read_seat(fields["seat"]), read_word<OutReason>(out_reasons, fields["why"])};
    },
    [](const Field& entry) -> What {
        return Resumed{read_integer(fields_of(entry, {"since"})["since"])};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"rules", "apart"});
        const Fields apart = fields["apart"].required().fields({"position", "dice"});
        const Field position = apart["position"].required();
        Checkpoint checkpoint{
            fields["rules"].required().number({1, 1000000}, 1),
            match::share(position.is_missing() ? match::Json() : position.value())};
        if (!apart["dice"].is_missing()) {
            const Fields dice = apart["dice"].fields({"a", "b"});
            checkpoint.dice =
                Dice::lying({read_long(dice["a"].required()), read_long(dice["b"].required())});
        }
        return checkpoint;
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"winners", "reason"});
        return Ended{static_cast<std::uint8_t>(fields["winners"].required().number({0, 255}, 0)),
                     fields["reason"].required().text()};
    },
    [](const Field& entry) -> What {
        const Fields fields = fields_of(entry, {"seat", "table"});
        return Rematch{read_seat(fields["seat"]), fields["table"].text()};
    },
};

}  // namespace

std::string_view kind_of(const What& what) { return kinds[what.index()]; }
std::string_view name_of(MovedBy by) { return word_of(movers, by); }
std::string_view name_of(OfferKind offer) { return word_of(offers, offer); }
std::string_view name_of(Order order) { return word_of(orders, order); }
std::string_view name_of(OutReason reason) { return word_of(out_reasons, reason); }

std::span<const std::string_view> order_words() { return orders; }

JsonObject write_entry(const Entry& entry) {
    JsonObject json;
    json.add("number", entry.number).add("time", entry.time).add("kind", kind_of(entry.what));
    if (!entry.person.empty()) json.add("person", entry.person);
    if (!entry.command.empty()) {
        json.add("command", entry.command).add("content", std::to_string(entry.content));
    }
    std::visit([&json](const auto& what) { write(json, what); }, entry.what);
    return json;
}

match::Result<Entry> read_entry(const match::Json& json) {
    std::optional<match::Problem> problem;
    const Field document(json, problem);
    Entry entry{.what = Unseated{Seat::none}};
    const std::size_t kind = document.field("kind").required().word(kinds, 0);
    if (problem) return *problem;
    entry.number = read_number(document.field("number"));
    entry.time = read_integer(document.field("time"));
    entry.person = document.field("person").text();
    entry.command = document.field("command").text();
    entry.content = read_long(document.field("content"));
    entry.what = readers[kind](document);
    if (problem) return *problem;
    return entry;
}

}  // namespace lemniscate::table
