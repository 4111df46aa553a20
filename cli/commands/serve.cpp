#include <csignal>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>

#include <sys/resource.h>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/settings.h"
#include "cli/store_trouble.h"
#include "server/page.h"
#include "server/server.h"
#include "store/store.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

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
void listen_as_usual(server::Server& server, const Console& console) {
    std::error_code error;
    for (std::uint16_t port = usual_port; port < usual_port + ports_to_try; ++port) {
        error = server.listen(port);
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

void listen(server::Server& server, const server::Config& config, const Console& console) {
    if (config.metrics_port) {
        if (const std::error_code error = server.listen_for_metrics(*config.metrics_port)) {
            refuse_port(*config.metrics_port, error, console.texts);
        }
    }
    if (!config.port) return listen_as_usual(server, console);
    if (const std::error_code error = server.listen(*config.port)) {
        refuse_port(*config.port, error, console.texts);
    }
}

/// With the folder of its tables, which is made where it is missing.
std::unique_ptr<server::Server> open_server(const server::Config& config, server::Page page,
                                            const texts::Texts& texts) {
    const std::filesystem::path file = data_file(config);
    make_data_folder(file.parent_path(), texts);
    try {
        return std::make_unique<server::Server>(config, file, std::move(page), LEMNISCATE_VERSION);
    } catch (const store::Trouble& trouble) {
        refuse_store(trouble, file, texts);
    }
}

/// As many descriptors as the system allows: every client takes one.
void allow_many_clients() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/// A file that may not grow is answered like a disk that is full; the system would end the program.
void outlive_full_disks() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace

int serve(const Options& options, const Console& console) {
    check_settings(options.config);
    server::Page page = load_page(options, console.texts);
    allow_many_clients();
    outlive_full_disks();
    const std::unique_ptr<server::Server> server =
        open_server(options.config, std::move(page), console.texts);
    listen(*server, options.config, console);
    const std::string address = "http://localhost:" + std::to_string(server->port()) + "/";
    console.out << console.texts.say(Key::serve_address, {{"address", address}}) << std::endl;
    // Whoever cannot be told the address is told that.
    if (console.out) server->run();
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
