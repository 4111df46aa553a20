// The server without the command around it, for builds with sanitizers: `lemniscate serve` as a
// whole would take minutes more to compile with them. It takes the few settings that tests need, as
// pairs of words, and trusts them.
//   small_server serve --port 0 --page FOLDER --data FOLDER --messages-per-second 1000
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>

#include "server/server.h"

int main(int count, char** words) {
    using namespace lemniscate::server;
    std::map<std::string, std::string> settings;
    for (int i = 2; i + 1 < count; i += 2) settings[words[i]] = words[i + 1];
    const auto number = [&settings](const char* name, std::uint32_t usual) {
        const auto found = settings.find(name);
        return found == settings.end()
                   ? usual
                   : static_cast<std::uint32_t>(std::strtoul(found->second.c_str(), nullptr, 10));
    };
    Config config;
    config.connections_per_address =
        number("--connections-per-address", config.connections_per_address);
    config.requests_per_minute = number("--requests-per-minute", config.requests_per_minute);
    config.guests_per_hour = number("--guests-per-hour", config.guests_per_hour);
    config.messages_per_second = number("--messages-per-second", config.messages_per_second);
    config.bot_pace = number("--bot-pace", config.bot_pace);
    const char* home = std::getenv("XDG_DATA_HOME");
    const std::filesystem::path data = settings.contains("--data") ? settings["--data"] : home;
    std::filesystem::create_directories(data);
    Server server(config, data / data_file_name, load_page(settings["--page"]), "0.0.1");
    if (const auto error = server.listen(static_cast<std::uint16_t>(number("--port", 0)))) {
        std::cerr << error.message() << "\n";
        return 1;
    }
    std::cout << "Open http://localhost:" << server.port() << "/" << std::endl;
    server.run();
}
