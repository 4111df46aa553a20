// What whoever runs the server may ask, on a listener of its own: is it alive, is it ready, how
// much of everything is there.
#pragma once

#include <functional>
#include <string>

#include "server/http.h"
#include "server/http_server.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "store/group_commit.h"

namespace lemniscate::server {

struct Condition {
    bool is_ready = false;  ///< it has started, and stores what people do
    std::function<std::string()> metrics;
};

/// `/healthz`, `/readyz`, `/metrics`.
Answer answer_operator(const Request& request, const Condition& condition);

/// Numbers that others keep.
void note_numbers(Metrics& metrics, const store::GroupCommit::Numbers& store,
                  const ThinkingNumbers& bots, const Numbers& sockets);

}  // namespace lemniscate::server
