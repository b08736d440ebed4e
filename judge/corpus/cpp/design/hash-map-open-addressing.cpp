#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
class HashMap {
    enum class State : char { Empty, Used, Gone };
    struct Slot { std::string key; int value; State state = State::Empty; };
    std::vector<Slot> slots = std::vector<Slot>(8);
    size_t used = 0, filled = 0;
    static uint64_t hash(std::string_view s) {
        uint64_t h = 1469598103934665603ULL;
        for (unsigned char c : s) h = (h ^ c) * 1099511628211ULL;
        return h;
    }
    size_t find(std::string_view k) const {
        size_t i = hash(k) & (slots.size() - 1), gone = SIZE_MAX;
        while (slots[i].state != State::Empty) {
            if (slots[i].state == State::Used && slots[i].key == k) return i;
            if (slots[i].state == State::Gone && gone == SIZE_MAX) gone = i;
            i = (i + 1) & (slots.size() - 1);
        }
        return gone == SIZE_MAX ? i : gone;
    }
    void grow() {
        auto old = std::move(slots);
        slots = std::vector<Slot>(old.size() * 2);
        used = filled = 0;
        for (auto& s : old) if (s.state == State::Used) put(s.key, s.value);
    }
public:
    void put(const std::string& k, int v) {
        if ((filled + 1) * 4 > slots.size() * 3) grow();
        auto& s = slots[find(k)];
        if (s.state != State::Used) {
            filled += s.state == State::Empty;
            s.state = State::Used;
            s.key = k;
            ++used;
        }
        s.value = v;
    }
    std::optional<int> get(std::string_view k) const {
        const auto& s = slots[find(k)];
        return s.state == State::Used ? std::make_optional(s.value) : std::nullopt;
    }
    bool erase(std::string_view k) {
        auto& s = slots[find(k)];
        if (s.state != State::Used) return false;
        s.state = State::Gone;
        --used;
        return true;
    }
    size_t size() const { return used; }
    size_t capacity() const { return slots.size(); }
};
int main() {
    HashMap m;
    for (int i = 0; i < 1000; ++i) m.put("key" + std::to_string(i), i * i);
    int gone = 0;
    for (int i = 0; i < 1000; i += 3) gone += m.erase("key" + std::to_string(i));
    std::cout << m.size() << ' ' << gone << ' ' << m.capacity() << '\n';
    std::cout << m.get("key10").value_or(-1) << ' ' << m.get("key9").value_or(-1) << ' ' << m.get("").has_value() << '\n';
    long sum = 0;
    for (int i = 0; i < 1200; ++i) sum += m.get("key" + std::to_string(i)).value_or(0);
    std::cout << sum << std::endl;
}
