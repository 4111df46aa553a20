// A store for somebody who may not wait: answers come later, on the thread of whoever asked.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "store/store.h"

namespace lemniscate::store {

class AsyncStore {
  public:
    using WriteDone = std::function<void(Stored)>;
    /// Runs where the store is; what it returns runs where the asker is.
    using Reading = std::function<std::function<void()>(Store&)>;

    virtual ~AsyncStore() = default;

    /// Units and readings are done in the order in which they come. `done` says `failed` at once
    /// where too many wait already.
    virtual void write(Unit unit, WriteDone done) = 0;
    virtual void read(Reading reading) = 0;

    /// Reads something; nothing when the store could not be read.
    template <class Read, class Done>
    void read(Read look, Done done) {
        read(Reading([look = std::move(look), done = std::move(done)](Store& store) {
            using Value = decltype(look(store));
            auto value = std::make_shared<std::optional<Value>>();
            try {
                value->emplace(look(store));
            } catch (const Trouble&) {
                // The asker sees that there is nothing.
            }
            return std::function<void()>([value, done]() mutable { done(std::move(*value)); });
        }));
    }
};

}  // namespace lemniscate::store
