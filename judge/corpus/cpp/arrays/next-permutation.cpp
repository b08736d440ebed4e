#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

template <typename It>
bool my_next_permutation(It first, It last) {
    if (first == last) return false;
    auto i = std::prev(last);
    while (i != first) {
        auto j = i--;
        if (*i < *j) {
            auto k = last;
            while (!(*i < *--k));
            std::iter_swap(i, k);
            std::reverse(j, last);
            return true;
        }
    }
    std::reverse(first, last);
    return false;
}

int main() {
    std::string s = "aabc", t = s;
    int count = 0;
    bool same = true, more, moreT;
    do {
        std::cout << s << (++count % 4 ? ' ' : '\n');
        more = my_next_permutation(s.begin(), s.end());
        moreT = std::next_permutation(t.begin(), t.end());
        same &= s == t && more == moreT;
    } while (more);
    std::cout << count << ' ' << std::boolalpha << same << '\n';
    std::vector<int> v{3, 2, 1, 0};
    std::prev_permutation(v.begin(), v.end());
    std::copy(v.begin(), v.end(), std::ostream_iterator<int>(std::cout, " "));
    std::cout << std::is_permutation(v.begin(), v.end(), std::vector<int>{0, 1, 2, 3}.begin()) << '\n';
}
