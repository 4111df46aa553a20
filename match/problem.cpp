#include "match/problem.h"

namespace lemniscate::match {

std::string_view name_of(ProblemKind kind) {
    switch (kind) {
        case ProblemKind::not_json:
            return "not_json";
        case ProblemKind::too_deep:
            return "too_deep";
        case ProblemKind::duplicate_field:
            return "duplicate_field";
        case ProblemKind::missing_field:
            return "missing_field";
        case ProblemKind::unknown_field:
            return "unknown_field";
        case ProblemKind::wrong_type:
            return "wrong_type";
        case ProblemKind::wrong_format:
            return "wrong_format";
        case ProblemKind::unknown_game:
            return "unknown_game";
        case ProblemKind::is_a_view:
            return "is_a_view";
        case ProblemKind::out_of_range:
            return "out_of_range";
        case ProblemKind::unknown_word:
            return "unknown_word";
        case ProblemKind::unknown_card:
            return "unknown_card";
        case ProblemKind::card_twice:
            return "card_twice";
        case ProblemKind::card_wrong_place:
            return "card_wrong_place";
        case ProblemKind::too_many_copies:
            return "too_many_copies";
        case ProblemKind::too_many:
            return "too_many";
        case ProblemKind::too_many_tokens:
            return "too_many_tokens";
        case ProblemKind::unknown_location:
            return "unknown_location";
        case ProblemKind::location_twice:
            return "location_twice";
        case ProblemKind::options_conflict:
            return "options_conflict";
        case ProblemKind::disagrees:
            return "disagrees";
        case ProblemKind::not_a_record:
            return "not_a_record";
        case ProblemKind::bad_line:
            return "bad_line";
        case ProblemKind::missing_header:
            return "missing_header";
        case ProblemKind::header_twice:
            return "header_twice";
        case ProblemKind::wrong_seat:
            return "wrong_seat";
        case ProblemKind::illegal_move:
            return "illegal_move";
        case ProblemKind::other_rules:
            return "other_rules";
        case ProblemKind::moves_after_end:
            return "moves_after_end";
        case ProblemKind::wrong_result:
            return "wrong_result";
        case ProblemKind::sealed:
            return "sealed";
        case ProblemKind::wrong_secret:
            return "wrong_secret";
        case ProblemKind::wrong_salt:
            return "wrong_salt";
        case ProblemKind::wrong_terms:
            return "wrong_terms";
        case ProblemKind::wrong_position:
            return "wrong_position";
    }
    return {};
}

Problem none_of(std::vector<std::string> known, ProblemKind kind, std::string where,
                std::string found) {
    std::string list;
    for (const std::string& word : known) list.append(list.empty() ? "" : ", ").append(word);
    return {kind, std::move(where), std::move(found), std::move(list), std::move(known)};
}

Problem at_line(std::size_t line, Problem problem) {
    problem.line = line;
    return problem;
}

std::string place_of(const Problem& problem) {
    if (problem.line == 0) return problem.where;
    std::string place = "line " + std::to_string(problem.line);
    if (problem.column != 0) place += ", column " + std::to_string(problem.column);
    if (!problem.where.empty()) place += ", " + problem.where;
    return place;
}

}  // namespace lemniscate::match
