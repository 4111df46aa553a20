#include "texts/alphabet.h"

#include <cstdint>
#include <stdexcept>
#include <string>

#include <unicode/coll.h>
#include <unicode/locid.h>

namespace lemniscate::texts {
namespace {

icu::StringPiece piece(std::string_view text) {
    return {text.data(), static_cast<std::int32_t>(text.size())};
}

}  // namespace

struct Alphabet::Order {
    std::unique_ptr<icu::Collator> collator;
};

Alphabet::Alphabet(std::string_view language) : order_(std::make_unique<Order>()) {
    UErrorCode status = U_ZERO_ERROR;
    order_->collator.reset(
        icu::Collator::createInstance(icu::Locale(std::string(language).c_str()), status));
    if (U_FAILURE(status)) throw std::runtime_error(u_errorName(status));
}
Alphabet::Alphabet(Alphabet&&) noexcept = default;
Alphabet& Alphabet::operator=(Alphabet&&) noexcept = default;
Alphabet::~Alphabet() = default;

int Alphabet::compare(std::string_view left, std::string_view right) const {
    UErrorCode status = U_ZERO_ERROR;
    return order_->collator->compareUTF8(piece(left), piece(right), status);
}

}  // namespace lemniscate::texts
