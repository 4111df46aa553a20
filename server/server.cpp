#include "server/server.h"

#include <algorithm>
#include <any>
#include <cerrno>
#include <chrono>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <variant>

#include <unistd.h>

#include "match/sodium_hashes.h"
#include "server/answer.h"
#include "server/doorman.h"
#include "server/hall.h"
#include "server/http_server.h"
#include "server/limiter.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/operator_pages.h"
#include "server/request_path.h"
#include "server/server_clock.h"
#include "server/service_manager.h"
#include "server/thinkers.h"
#include "store/group_commit.h"
#include "store/sqlite_store.h"

namespace lemniscate::server {

namespace {

constexpr std::chrono::milliseconds tick_every(50);
constexpr std::string_view loopback = "127.0.0.1";
/// What one may say at once, in seconds of the rate.
constexpr double burst_seconds = 10;

Limits limits_of(const Config& config) {
    Limits limits;
    limits.connections = config.connections;
    limits.connections_per_address = config.connections_per_address;
    limits.body_bytes = limits.message_bytes = config.message_bytes;
    limits.messages_per_second = config.messages_per_second;
    limits.message_burst = config.messages_per_second * burst_seconds;
    limits.queued_bytes = config.unread_bytes;
    return limits;
}

ThinkingLimits thinking_of(const Config& config) {
    ThinkingLimits limits;
    const std::size_t usual = std::max(2U, std::thread::hardware_concurrency()) - 1;
    limits.threads = config.bot_threads.value_or(static_cast<std::uint32_t>(usual));
    limits.full = std::chrono::milliseconds(config.bot_milliseconds);
    return limits;
}

HallSettings hall_settings_of(const Config& config, std::string_view version) {
    return {
        .version = std::string(version),
        .tables = {.in_memory = config.tables_in_memory, .idle = Time{config.idle_seconds} * 1000},
        .tables_per_person = config.tables_per_person,
        .bot_pace = config.bot_pace};
}

/// From the system, which has it from the machine.
void fill_with_chance(std::span<std::uint8_t> bytes) {
    constexpr std::size_t most_at_once = 256;
    while (!bytes.empty()) {
        const auto part = bytes.first(std::min(bytes.size(), most_at_once));
        if (getentropy(part.data(), part.size()) != 0) {
            throw std::system_error(errno, std::generic_category(), "getentropy");
        }
        bytes = bytes.subspan(part.size());
    }
}

bool is_api(const Request& request) {
    return request.target == "/api" || request.target.starts_with("/api/");
}

}  // namespace

class Server::Rooms {
  public:
    Rooms(const Config& config, const std::filesystem::path& data, Page page,
          std::string_view version)
        : Rooms(config, std::make_unique<store::SqliteStore>(data), std::move(page), version) {}

    std::error_code listen(std::uint16_t port) {
        Handlers handlers;
        handlers.takes_bodies = true;
        handlers.request = [this](const Request& request, Handlers::Reply reply) {
            answer_request(request, std::move(reply));
        };
        handlers.upgrade = [this](const Request& request, Handlers::Judge judge) {
            admit(request, std::move(judge));
        };
        handlers.opened = [this](ConnectionId connection, const Accepted& accepted) {
            hall_.opened(connection, std::any_cast<const Admitted&>(accepted.whom));
        };
        handlers.received = [this](ConnectionId connection, std::string_view text) {
            hall_.received(connection, text);
        };
        handlers.closed = [this](ConnectionId connection) { hall_.closed(connection); };
        return listen(config_.address, port, std::move(handlers), public_port_);
    }

    std::error_code listen_for_metrics(std::uint16_t port) {
        Handlers handlers;
        handlers.request = [this](const Request& request, const Handlers::Reply& reply) {
            reply(answer_operator(request, {.is_ready = hall_.is_ready() && hall_.is_storing(),
                                            .metrics = [this] { return metrics_text(); }}));
        };
        return listen(loopback, port, std::move(handlers), metrics_port_);
    }

    std::uint16_t port() const { return public_port_; }

    void run() {
        match::JsonObject where;
        where.add("address", config_.address).add("port", port());
        if (metrics_port_ != 0) where.add("metrics_port", metrics_port_);
        log_.write(Level::info, "listening", where);
        tick();
        sockets_.run();
        log_.write(Level::info, "stopped");
    }

  private:
    Rooms(const Config& config, std::unique_ptr<store::Store> store, Page page,
          std::string_view version)
        : config_(config),
          page_(std::move(page)),
          last_beat_(store->last_beat()),
          clock_(last_beat_),
          log_(config.log_level, config.log_format),
          metrics_(version, clock_.now()),
          limiter_(fill_with_chance, allowances(config.requests_per_minute, config.guests_per_hour,
                                                config.messages_per_second)),
          sockets_(limits_of(config), config.trusted_proxies),
          store_(std::move(store), [this](std::function<void()> work) { post(std::move(work)); },
                 {.waiting = config.store_queue}),
          thinkers_(thinking_of(config),
                    [this](std::function<void()> work) { post(std::move(work)); }),
          hall_(hall_parts(), hall_settings_of(config, version)),
          doorman_(doorman_house()) {
        sockets_.on_failure([this](const std::exception_ptr& problem) { log_failure(problem); });
        sockets_.on_stop([this] { leave(); });
        hall_.begin(last_beat_, [this] {
            log_.write(Level::info, "ready");
            tell_manager("READY=1");
        });
    }

    HallParts hall_parts() {
        return {.store = store_,
                .connections = sockets_,
                .limiter = limiter_,
                .log = log_,
                .metrics = metrics_,
                .hashes = match::sodium_hashes(),
                .now = [this] { return clock_.now(); },
                .random = fill_with_chance,
                .think =
                    [this](const std::string& table, table::Thought thought,
                           TableHouse::Answered answered) {
                        thinkers_.think(table, std::move(thought),
                                        [answered = std::move(answered)](table::Thought back,
                                                                         std::string move, bool) {
                                            answered(std::move(back), std::move(move));
                                        });
                    },
                .is_hurried = [this] { return thinkers_.is_hurried(); },
                .store_trouble = [this] { return store_.numbers().last_trouble; }};
    }

    Doorman::House doorman_house() {
        return {
            .store = store_,
            .limiter = limiter_,
            .now = [this] { return clock_.now(); },
            .random = fill_with_chance,
            .names = {config_.hosts, config_.origins},
            .record =
                [this](const std::string& table, const std::string& person,
                       Doorman::RecordDone done) { hall_.record(table, person, std::move(done)); },
            .renamed = [this](const std::string& person,
                              const std::string& name) { hall_.renamed(person, name); },
            .forgotten = [this](const std::string& person) { hall_.forgotten(person); }};
    }

    std::error_code listen(std::string_view address, std::uint16_t port, Handlers handlers,
                           std::uint16_t& taken) {
        const std::error_code error = sockets_.listen(address, port, std::move(handlers));
        if (!error) taken = sockets_.port(listeners_++);
        return error;
    }

    void post(std::function<void()> work) { sockets_.post(std::move(work)); }

    void answer_request(const Request& request, Handlers::Reply reply) {
        const auto counted = [this, reply = std::move(reply)](Answer answer) {
            metrics_.requests.add(std::to_string(answer.status));
            reply(std::move(answer));
        };
        if (is_api(request)) {
            doorman_.answer(request, counted);
        } else {
            counted(answer(page_, request, config_.hosts));
        }
    }

    void admit(const Request& request, Handlers::Judge judge) {
        doorman_.admit(request, [judge = std::move(judge)](std::variant<Answer, Admitted> verdict) {
            if (auto* admitted = std::get_if<Admitted>(&verdict)) {
                judge(Accepted{std::move(*admitted)});
            } else {
                judge(std::get<Answer>(std::move(verdict)));
            }
        });
    }

    /// What is under way is still stored; whoever asked for it asks again and is told.
    void leave() {
        tell_manager("STOPPING=1");
        hall_.stop();
    }

    void tick() {
        hall_.tick();
        if (++ticks_ % 20 == 0) thinkers_.look_after();
        sockets_.after(tick_every, [this] { tick(); });
    }

    std::string metrics_text() {
        note_numbers(metrics_, store_.numbers(), thinkers_.numbers(), sockets_.numbers());
        return metrics_.text();
    }

    void tell_manager(std::string_view state) {
        if (!tell_service_manager(state)) log_.write(Level::warning, "service_manager_not_told");
    }

    void log_failure(const std::exception_ptr& problem) {
        std::string words = "unknown";
        try {
            std::rethrow_exception(problem);
        } catch (const std::exception& thrown) {
            words = thrown.what();
        } catch (...) {
            // Nobody here throws anything else.
        }
        log_.write(Level::error, "failure", match::JsonObject().add("words", words));
    }

    const Config config_;
    const Page page_;
    const std::optional<Time> last_beat_;
    const ServerClock clock_;
    Log log_;
    Metrics metrics_;
    Limiter limiter_;
    HttpServer sockets_;
    store::GroupCommit store_;
    Thinkers thinkers_;
    Hall hall_;
    Doorman doorman_;
    std::size_t listeners_ = 0;
    std::uint16_t public_port_ = 0;
    std::uint16_t metrics_port_ = 0;  ///< 0: nobody listens there
    std::uint64_t ticks_ = 0;
};

Server::Server(const Config& config, const std::filesystem::path& data, Page page,
               std::string_view version)
    : rooms_(std::make_unique<Rooms>(config, data, std::move(page), version)) {}
Server::~Server() = default;

std::error_code Server::listen(std::uint16_t port) { return rooms_->listen(port); }
std::error_code Server::listen_for_metrics(std::uint16_t port) {
    return rooms_->listen_for_metrics(port);
}
std::uint16_t Server::port() const { return rooms_->port(); }
void Server::run() { rooms_->run(); }

}  // namespace lemniscate::server
