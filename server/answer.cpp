#include "server/answer.h"

#include <optional>

#include "server/accept_encoding.h"
#include "server/entity_tag.h"
#include "server/host.h"
#include "server/request_path.h"

namespace lemniscate::server {

namespace {

/// Why a request is not looked at, whatever it asks for.
std::optional<Answer> refusal(const Request& request, std::span<const std::string> hosts) {
    if (request.count("Host") != 1) return plain_answer(400, "one Host field is needed");
    if (!is_own_host(request.list("Host"), hosts)) {
        return plain_answer(421, "this server does not answer to this name");
    }
    if (request.method != "GET" && request.method != "HEAD") {
        Answer answer = plain_answer(405, "only GET and HEAD are answered");
        answer.fields.push_back({"Allow", "GET, HEAD"});
        return answer;
    }
    if (request.has_body) return plain_answer(413, "a request has no body here");
    return std::nullopt;
}

/// Paths of places inside the page are no files: the page itself knows what to show there.
const PageFile* find_file(const Page& page, const std::string& path) {
    auto found = page.files.find(path);
    if (found == page.files.end() && !has_extension(path)) found = page.files.find("/index.html");
    return found == page.files.end() ? nullptr : &found->second;
}

struct Chosen {
    const Form& form;
    const char* encoding;  ///< null: as it is
};

Chosen choose_form(const PageFile& file, const Request& request) {
    const AcceptedEncodings accepted = accepted_encodings(request.list("Accept-Encoding"));
    if (accepted.brotli && file.brotli.bytes) return {file.brotli, "br"};
    if (accepted.gzip && file.gzip.bytes) return {file.gzip, "gzip"};
    return {file.plain, nullptr};
}

Answer file_answer(const PageFile& file, const Request& request) {
    const auto [form, encoding] = choose_form(file, request);
    const char* caching = file.never_changes ? "public, max-age=31536000, immutable" : "no-cache";
    Answer answer{304,
                  {{"Cache-Control", caching}, {"ETag", form.tag}, {"Vary", "Accept-Encoding"}}};
    if (names_tag(request.list("If-None-Match"), form.tag)) return answer;
    answer.status = 200;
    answer.fields.push_back({"Content-Type", std::string(file.type)});
    if (encoding != nullptr) answer.fields.push_back({"Content-Encoding", encoding});
    answer.body = form.bytes;
    return answer;
}

}  // namespace

Answer answer(const Page& page, const Request& request, std::span<const std::string> hosts) {
    if (std::optional<Answer> refused = refusal(request, hosts)) return *std::move(refused);
    const std::optional<std::string> path = request_path(request.target);
    if (!path) return plain_answer(400, "this path cannot be read");
    const PageFile* file = find_file(page, *path);
    return file == nullptr ? plain_answer(404, "there is no such file")
                           : file_answer(*file, request);
}

}  // namespace lemniscate::server
