// Proving a record: its moves by the rules, and the chance of a sealed match by its secret, its
// terms and what a client kept of them. docs/fairness.md says what that proves and what not.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_forward.h"
#include "match/match.h"
#include "match/record.h"
#include "match/seal.h"

namespace lemniscate::match {

/// As `open_record`; of a sealed match first everything that its throws come from:
///   sealed        the secret is not there
///   wrong_secret  it does not fit the commitment
///   wrong_salt    where: salts[SEAT]; it does not fit its hash, or nobody has promised it
///   wrong_terms   where: the field of the terms that is about something else than the record
Result<Reopened> verify_record(const Record& record, const Hashes& hashes);

/// What a client kept before it showed its salt: `{"terms": TEXT, "seat": 0, "salt": HEX}`.
struct Witness {
    std::string terms;  ///< as it got them, byte for byte
    std::uint32_t seat;
    Salt salt;
};
Result<Witness> read_witness(const Json& json);

/// Why a record that is proved by itself is not what a client has witnessed.
enum class Doubt {
    unsealed,      ///< the record is not of a sealed match
    other_terms,   ///< its terms are not those that were kept
    other_salt,    ///< its salt of this seat is not that of the client
    missing_salt,  ///< a salt is missing: whoever kept it back has chosen between two deals
};
/// The same name as the enumerator.
std::string_view name_of(Doubt doubt);

/// None: the match is witnessed, if `verify_record` finds no problem.
std::vector<Doubt> doubts_of(const Record& record, const Witness& witness);

}  // namespace lemniscate::match
