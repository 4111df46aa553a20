// Numbers for whoever runs the server, in the text format of Prometheus.
//
// Every number is declared here, once, with its name and what it means; whoever counts names the
// member: `metrics.commands.add("done")`. One thread writes and reads them, the network's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::server {

/// A family of numbers with one name. A label tells its members apart; none: there is one member.
class Family {
  public:
    Family(std::vector<const Family*>& all, std::string_view name, std::string_view help,
           std::string_view label = {});
    virtual ~Family() = default;
    Family(const Family&) = delete;
    Family& operator=(const Family&) = delete;

    std::string_view name() const { return name_; }
    void write(std::string& text) const;

  protected:
    virtual std::string_view type() const = 0;
    virtual void write_members(std::string& text) const = 0;
    /// `name_suffix{label="value",more} number`
    void write_line(std::string& text, std::string_view suffix, std::string_view value,
                    std::string_view more, double number) const;

    /// So many values of a label, and no more: what comes after them is "other". A label is never
    /// something that clients make up, and if one were, it would not eat the memory.
    static constexpr std::size_t most_values = 256;
    template <class Member>
    Member& member(std::map<std::string, Member, std::less<>>& members, std::string_view value) {
        const auto found = members.find(value);
        if (found != members.end()) return found->second;
        return members[members.size() < most_values ? std::string(value) : "other"];
    }

  private:
    std::string_view name_;
    std::string_view help_;
    std::string_view label_;
};

/// Only grows.
class Counter : public Family {
  public:
    using Family::Family;
    void add(std::uint64_t by = 1) { add({}, by); }
    void add(std::string_view value, std::uint64_t by = 1) { member(members_, value) += by; }
    std::uint64_t count(std::string_view value = {}) const;

  private:
    std::string_view type() const override { return "counter"; }
    void write_members(std::string& text) const override;
    std::map<std::string, std::uint64_t, std::less<>> members_;
};

/// Goes up and down.
class Gauge : public Family {
  public:
    using Family::Family;
    void set(double number) { set({}, number); }
    void set(std::string_view value, double number) { member(members_, value) = number; }
    void add(double number) { add({}, number); }
    void add(std::string_view value, double number) { member(members_, value) += number; }

  private:
    std::string_view type() const override { return "gauge"; }
    void write_members(std::string& text) const override;
    std::map<std::string, double, std::less<>> members_;
};

/// Only grows, and is counted elsewhere.
class Total : public Gauge {
  public:
    using Gauge::Gauge;

  private:
    std::string_view type() const override { return "counter"; }
};

/// How often something was at most so large, and how large all of it was.
class Histogram : public Family {
  public:
    Histogram(std::vector<const Family*>& all, std::string_view name, std::string_view help,
              std::span<const double> bounds);
    void observe(double number);

  private:
    std::string_view type() const override { return "histogram"; }
    void write_members(std::string& text) const override;
    std::span<const double> bounds_;
    std::vector<std::uint64_t> counts_;  ///< one more than bounds: whatever is larger
    double sum_ = 0;
};

class Metrics {
  public:
    /// `started`: milliseconds since 1970.
    Metrics(std::string_view version, std::int64_t started);

    /// All of them, as they are now.
    std::string text();
    std::span<const Family* const> all() const { return all_; }

  private:
    std::vector<const Family*> all_;  // before the families, which join it

  public:
    Gauge tables_loaded{all_, "lemniscate_tables_loaded", "Tables in memory."};
    Gauge tables{all_, "lemniscate_tables", "Tables in memory by phase.", "phase"};
    Counter tables_opened{all_, "lemniscate_tables_opened_total", "Tables that were opened."};
    Gauge connections{all_, "lemniscate_connections", "WebSockets that are connected."};
    Gauge people_online{all_, "lemniscate_people_online", "People with at least one WebSocket."};
    Counter requests{all_, "lemniscate_http_requests_total", "HTTP requests by status.", "status"};

    Counter commands{all_, "lemniscate_commands_total",
                     "Commands at tables by outcome: done, repeated, refused, failed.", "outcome"};
    Histogram command_seconds{all_, "lemniscate_command_seconds",
                              "From taking a command to acknowledging it, stored.", seconds()};
    Counter refusals{all_, "lemniscate_refusals_total", "What was refused, by the id of why.",
                     "why"};
    Total slow_readers{all_, "lemniscate_slow_readers_dropped_total",
                       "Connections that were dropped since they did not read."};
    Total messages{all_, "lemniscate_messages_total", "Messages by WebSocket, in and out.",
                   "direction"};

    Total commits{all_, "lemniscate_commits_total", "Transactions that the store committed."};
    Total committed_units{all_, "lemniscate_committed_units_total", "Units in these."};
    Total commit_seconds{all_, "lemniscate_commit_seconds_total",
                         "What these took, with the disk."};
    Gauge last_commit_seconds{all_, "lemniscate_last_commit_seconds",
                              "What the last of them took."};
    Gauge store_queue{all_, "lemniscate_store_queue", "Units that wait for the store."};
    Total store_failures{all_, "lemniscate_store_failures_total",
                         "Transactions that the store could not do."};
    Total store_conflicts{all_, "lemniscate_store_conflicts_total",
                          "Units that did not fit to what was stored already."};

    Total bot_decisions{all_, "lemniscate_bot_decisions_total", "Decisions of bots."};
    Total bot_decisions_hurried{all_, "lemniscate_bot_decisions_hurried_total",
                                "Those of them with less time than is configured."};
    Total bot_decisions_failed{all_, "lemniscate_bot_decisions_failed_total",
                               "Those of them by lot, since the bot failed."};
    Total bot_decisions_overdue{all_, "lemniscate_bot_decisions_overdue_total",
                                "Those of them by lot, since the bot took far too long."};
    Total bot_seconds{all_, "lemniscate_bot_seconds_total", "What bots have thought."};
    Gauge bot_queue{all_, "lemniscate_bot_queue", "Decisions that wait for a thread."};
    Gauge bot_threads_lost{all_, "lemniscate_bot_threads_lost",
                           "Threads that still think about what was decided without them."};

    Gauge resident_memory{all_, "lemniscate_resident_memory_bytes", "Memory that is in use."};
    Gauge start_time{all_, "lemniscate_start_time_seconds", "When it was started, since 1970."};
    Gauge build_info{all_, "lemniscate_build_info", "Always 1; the label has the version.",
                     "version"};

  private:
    static std::span<const double> seconds();
};

/// The part of this process that lies in memory, in bytes; 0 where that cannot be known.
std::uint64_t resident_bytes();

}  // namespace lemniscate::server
