#include <bit>
#include <cstdint>
#include <cstring>
#include <iostream>
#include <limits>
int main() {
    for (std::uint32_t x : {0u, 1u, 5u, 64u, 1000u, 4294967295u})
        std::cout << x << ": " << std::popcount(x) << ' ' << std::countl_zero(x) << ' ' << std::countr_zero(x) << ' ' << std::countl_one(x) << ' '
                  << std::bit_width(x) << ' ' << std::has_single_bit(x) << ' ' << std::bit_floor(x) << ' ' << (x <= 1000 ? std::bit_ceil(x) : 0u) << '\n';
    std::cout << std::rotl<std::uint8_t>(0b10010110, 3) + 0 << ' ' << std::rotr<std::uint16_t>(0x1234, 4) << '\n';
    float f = 1.5f;
    std::cout << std::hex << std::bit_cast<std::uint32_t>(f) << ' ' << std::bit_cast<std::uint64_t>(-2.0) << std::dec << '\n';
    std::cout << (std::endian::native == std::endian::little ? "little" : "big") << '\n';
    std::uint8_t bytes[8];
    double d = 3.141592653589793;
    std::memcpy(bytes, &d, sizeof d);
    for (int b : bytes) std::cout << b << ' ';
    std::cout << '\n' << std::popcount(std::numeric_limits<unsigned long>::max()) << ' ' << std::countl_zero(1UL) << '\n';
    // fast inverse square root
    float y = 2.0f;
    auto i = 0x5f3759df - (std::bit_cast<std::int32_t>(y) >> 1);
    float g = std::bit_cast<float>(i);
    g *= 1.5f - y * 0.5f * g * g;
    std::cout << g << '\n';
}
