#include "cli/store_trouble.h"

#include <system_error>

#include "texts/say_problem.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

Key key_of(store::Trouble::Kind kind) {
    using Kind = store::Trouble::Kind;
    switch (kind) {
        case Kind::newer:
            return Key::error_store_newer;
        case Kind::foreign:
            return Key::error_store_foreign;
        case Kind::taken:
            return Key::error_store_taken;
        case Kind::damaged:
            return Key::error_store_damaged;
        case Kind::exists:
            return Key::error_store_exists;
        case Kind::unavailable:
            break;
    }
    return Key::error_store_unavailable;
}

}  // namespace

void refuse_store(const store::Trouble& trouble, const std::filesystem::path& file,
                  const texts::Texts& texts) {
    const bool machine = trouble.kind == store::Trouble::Kind::unavailable;
    throw Failure{machine ? exit_code::machine_failure : exit_code::bad_input,
                  texts.say(key_of(trouble.kind),
                            {{"file", file.string()}, {"reason", std::string(trouble.what())}})};
}

void make_data_folder(const std::filesystem::path& folder, const texts::Texts& texts) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::exists(folder, error)) return;
    fs::create_directories(folder, error);
    if (!error) fs::permissions(folder, fs::perms::owner_all, error);
    if (error) {
        throw Failure{exit_code::machine_failure,
                      texts.say(Key::error_file_unwritable,
                                {{"file", folder.string()}, {"reason", say_reason(error, texts)}})};
    }
}

}  // namespace lemniscate::cli
