#include "tests/texts/vocabulary.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace lemniscate::tests {
namespace {

constexpr std::string_view languages[] = {"en", "fr", "de", "pl", "uk"};

struct Row {
    std::string_view name;
    std::string_view words[5];  ///< in the order above; with bars between those that will do
};

// One word for one concept, and different words for different ones: that is what makes the text of
// a card readable, and what this table tests.
constexpr Row table[] = {
    {"gem", {"gem", "crista", "kristall", "klejnot", "кристал"}},
    {"power", {"power", "puissance", "macht", "moc", "сил"}},
    {"mastery", {"mastery", "maîtrise", "erfahrung", "biegłoś", "опануван"}},
    {"health", {"health", "santé", "leben", "zdrowi", "здоров’я"}},
    {"defense", {"defense", "santé", "leben", "zdrowi", "здоров’я"}},
    {"draw", {"draw", "piochez", "ziehen", "dobierz", "потягніть"}},
    {"shield", {"shield", "bouclier", "schild", "tarcz", "щит"}},
    {"exhaust", {"exhaust", "activez", "aktivieren", "wyczerp", "виснаження"}},
    {"inspire", {"inspire", "inspiration", "befeuern", "inspiracj", "натхнення"}},
    {"unify", {"unify", "union", "einheit", "zjednoczeni", "об’єднання"}},
    {"dominion", {"dominion", "domination", "multitalent", "dominacj", "домініон"}},
    {"echo", {"echo", "écho", "echo", "echo", "відлуння"}},
    {"only", {"only with d", "uniquement", "nur mit mu", "tylko z d", "лише з д"}},
    {"instead", {"instead", "à la place|(ou ", "stattdessen", "zamiast", "натомість"}},
    {"infinite", {"infinite", "infinie", "unendlich", "nieskończon", "нескінченн"}},
    {"double", {"double", "doublez", "verdoppeln", "podwój", "подвойте"}},
    {"champion", {"champion", "champion", "champion", "bohater", "захисник"}},
    {"mercenary", {"mercenar", "mercenaire", "söldner", "najemnik", "найман"}},
    {"ally", {"ally", "allié", "verbündete", "sojusznik", "союзник"}},
    {"homodeus", {"homodeus", "homodeus", "homodeus", "homodeus", "homodeus"}},
    {"order", {"order", "ordre", "orden", "porządk", "орден"}},
    {"undergrowth", {"undergrowth", "maquis", "dickicht", "kniei", "чагарник"}},
    {"wraethe", {"wraethe", "spectra", "wraethe", "splotu", "примарн"}},
    {"decima", {"decima", "decima", "decima", "decima", "децима"}},
    {"ko_syn_wu", {"ko syn wu", "ko syn wu", "ko syn wu", "ko syn wu", "ко сін ву"}},
    {"tetra", {"tetra", "tetra", "tetra", "tetra", "тетра"}},
    {"volos", {"volos", "volos", "volos", "volos", "волос"}},
    {"decurion", {"decurion", "decurion|décurion", "decurion|dekurio", "dekurion", "декуріон"}},
    {"return", {"return", "reprenez", "zurückholen", "odzyskaj", "поверніть"}},
    {"discard", {"discard", "défauss", "ablagestapel|abgelegte", "odrzucon", "скид"}},
    {"hand", {"hand", "main", "hand", "ręk", "рук"}},
    {"opponent", {"opponent", "adversaire", "gegner ", "przeciwnik", "суперник "}},
    {"loses", {"loses", "perd", "nehmen|verliert", "traci", "втрачає"}},
    {"recruit", {"recruit", "recrut", "rekrutier", "zrekrut", "наймете|найміть"}},
    {"row", {"centre row", "rivière", "auslage", "rzędu centralnego", "центрального ряду"}},
    {"free",
     {"free", "gratuit|gratis", "kostenlos|umsonst|gratis", "za darmo|bez kosztu",
      "безкоштовно|даром"}},
    {"costs", {"costs 1", "coûte 1", "kostet 1", "kosztuje o", "ціна менша"}},
    {"banish", {"banish", "banni", "bannen", "wygna", "знищ"}},
    {"destroy", {"destroy", "détrui", "zerstör", "zniszcz", "подолай"}},
    {"all",
     {"all enemy|return every", "tous les champions adv|tous les mercenaires",
      "alle gegn|alle söld", "wszystkich", "всіх|усіх"}},
    {"copy", {"copy", "copiez", "kopieren", "skopiuj", "скопіюйте"}},
    {"again", {"once more", "encore une fois", "noch einmal", "jeszcze raz", "ще раз"}},
    {"next", {"next", "prochain", "nächste", "następn", "наступн"}},
    {"played",
     {"played|you play", "joué|jouez", "ausgespielt|ausspiel", "zagran|zagraj|zagryw|zagrasz",
      "зігран|граєте"}},
    {"prevents", {"prevents", "pare ", "verhindert|verhindern,", "zapobiega ", "запобігає"}},
    {"damage", {"damage", "dégât", "schaden", "obraże", "пошкоджен"}},
    {"attack",
     {"be attacked|attacked only", "attaqu|inattaqu", "angegriffen|angreifbar", "atak", "атак"}},
    {"protects",
     {"protects|you and your other", "protège|ni vous ni", "schützt|du und deine anderen",
      "chroni|ciebie ani", "береже|вас та інших"}},
    {"less",
     {"less mastery", "moins de maîtrise|inférieure", "weniger erfahrung", "niższą niż",
      "менше за|меншим за"}},
    {"ahead",
     {"higher than|the most", "dépasse|le plus", "mehr erfahrung|meisten", "wyższą|najwyższ",
      "більше, ніж|найбільш"}},
    {"useless",
     {"prevent nothing|do not help", "parent rien|sans effet", "nichts|helfen nicht",
      "niczemu|nie działają", "нічому|не діють"}},
    {"except",
     {"other than", "autre qu|sauf", "außer|kein ch", "inną niż|innej niż|nie boh|poza", "крім"}},
    {"rounded", {"rounded", "arrondi", "aufgerundet", "zaokrągl", "округлен"}},
};

std::vector<std::string> split(std::string_view words) {
    std::vector<std::string> all;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        all.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return all;
}

/// How many words of the text begin so: Ukrainian has a shield (щит) inside of banishing (знищити).
int beginnings(const std::string& word, std::string_view text) {
    int found = 0;
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        auto before = static_cast<std::int32_t>(at);
        UChar32 letter = ' ';
        if (before > 0) U8_PREV(text.data(), 0, before, letter);
        if (!u_isalpha(letter)) ++found;
    }
    return found;
}

}  // namespace

Vocabulary::Vocabulary(std::string_view language) {
    const auto at = static_cast<std::size_t>(
        std::find(std::begin(languages), std::end(languages), language) - std::begin(languages));
    std::map<std::string_view, std::string> first_with;
    for (const Row& row : table) {
        const std::string name(row.name);
        const auto [known, fresh] = first_with.emplace(row.words[at], name);
        if (fresh) {
            words_[name] = split(row.words[at]);
        } else {
            shared_[name] = known->second;
        }
    }
}

std::map<std::string, int> Vocabulary::concepts_in(std::string_view part) const {
    std::map<std::string, int> found;
    for (const auto& [name, words] : words_) {
        int count = 0;
        for (const std::string& word : words) count += beginnings(word, part);
        if (count > 0) found[name] = count;
    }
    return found;
}

std::string Vocabulary::known_as(const std::string& concept_name) const {
    const auto shared = shared_.find(concept_name);
    return shared == shared_.end() ? concept_name : shared->second;
}

bool Vocabulary::has(const std::string& concept_name) const {
    return words_.contains(known_as(concept_name));
}

}  // namespace lemniscate::tests
