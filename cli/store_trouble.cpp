#include "cli/store_trouble.h"

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

}  // namespace lemniscate::cli
