// People at the door: what is answered under `/api/`, as protocol/http-api.openapi.json has it, and
// who is let in by WebSocket.
//
// People are guests: an id that says nothing, a name they may choose, a token in a cookie. All of
// it happens on one thread; the store answers later. A client that is gone by then loses its
// answer, and nothing else depends on it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "server/admitted.h"
#include "server/cookie.h"
#include "server/doorman_request.h"
#include "server/http.h"
#include "server/limiter.h"
#include "server/origin.h"
#include "server/refusal.h"
#include "server/secret.h"
#include "server/server_clock.h"
#include "store/async_store.h"

namespace lemniscate::server {

class Doorman {
  public:
    using Reply = std::function<void(Answer)>;
    using AdmitDone = std::function<void(std::variant<Answer, Admitted>)>;
    using RecordDone = std::function<void(std::variant<std::string, Why>)>;

    /// What the doorman needs of the house. The store answers nobody who is gone: it is emptied
    /// before the doorman goes.
    struct House {
        store::AsyncStore& store;
        Limiter& limiter;
        TimeSource now;
        RandomBytes random;
        OwnNames names = {};
        /// Finds the record of a finished table for a person, nobody where that is empty.
        std::function<void(const std::string& table, const std::string& person, RecordDone done)>
            record = {};
        // What became of somebody who may be sitting at tables.
        std::function<void(const std::string& person, const std::string& name)> renamed = {};
        std::function<void(const std::string& person)> forgotten = {};
    };

    explicit Doorman(House house) : house_(std::move(house)) {}
    Doorman(const Doorman&) = delete;
    Doorman& operator=(const Doorman&) = delete;

    /// Answers a request for anything under `/api/`, once, now or later.
    void answer(const Request& request, Reply reply);
    /// Says who wants a WebSocket, or what is answered instead; once, now or later.
    void admit(const Request& request, AdmitDone done);

  private:
    struct Visit;
    using VisitPtr = std::shared_ptr<Visit>;
    struct Guest {
        store::PersonRow person;
        Token token;
    };

    /// Who it is, nobody without a good cookie; refused where the store cannot say.
    void find_guest(const VisitPtr& visit, std::function<void(std::optional<Guest>)> then);
    /// Refused also where it is nobody.
    void need_guest(const VisitPtr& visit, std::function<void(const Guest&)> then);
    /// Takes a token (server/limiter.h), or refuses.
    bool is_too_often(const VisitPtr& visit, Limited what, const std::string& who);
    /// Writes, or refuses: for `conflict` where it conflicts with what is there.
    void write(const VisitPtr& visit, store::Unit unit, Why conflict, std::function<void()> then);

    void obey(const VisitPtr& visit, const ShowGuest& asked);
    void obey(const VisitPtr& visit, const MakeGuest& asked);
    void obey(const VisitPtr& visit, const RenameGuest& asked);
    void obey(const VisitPtr& visit, const ForgetGuest& asked);
    void obey(const VisitPtr& visit, const MakeLink& asked);
    void obey(const VisitPtr& visit, const RedeemLink& asked);
    void obey(const VisitPtr& visit, const ShowRecord& asked);

    House house_;
};

}  // namespace lemniscate::server
