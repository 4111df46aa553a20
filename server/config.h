// Everything that whoever runs a server may set, with what it is if nobody does. How each of them
// is said, on the command line, in the environment or in a file, stands in cli/options.cpp.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/log.h"
#include "server/network.h"

namespace lemniscate::server {

struct Config {
    // Where things are.
    std::string page = {};  ///< the folder of the page; empty: where the build puts it
    std::string data = {};  ///< the folder of the tables; empty: `usual_data_folder`

    // Where it listens, and as whom.
    std::string address = "127.0.0.1";
    std::optional<std::uint16_t> port = {};          ///< none: 8177, or the next one that is free
    std::optional<std::uint16_t> metrics_port = {};  ///< on 127.0.0.1; none: no such listener
    std::vector<std::string> hosts = {};    ///< names it is reached by, beside those of loopback
    std::vector<std::string> origins = {};  ///< of pages elsewhere that may talk to it
    std::vector<Network> trusted_proxies = {};  ///< who may say for whom a request is

    // What one may take. Of an address and of guests 0 is any number.
    std::uint32_t connections = 16'384;           ///< in all
    std::uint32_t connections_per_address = 256;  ///< from one address
    std::uint32_t requests_per_minute = 600;      ///< of HTTP, from one address
    std::uint32_t guests_per_hour = 60;           ///< new people from one address
    std::uint32_t messages_per_second = 20;       ///< of one connection, in the long run
    std::uint32_t message_bytes = 65'536;         ///< of one message, or the body of one request
    std::uint32_t unread_bytes = 1'048'576;       ///< that may wait for one who does not read
    std::uint32_t tables_per_person = 50;         ///< opened by one person and not over

    // What the machine has for it.
    std::uint32_t tables_in_memory = 20'000;  ///< more are dropped, whoever looked at them
    std::uint32_t idle_seconds = 300;         ///< until a table nobody looks at is dropped
    std::uint32_t store_queue = 20'000;       ///< units that may wait for the disk

    // Bots.
    std::optional<std::uint32_t> bot_threads = {};  ///< none: one less than the machine has
    std::uint32_t bot_milliseconds = 1'000;         ///< the most that one decision may take
    /// The least that it takes, whatever a bot sees: the time of an answer tells nothing.
    std::uint32_t bot_pace = 250;

    // What is told.
    Level log_level = Level::warning;
    LogFormat log_format = LogFormat::automatic;
};

/// A variable of the environment; null when it is not there.
using Environment = std::function<const char*(const char* name)>;

/// Where tables are kept if nobody says: the folder that systemd gives a service, or `lemniscate`
/// in the user's folder for data. None where the environment names neither.
std::optional<std::filesystem::path> usual_data_folder(const Environment& environment);

/// In the folder of the tables, the file with all of them.
inline constexpr std::string_view data_file_name = "tables.db";

/// `play.example.org`: no scheme, no port, nothing that a field Host could not name.
bool is_host_name(std::string_view text);
/// `https://play.example.org`, with a port or without, as browsers send it in Origin.
bool is_origin(std::string_view text);

}  // namespace lemniscate::server
