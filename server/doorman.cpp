#include "server/doorman.h"

#include <string_view>
#include <vector>

#include "match/json_text.h"
#include "server/name_policy.h"

namespace lemniscate::server {

namespace {

constexpr Time link_lives = 10 * 60 * 1000;

Answer json_answer(int status, const match::JsonObject& body) {
    return {status,
            {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
            std::make_shared<const std::string>(body.text())};
}

Answer person_answer(int status, const std::string& person, const std::string& name) {
    return json_answer(status, match::JsonObject().add("person", person).add("name", name));
}

}  // namespace

/// Somebody who waits for an answer.
struct Doorman::Visit {
    Request request;
    Reply reply;
    std::string address_key = {};

    void refuse(const Refusal& refusal) const { reply(refusal_answer(refusal, request)); }
    void refuse(Why why) const { refuse(Refusal{why}); }
    /// With a cookie that says who it is from now on.
    void answer(Answer answer, std::string_view token) const {
        answer.fields.push_back({"Set-Cookie", write_cookie(token, request.peer.secure)});
        reply(std::move(answer));
    }
};

void Doorman::answer(const Request& request, Reply reply) {
    const VisitPtr visit = std::make_shared<Visit>(Visit{request, std::move(reply)});
    visit->address_key = house_.limiter.address_key(request.peer.address, house_.now());
    if (is_too_often(visit, Limited::requests_by_address, visit->address_key)) return;
    const auto read = read_doorman_request(request, house_.names);
    if (const Refusal* refusal = std::get_if<Refusal>(&read)) return visit->refuse(*refusal);
    std::visit([&](const auto& asked) { obey(visit, asked); }, std::get<DoormanRequest>(read));
}

void Doorman::admit(const Request& request, AdmitDone done) {
    const VisitPtr visit = std::make_shared<Visit>(Visit{request, done});
    visit->address_key = house_.limiter.address_key(request.peer.address, house_.now());
    if (is_too_often(visit, Limited::requests_by_address, visit->address_key)) return;
    if (const auto refusal = refuse_socket(request, house_.names)) return visit->refuse(*refusal);
    need_guest(visit, [visit, done = std::move(done)](const Guest& guest) {
        done(Admitted{guest.person.id, guest.person.name, visit->address_key});
    });
}

void Doorman::find_guest(const VisitPtr& visit, std::function<void(std::optional<Guest>)> then) {
    std::vector<Token> tokens = tokens_of(visit->request);
    if (tokens.empty()) return then(std::nullopt);
    house_.store.read(
        [tokens = std::move(tokens)](store::Store& store) -> std::optional<Guest> {
            for (const Token& token : tokens) {
                if (auto person = store.person_by_token(token.hash)) {
                    return Guest{*std::move(person), token};
                }
            }
            return std::nullopt;
        },
        [visit, then = std::move(then)](std::optional<std::optional<Guest>> read) {
            if (!read) return visit->refuse(Why::trouble);
            then(*std::move(read));
        });
}

void Doorman::need_guest(const VisitPtr& visit, std::function<void(const Guest&)> then) {
    find_guest(visit, [visit, then = std::move(then)](const std::optional<Guest>& guest) {
        if (!guest) return visit->refuse(Why::no_guest);
        then(*guest);
    });
}

bool Doorman::is_too_often(const VisitPtr& visit, Limited what, const std::string& who) {
    const std::optional<Time> wait = house_.limiter.take(what, who, house_.now());
    if (wait) visit->refuse(too_often(*wait));
    return wait.has_value();
}

void Doorman::write(const VisitPtr& visit, store::Unit unit, Why conflict,
                    std::function<void()> then) {
    house_.store.write(
        std::move(unit), [visit, conflict, then = std::move(then)](store::Stored stored) {
            if (stored == store::Stored::yes) return then();
            visit->refuse(stored == store::Stored::conflict ? conflict : Why::trouble);
        });
}

void Doorman::obey(const VisitPtr& visit, const ShowGuest& /*asked*/) {
    need_guest(visit, [visit](const Guest& guest) {
        visit->reply(person_answer(200, guest.person.id, guest.person.name));
    });
}

void Doorman::obey(const VisitPtr& visit, const MakeGuest& asked) {
    find_guest(visit, [this, visit, asked](const std::optional<Guest>& guest) {
        if (guest) {
            // The cookie lives on from today.
            return visit->answer(person_answer(200, guest->person.id, guest->person.name),
                                 guest->token.text);
        }
        if (is_too_often(visit, Limited::guests_by_address, visit->address_key)) return;
        const Time now = house_.now();
        const store::PersonRow person{make_id(house_.random),
                                      asked.name ? *asked.name : make_name(house_.random), now};
        const std::string token = make_secret(house_.random);
        write(visit,
              {{store::AddPerson{person},
                store::AddToken{{secret_hash(token).value(), person.id, now}}}},
              Why::trouble, [visit, person, token] {
                  visit->answer(person_answer(201, person.id, person.name), token);
              });
    });
}

void Doorman::obey(const VisitPtr& visit, const RenameGuest& asked) {
    need_guest(visit, [this, visit, asked](const Guest& guest) {
        const std::string& person = guest.person.id;
        if (is_too_often(visit, Limited::names_by_person, person)) return;
        // A conflict: the person was forgotten meanwhile.
        write(visit, {{store::RenamePerson{person, asked.name}}}, Why::no_guest,
              [this, visit, person, asked] {
                  if (house_.renamed) house_.renamed(person, asked.name);
                  visit->reply(person_answer(200, person, asked.name));
              });
    });
}

void Doorman::obey(const VisitPtr& visit, const ForgetGuest& /*asked*/) {
    need_guest(visit, [this, visit](const Guest& guest) {
        const std::string& person = guest.person.id;
        write(visit, {{store::ForgetPerson{person}}}, Why::no_guest, [this, visit, person] {
            if (house_.forgotten) house_.forgotten(person);
            visit->reply({204,
                          {{"Cache-Control", "no-store"},
                           {"Set-Cookie", write_no_cookie(visit->request.peer.secure)}}});
        });
    });
}

void Doorman::obey(const VisitPtr& visit, const MakeLink& /*asked*/) {
    need_guest(visit, [this, visit](const Guest& guest) {
        const std::string& person = guest.person.id;
        if (is_too_often(visit, Limited::links_by_person, person)) return;
        const std::string secret = make_secret(house_.random);
        const Time expires = house_.now() + link_lives;
        write(visit, {{store::AddLink{{secret_hash(secret).value(), person, expires}}}},
              Why::no_guest, [visit, secret, expires] {
                  visit->reply(json_answer(
                      201, match::JsonObject().add("secret", secret).add("expires", expires)));
              });
    });
}

void Doorman::obey(const VisitPtr& visit, const RedeemLink& asked) {
    if (is_too_often(visit, Limited::redeemed_links_by_address, visit->address_key)) return;
    const std::optional<std::string> hash = secret_hash(asked.secret);
    if (!hash) return visit->refuse(Why::no_such_link);
    house_.store.read(
        [hash](store::Store& store) -> std::optional<store::PersonRow> {
            const std::optional<store::LinkRow> link = store.link(*hash);
            return link ? store.person(link->person) : std::nullopt;
        },
        [this, visit, hash](std::optional<std::optional<store::PersonRow>> read) {
            if (!read) return visit->refuse(Why::trouble);
            if (!*read) return visit->refuse(Why::no_such_link);
            const store::PersonRow person = **std::move(read);
            const Time now = house_.now();
            const std::string token = make_secret(house_.random);
            // Of two that come at the same moment, the second finds the link spent.
            write(visit,
                  {{store::UseLink{*hash, now},
                    store::AddToken{{secret_hash(token).value(), person.id, now}}}},
                  Why::no_such_link, [visit, person, token] {
                      visit->answer(person_answer(200, person.id, person.name), token);
                  });
        });
}

void Doorman::obey(const VisitPtr& visit, const ShowRecord& asked) {
    find_guest(visit, [this, visit, asked](const std::optional<Guest>& guest) {
        house_.record(
            asked.table, guest ? guest->person.id : std::string(),
            [visit](std::variant<std::string, Why> found) {
                if (const Why* why = std::get_if<Why>(&found)) return visit->refuse(*why);
                visit->reply(
                    {200,
                     {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
                     std::make_shared<const std::string>(std::get<std::string>(std::move(found)))});
            });
    });
}

}  // namespace lemniscate::server
