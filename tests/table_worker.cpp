// Speaks to a table in text, a request a line, as a page speaks to the module: what both answer is
// compared by bindings/wasm/table.test.mjs.
#include <iostream>
#include <string>

#include "match/sodium_hashes.h"
#include "table/worker.h"

int main() {
    lemniscate::table::Worker worker(&lemniscate::match::sodium_hashes());
    for (std::string line; std::getline(std::cin, line);) std::cout << worker.answer(line) << '\n';
}
