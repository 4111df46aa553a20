#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/settings.h"
#include "server/answer.h"
#include "server/http_server.h"
#include "server/page.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

constexpr const char* loopback = "127.0.0.1";
constexpr std::uint16_t usual_port = 8177;
constexpr std::uint16_t ports_to_try = 100;

/// Where the build puts the page: beside the folder that the program lies in.
std::filesystem::path usual_page_folder() {
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe");
    return program.parent_path().parent_path() / "web";
}

[[noreturn]] void refuse_page(const server::PageProblem& problem, const texts::Texts& texts) {
    using Kind = server::PageProblem::Kind;
    const std::string where = problem.where.string();
    switch (problem.kind) {
        case Kind::no_page:
            refuse_input(texts.say(Key::serve_no_page, {{"folder", where}}));
        case Kind::too_large:
            refuse_input(
                texts.say(Key::serve_page_too_large,
                          {{"folder", where}, {"megabytes", server::largest_page >> 20U}}));
        case Kind::unreadable:
            break;
    }
    refuse_input(texts.say(Key::error_file_unreadable,
                           {{"file", where}, {"reason", say_reason(problem.reason, texts)}}));
}

server::Page load_page(const Options& options, const texts::Texts& texts) {
    try {
        return server::load_page(options.config.page.empty()
                                     ? usual_page_folder()
                                     : std::filesystem::path(options.config.page));
    } catch (const server::PageProblem& problem) {
        refuse_page(problem, texts);
    }
}

[[noreturn]] void refuse_port(std::uint16_t port, const std::error_code& error,
                              const texts::Texts& texts) {
    const std::string number = std::to_string(port);
    throw Failure{exit_code::machine_failure,
                  error == std::errc::address_in_use
                      ? texts.say(Key::serve_port_taken, {{"port", number}})
                      : texts.say(Key::serve_port_refused,
                                  {{"port", number}, {"reason", say_reason(error, texts)}})};
}

/// The usual port, or the next one that is free.
void listen_as_usual(server::HttpServer& server, const server::Handlers& handlers,
                     const Console& console) {
    std::error_code error;
    for (std::uint16_t port = usual_port; port < usual_port + ports_to_try; ++port) {
        error = server.listen(loopback, port, handlers);
        if (error && error != std::errc::address_in_use) refuse_port(port, error, console.texts);
        if (error) continue;
        if (port != usual_port) {
            console.err << console.texts.say(Key::serve_next_port,
                                             {{"taken", std::to_string(usual_port)},
                                              {"port", std::to_string(port)}})
                        << std::endl;
        }
        return;
    }
    refuse_port(usual_port, error, console.texts);
}

}  // namespace

int serve(const Options& options, const Console& console) {
    check_settings(options.config);
    const server::Page page = load_page(options, console.texts);
    const server::Handlers handlers = {
        .request = [&page](const server::Request& request, const server::Handlers::Reply& reply) {
            reply(server::answer(page, request));
        }};
    server::HttpServer server({.connections = 256, .connections_per_address = 0});
    if (options.config.port) {
        if (const std::error_code error = server.listen(loopback, *options.config.port, handlers)) {
            refuse_port(*options.config.port, error, console.texts);
        }
    } else {
        listen_as_usual(server, handlers, console);
    }
    const std::string address = "http://localhost:" + std::to_string(server.port()) + "/";
    console.out << console.texts.say(Key::serve_address, {{"address", address}}) << std::endl;
    // Whoever cannot be told the address is told that.
    if (console.out) server.run();
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
