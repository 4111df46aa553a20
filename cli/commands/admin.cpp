#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "cli/settings.h"
#include "cli/store_trouble.h"
#include "server/server_clock.h"
#include "store/administer.h"
#include "store/backup.h"
#include "texts/phrases.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::commands {

namespace {

namespace fs = std::filesystem;
using texts::Key;

/// What an action works with.
struct Work {
    const Options& options;
    const Console& console;
    fs::path tables;  ///< the file of the tables

    const std::string& subject() const { return options.subject; }
    void tell(Key key, std::initializer_list<texts::Arg> args) const {
        console.out << console.texts.say(key, args) << "\n";
    }
};

void need_file(const fs::path& file, const texts::Texts& texts) {
    if (!fs::exists(file)) {
        refuse_input(texts.say(Key::error_file_missing, {{"file", file.string()}}));
    }
}

void back_up(const Work& work) {
    need_file(work.tables, work.console.texts);
    try {
        store::back_up(work.tables, work.subject(), server::system_time());
    } catch (const store::Trouble& trouble) {
        // What cannot be written is the copy: a folder that is missing, a full disk.
        using Kind = store::Trouble::Kind;
        const bool target = trouble.kind == Kind::exists || trouble.kind == Kind::unavailable;
        refuse_store(trouble, target ? fs::path(work.subject()) : work.tables, work.console.texts);
    }
    work.tell(Key::admin_backed_up, {{"file", work.subject()}});
}

/// Gives a file away. What is not there needs no owner, and what may be a way to another file, put
/// there by somebody who wants that one, gets none.
void give_to(uid_t user, gid_t group, const std::string& file) {
    const int opened = open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (opened < 0) return;
    struct stat found {};
    const bool is_plain =
        fstat(opened, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1;
    if (is_plain && fchown(opened, user, group) != 0) {
        // Then it stays root's, and the server says that it cannot read it.
    }
    close(opened);
}

/// Files that root makes in the folder of a service belong to the service, or it could not read
/// them.
void give_to_owner_of_folder(const fs::path& tables) {
    struct stat folder {};
    if (geteuid() != 0 || stat(tables.parent_path().c_str(), &folder) != 0) return;
    for (const char* ending : {"", "-wal", "-shm", ".lock"}) {
        give_to(folder.st_uid, folder.st_gid, tables.string() + ending);
    }
}

void restore(const Work& work) {
    need_file(work.subject(), work.console.texts);
    make_data_folder(work.tables.parent_path(), work.console.texts);
    try {
        store::restore(work.subject(), work.tables,
                       work.options.force ? store::Overwrite::yes : store::Overwrite::no);
    } catch (const store::Trouble& trouble) {
        using Kind = store::Trouble::Kind;
        const bool target = trouble.kind == Kind::taken || trouble.kind == Kind::exists;
        give_to_owner_of_folder(work.tables);
        if (trouble.kind == Kind::exists) {
            refuse_input(
                work.console.texts.say(Key::admin_force_needed, {{"file", work.tables.string()}}));
        }
        refuse_store(trouble, target ? work.tables : fs::path(work.subject()), work.console.texts);
    }
    give_to_owner_of_folder(work.tables);
    work.tell(Key::admin_restored, {{"backup", work.subject()}, {"file", work.tables.string()}});
}

void migrate(const Work& work) {
    need_file(work.tables, work.console.texts);
    try {
        const std::size_t steps = store::bring_up_to_date(work.tables);
        give_to_owner_of_folder(work.tables);
        work.tell(Key::admin_migrated, {{"file", work.tables.string()}, {"count", steps}});
    } catch (const store::Trouble& trouble) {
        refuse_store(trouble, work.tables, work.console.texts);
    }
}

void forget(const Work& work) {
    need_file(work.tables, work.console.texts);
    try {
        switch (store::forget_person(work.tables, work.subject())) {
            case store::Forgotten::yes:
                work.tell(Key::admin_forgotten, {{"person", work.subject()}});
                return;
            case store::Forgotten::nobody:
                refuse_input(
                    work.console.texts.say(Key::admin_nobody, {{"person", work.subject()}}));
            case store::Forgotten::older:
                refuse_input(
                    work.console.texts.say(Key::admin_older, {{"file", work.tables.string()}}));
        }
    } catch (const store::Trouble& trouble) {
        refuse_store(trouble, work.tables, work.console.texts);
    }
}

struct Action {
    std::string_view name;
    std::string_view subject;  ///< a placeholder; empty: none
    void (*run)(const Work&);
};

constexpr Action actions[] = {{"backup", "file", back_up},
                              {"restore", "file", restore},
                              {"migrate", "", migrate},
                              {"forget", "person", forget}};

const Action& find_action(const std::string& word, const texts::Texts& texts) {
    std::vector<std::string> known;
    for (const Action& action : actions) {
        if (action.name == word) return action;
        known.emplace_back(action.name);
    }
    const std::string near = nearest(word, known);
    if (!near.empty()) {
        refuse_input(texts.say(Key::admin_action_nearest, {{"word", word}, {"nearest", near}}));
    }
    refuse_input(
        texts.say(Key::admin_action_unknown, {{"word", word}, {"known", comma_list(known)}}));
}

}  // namespace

int admin(const Options& options, const Console& console) {
    const texts::Texts& texts = console.texts;
    const Action& action = find_action(options.action, texts);
    if (action.subject.empty() != options.subject.empty()) {
        const std::string usage =
            "lemniscate admin " + std::string(action.name) +
            (action.subject.empty() ? ""
                                    : " " + texts::say(texts, "help.placeholder", action.subject));
        refuse_input(texts.say(Key::admin_usage, {{"usage", usage}}));
    }
    if (options.force && action.run != restore) {
        refuse_input(texts.say(Key::admin_force_unwanted, {{"action", action.name}}));
    }
    action.run({.options = options, .console = console, .tables = data_file(options.config)});
    return exit_code::good;
}

}  // namespace lemniscate::cli::commands
