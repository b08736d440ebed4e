#include <cstddef>
#include <iostream>
#include <map>
#include <memory>
#include <memory_resource>
#include <string>
#include <vector>
static std::size_t bytes = 0, calls = 0, freed = 0;
template <class T> struct Counting {
    using value_type = T;
    Counting() = default;
    template <class U> Counting(const Counting<U>&) noexcept {}
    T* allocate(std::size_t n) {
        bytes += n * sizeof(T);
        ++calls;
        return static_cast<T*>(::operator new(n * sizeof(T)));
    }
    void deallocate(T* p, std::size_t n) noexcept {
        freed += n * sizeof(T);
        ::operator delete(p);
    }
    template <class U> bool operator==(const Counting<U>&) const noexcept { return true; }
};
struct alignas(16) Big { long a[4]; };
int main() {
    {
        std::vector<long, Counting<long>> v;
        for (int i = 0; i < 100; ++i) v.push_back(i);
        std::cout << v.size() << ' ' << v.capacity() << ' ' << calls << ' ' << bytes << '\n';
        v.shrink_to_fit();
        std::cout << v.capacity() << ' ' << v[99] << '\n';
        std::map<int, Big, std::less<int>, Counting<std::pair<const int, Big>>> m;
        for (int i = 0; i < 10; ++i) m[i].a[i % 4] = i;
        std::cout << m.size() << ' ' << m[7].a[3] << '\n';
    }
    std::cout << (bytes == freed) << '\n';
    alignas(std::max_align_t) static std::byte arena[4096];
    std::pmr::monotonic_buffer_resource pool(arena, sizeof arena, std::pmr::null_memory_resource());
    std::pmr::vector<std::pmr::string> names(&pool);
    for (int i = 0; i < 8; ++i) names.emplace_back("a name that is long enough not to be stored inside #" + std::to_string(i));
    std::cout << names.size() << ' ' << names.back().size() << '\n';
    try {
        std::pmr::vector<int> tooBig(100000, &pool);
    } catch (const std::bad_alloc&) {
        std::cout << "arena is full\n";
    }
    alignas(Big) char room[sizeof(Big)];
    Big* b = new (room) Big{{1, 2, 3, 4}};
    std::cout << b->a[2] << ' ' << sizeof(Big) << ' ' << reinterpret_cast<std::uintptr_t>(b) % 16 << '\n';
    b->~Big();
}
