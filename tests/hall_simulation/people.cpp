#include "tests/hall_simulation/people.h"

#include <algorithm>

namespace lemniscate::tests::hall_simulation {

namespace {

constexpr std::size_t most_remembered = 20;

}  // namespace

People::People(World& world, std::size_t count) : world_(world) {
    for (std::size_t i = 0; i < count; ++i) people_.push_back("p" + std::to_string(i));
}

const Person& People::anybody(Dice& dice) const {
    return people_[dice.below(static_cast<std::uint32_t>(people_.size()))];
}

bool People::is_connected(const Person& person) const {
    return std::any_of(clients_.begin(), clients_.end(),
                       [&](const auto& client) { return client->person() == person; });
}

const Client* People::watcher(const Person& person, const std::string& table, int seat) const {
    for (const auto& client : clients_) {
        if (client->person() != person) continue;
        const Watching* watching = client->watching(table);
        if (watching != nullptr && watching->seat == seat) return client.get();
    }
    return nullptr;
}

std::vector<const Client*> People::onlookers(const std::string& table) const {
    std::vector<const Client*> looking;
    for (const auto& client : clients_) {
        if (client->watching(table) != nullptr) looking.push_back(client.get());
    }
    return looking;
}

Client* People::client_of(const Person& person, const std::string& table, int seat, Dice& dice) {
    std::vector<Client*> own;
    for (const auto& client : clients_) {
        if (client->person() != person) continue;
        const Watching* watching = client->watching(table);
        if (watching != nullptr && watching->seat == seat) return client.get();
        own.push_back(client.get());
    }
    return own.empty() ? nullptr : own[dice.below(static_cast<std::uint32_t>(own.size()))];
}

Client& People::connect(const Person& person) {
    clients_.push_back(std::make_unique<Client>(world_, person));
    return *clients_.back();
}

void People::disconnect(const Client& client) {
    world_.hall.disconnect(client.connection());
    std::erase_if(clients_, [&](const auto& other) { return other.get() == &client; });
}

Client* People::any_client(Dice& dice) {
    if (clients_.empty()) return nullptr;
    return clients_[dice.below(static_cast<std::uint32_t>(clients_.size()))].get();
}

std::string People::fresh_id(const Person& person) {
    return "c" + std::to_string(++last_id_[person]);
}

void People::remember(const Person& person, const Request& request) {
    std::vector<Request>& sent = sent_[person];
    sent.push_back(request);
    if (sent.size() > most_remembered) sent.erase(sent.begin());
}

const Request* People::sent_before(const Person& person, Dice& dice) const {
    const auto sent = sent_.find(person);
    if (sent == sent_.end() || sent->second.empty()) return nullptr;
    return &sent->second[dice.below(static_cast<std::uint32_t>(sent->second.size()))];
}

}  // namespace lemniscate::tests::hall_simulation
