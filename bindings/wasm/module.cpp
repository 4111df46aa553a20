// The module for pages and for node: what JavaScript may call.
#include <cstddef>
#include <cstdint>
#include <string>

#include "bindings/wasm/page_hashes.h"
#include "lab/signature.h"
#include "table/worker.h"

namespace {

/// Text on its way in and out; JavaScript reads and writes it where it lies.
std::string request;
std::string reply;

lemniscate::table::Worker& worker() {
    static lemniscate::table::Worker only(&lemniscate::page_hashes());
    return only;
}

}  // namespace

/// Plays the fixed games of `lemniscate bench`: whoever gets the same number has the same rules.
extern "C" [[clang::export_name("lemniscate_signature")]] std::uint64_t lemniscate_signature() {
    return lemniscate::lab::signature();
}

/// Where a request of so many bytes is to be written.
extern "C" [[clang::export_name("lemniscate_request")]] char* lemniscate_request(std::size_t size) {
    request.resize(size);
    return request.data();
}

/// Answers what was written there (table/worker.h); returns where the answer lies.
extern "C" [[clang::export_name("lemniscate_answer")]] const char* lemniscate_answer() {
    reply = worker().answer(request);
    return reply.data();
}

/// How many bytes the answer has.
extern "C" [[clang::export_name("lemniscate_answer_size")]] std::size_t lemniscate_answer_size() {
    return reply.size();
}
