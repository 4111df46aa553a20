#include "server/limiter.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace lemniscate::server {
namespace {

constexpr Time day = 24 * 60 * 60 * 1000;
constexpr Time start = 1'700'000'000'000;

RandomBytes counting() {
    return [next = std::uint8_t{0}](std::span<std::uint8_t> bytes) mutable {
        std::generate(bytes.begin(), bytes.end(), [&] { return next++; });
    };
}

const Allowances usual = allowances(600, 60, 20);

const Allowance& of(const Allowances& all, Limited what) {
    return all[static_cast<std::size_t>(what)];
}

/// How many can be taken at once.
int taken(Limiter& limiter, Limited what, const std::string& who, Time now) {
    int count = 0;
    while (count < 10'000 && !limiter.take(what, who, now)) ++count;
    return count;
}

TEST(Bucket, GivesSoManyAtOnceAndThenOneAtATime) {
    constexpr Allowance allowance{"test", 3, 1000};
    Bucket bucket;
    EXPECT_EQ(bucket.take(allowance, start), std::nullopt);
    EXPECT_EQ(bucket.take(allowance, start), std::nullopt);
    EXPECT_EQ(bucket.take(allowance, start), std::nullopt);
    EXPECT_EQ(bucket.take(allowance, start), 1000);
    EXPECT_EQ(bucket.take(allowance, start + 400), 600);
    EXPECT_EQ(bucket.take(allowance, start + 999), 1);
    EXPECT_EQ(bucket.take(allowance, start + 1000), std::nullopt);
    EXPECT_EQ(bucket.take(allowance, start + 1000), 1000);
}

TEST(Bucket, IsFullAgainAfterAWhileAndNeverMore) {
    constexpr Allowance allowance{"test", 3, 1000};
    Bucket bucket;
    for (int i = 0; i < 3; ++i) bucket.take(allowance, start);
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(bucket.take(allowance, start + day)) << i;
    EXPECT_TRUE(bucket.take(allowance, start + day));
}

TEST(Bucket, HasNoLimitWhereNoneIsMeant) {
    constexpr Allowance allowance{"test", 1, 0};
    Bucket bucket;
    for (int i = 0; i < 1000; ++i) ASSERT_FALSE(bucket.take(allowance, start));
}

TEST(Limiter, AllowancesAreInOrderWithNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const Allowance& allowance : usual) {
        EXPECT_TRUE(names.insert(allowance.name).second) << allowance.name;
        EXPECT_GT(allowance.at_once, 0) << allowance.name;
        EXPECT_GT(allowance.every, 0) << allowance.name;
    }
    const auto name = [](Limited what) { return of(usual, what).name; };
    EXPECT_EQ(name(Limited::requests_by_address), "requests_by_address");
    EXPECT_EQ(name(Limited::redeemed_links_by_address), "redeemed_links_by_address");
    EXPECT_EQ(name(Limited::codes_by_person), "codes_by_person");
    EXPECT_EQ(name(Limited::chat_by_person), "chat_by_person");
    EXPECT_EQ(name(Limited::messages_by_person), "messages_by_person");
}

TEST(Limiter, SomeAllowancesCanBeSet) {
    const Allowance& requests = of(usual, Limited::requests_by_address);
    EXPECT_EQ(requests.at_once, 100);
    EXPECT_EQ(requests.every, 100);
    const Allowance& guests = of(usual, Limited::guests_by_address);
    EXPECT_EQ(guests.at_once, 30);
    EXPECT_EQ(guests.every, 60'000);
    EXPECT_EQ(of(allowances(1, 1, 1), Limited::guests_by_address).at_once, 1);
    EXPECT_EQ(of(allowances(1, 1, 1), Limited::guests_by_address).every, 3'600'000);
    EXPECT_EQ(of(allowances(0, 0, 0), Limited::requests_by_address).every, 0);
}

TEST(Limiter, ShortCodesCannotBeGuessedInALifetime) {
    // Of 2^40 codes, with ten thousand tables open, by a thousand addresses at once.
    const Allowance& codes = of(usual, Limited::codes_by_address);
    const double tries_a_year =
        1000.0 * 365 * static_cast<double>(day) / static_cast<double>(codes.every);
    EXPECT_LT(tries_a_year * 10'000 / 1'099'511'627'776.0, 200);
}

TEST(Limiter, CountsEachThingAndEverybodyForThemselves) {
    Limiter limiter(counting(), usual);
    EXPECT_EQ(taken(limiter, Limited::links_by_person, "ann", start), 5);
    EXPECT_EQ(taken(limiter, Limited::links_by_person, "ann", start), 0);
    EXPECT_EQ(taken(limiter, Limited::links_by_person, "bob", start), 5);
    EXPECT_EQ(taken(limiter, Limited::names_by_person, "ann", start), 10);
    EXPECT_EQ(taken(limiter, Limited::links_by_person, "ann", start + 120'000), 1);
}

TEST(Limiter, OneClientHasManyAddressesOfIpv6) {
    Limiter limiter(counting(), usual);
    const auto key = [&](std::string_view address) { return limiter.address_key(address, start); };
    EXPECT_EQ(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    EXPECT_EQ(key("2001:db8:1:2::1"), key("2001:DB8:1:2:0::7%eth0"));
    EXPECT_NE(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
    EXPECT_NE(key("192.0.2.1"), key("192.0.2.2"));
    EXPECT_EQ(key("192.0.2.1"), key("::ffff:192.0.2.1"));
    EXPECT_NE(key("nonsense"), key("other nonsense"));
    EXPECT_EQ(key("192.0.2.1").size(), 32U);
}

TEST(Limiter, AnAddressIsKnownForADayByAKeyOfThatDay) {
    Limiter limiter(counting(), usual);
    const std::string today = limiter.address_key("192.0.2.1", start);
    EXPECT_EQ(limiter.address_key("192.0.2.1", start + day - 1), today);
    const std::string tomorrow = limiter.address_key("192.0.2.1", start + day);
    EXPECT_NE(tomorrow, today);
    EXPECT_EQ(limiter.address_key("192.0.2.1", start + day + 1), tomorrow);

    Limiter other([](std::span<std::uint8_t> bytes) { std::fill(bytes.begin(), bytes.end(), 7); },
                  usual);
    EXPECT_NE(other.address_key("192.0.2.1", start), today);
}

TEST(Limiter, ForgetsWhatIsADayOld) {
    Limiter limiter(counting(), usual);
    for (int i = 0; i < 100; ++i) {
        limiter.take(Limited::links_by_person, std::to_string(i), start);
    }
    EXPECT_EQ(limiter.buckets(), 100U);
    limiter.take(Limited::links_by_person, "ann", start + day / 2);
    EXPECT_EQ(limiter.buckets(), 101U);
    limiter.take(Limited::links_by_person, "bob", start + day);
    EXPECT_EQ(limiter.buckets(), 2U);
}

TEST(Limiter, TakesBoundedMemoryAndKeepsWhoIsBusy) {
    Limiter limiter(counting(), usual, 100);
    EXPECT_EQ(taken(limiter, Limited::links_by_person, "ann", start), 5);
    for (int i = 0; i < 10'000; ++i) {
        limiter.take(Limited::links_by_person, std::to_string(i), start);
        ASSERT_LE(limiter.buckets(), 100U);
        if (i % 10 == 0) {
            ASSERT_TRUE(limiter.take(Limited::links_by_person, "ann", start)) << i;
        }
    }
}

}  // namespace
}  // namespace lemniscate::server
