// What is said where the file of the tables cannot be used.
#pragma once

#include <filesystem>

#include "cli/failure.h"
#include "store/store.h"
#include "texts/texts.h"

namespace lemniscate::cli {

/// Throws the Failure that says so. Exit code 2 where another file or another moment would do, 1
/// where the machine cannot.
[[noreturn]] void refuse_store(const store::Trouble& trouble, const std::filesystem::path& file,
                               const texts::Texts& texts);

/// The folder of the tables, which is the owner's alone; made where it is missing.
void make_data_folder(const std::filesystem::path& folder, const texts::Texts& texts);

}  // namespace lemniscate::cli
