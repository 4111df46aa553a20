#include "server/operator_pages.h"

#include <chrono>
#include <memory>
#include <utility>

#include "server/host.h"
#include "server/request_path.h"

namespace lemniscate::server {

Answer answer_operator(const Request& request, const Condition& condition) {
    if (request.count("Host") != 1 || !is_loopback_host(request.list("Host"))) {
        return plain_answer(421, "this listener answers to localhost only");
    }
    if (request.method != "GET" && request.method != "HEAD") {
        Answer answer = plain_answer(405, "only GET and HEAD are answered");
        answer.fields.push_back({"Allow", "GET, HEAD"});
        return answer;
    }
    const std::string path = request_path(request.target).value_or("");
    if (path == "/healthz") return plain_answer(200, "alive");
    if (path == "/readyz") {
        return condition.is_ready ? plain_answer(200, "ready")
                                  : plain_answer(503, "not ready: starting, or cannot store");
    }
    if (path == "/metrics") {
        return {200,
                {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"},
                 {"Cache-Control", "no-store"}},
                std::make_shared<const std::string>(condition.metrics())};
    }
    return plain_answer(404, "there are /healthz, /readyz and /metrics");
}

void note_numbers(Metrics& metrics, const store::GroupCommit::Numbers& store,
                  const ThinkingNumbers& bots, const Numbers& sockets) {
    using Seconds = std::chrono::duration<double>;
    metrics.commits.set(static_cast<double>(store.commits));
    metrics.committed_units.set(static_cast<double>(store.units));
    metrics.commit_seconds.set(Seconds(store.commit_time).count());
    metrics.last_commit_seconds.set(Seconds(store.last_commit_time).count());
    metrics.store_failures.set(static_cast<double>(store.failures));
    metrics.store_conflicts.set(static_cast<double>(store.conflicts));
    metrics.store_queue.set(static_cast<double>(store.waiting));

    metrics.bot_decisions.set(static_cast<double>(bots.decisions));
    metrics.bot_decisions_hurried.set(static_cast<double>(bots.hurried));
    metrics.bot_decisions_failed.set(static_cast<double>(bots.failed));
    metrics.bot_decisions_overdue.set(static_cast<double>(bots.overdue));
    metrics.bot_seconds.set(bots.seconds);
    metrics.bot_queue.set(static_cast<double>(bots.waiting));
    metrics.bot_threads_lost.set(static_cast<double>(bots.lost));

    metrics.slow_readers.set(static_cast<double>(sockets.dropped_slow));
    metrics.messages.set("in", static_cast<double>(sockets.messages_in));
    metrics.messages.set("out", static_cast<double>(sockets.messages_out));
}

}  // namespace lemniscate::server
