#include "server/metrics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>

#include <unistd.h>

namespace lemniscate::server {

namespace {

std::string written(double number) {
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr};
}

/// The value of a label, as the format wants it.
std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (c == '\n') {
            text += "\\n";
            continue;
        }
        if (c == '\\' || c == '"') text += '\\';
        text += c;
    }
    return text;
}

}  // namespace

Family::Family(std::vector<const Family*>& all, std::string_view name, std::string_view help,
               std::string_view label)
    : name_(name), help_(help), label_(label) {
    all.push_back(this);
}

void Family::write(std::string& text) const {
    text.append("# HELP ").append(name_).append(" ").append(help_).append("\n# TYPE ");
    text.append(name_).append(" ").append(type()).append("\n");
    write_members(text);
}

void Family::write_line(std::string& text, std::string_view suffix, std::string_view value,
                        std::string_view more, double number) const {
    std::string labels;
    if (!label_.empty()) labels.append(label_).append("=\"").append(escaped(value)).append("\"");
    if (!labels.empty() && !more.empty()) labels += ",";
    labels += more;
    text.append(name_).append(suffix);
    if (!labels.empty()) text.append("{").append(labels).append("}");
    text.append(" ").append(written(number)).append("\n");
}

std::uint64_t Counter::count(std::string_view value) const {
    const auto found = members_.find(value);
    return found == members_.end() ? 0 : found->second;
}

void Counter::write_members(std::string& text) const {
    for (const auto& [value, count] : members_) {
        write_line(text, "", value, "", static_cast<double>(count));
    }
}

void Gauge::write_members(std::string& text) const {
    for (const auto& [value, number] : members_) write_line(text, "", value, "", number);
}

Histogram::Histogram(std::vector<const Family*>& all, std::string_view name, std::string_view help,
                     std::span<const double> bounds)
    : Family(all, name, help), bounds_(bounds), counts_(bounds.size() + 1) {}

void Histogram::observe(double number) {
    const auto bound = std::lower_bound(bounds_.begin(), bounds_.end(), number);
    ++counts_[static_cast<std::size_t>(bound - bounds_.begin())];
    sum_ += number;
}

void Histogram::write_members(std::string& text) const {
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        so_far += counts_[i];
        const std::string bound = i < bounds_.size() ? written(bounds_[i]) : "+Inf";
        write_line(text, "_bucket", "", "le=\"" + bound + "\"", static_cast<double>(so_far));
    }
    write_line(text, "_sum", "", "", sum_);
    write_line(text, "_count", "", "", static_cast<double>(so_far));
}

std::span<const double> Metrics::seconds() {
    static constexpr double bounds[] = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05,
                                        0.1,    0.25,  0.5,    1,     2.5,  5,    10};
    return bounds;
}

Metrics::Metrics(std::string_view version, std::int64_t started) {
    build_info.set(version, 1);
    start_time.set(static_cast<double>(started) / 1000);
    // What has not happened yet is 0 and not absent, so that an alarm can look at it.
    tables_opened.add(0);
    for (Gauge* gauge : std::initializer_list<Gauge*>{
             &tables_loaded, &connections, &people_online, &slow_readers, &commits,
             &committed_units, &commit_seconds, &last_commit_seconds, &store_queue, &store_failures,
             &store_conflicts, &bot_decisions, &bot_decisions_hurried, &bot_decisions_failed,
             &bot_decisions_overdue, &bot_seconds, &bot_queue, &bot_threads_lost}) {
        gauge->set(0);
    }
}

std::string Metrics::text() {
    resident_memory.set(static_cast<double>(resident_bytes()));
    std::string text;
    for (const Family* family : all_) family->write(text);
    return text;
}

std::uint64_t resident_bytes() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t size = 0;
    std::uint64_t resident = 0;
    if (!(file >> size >> resident)) return 0;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace lemniscate::server
