#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
#include <utility>

class Solution {
    int area(std::vector<std::string>& g, int i, int j) {
        if (i < 0 || j < 0 || i >= (int)g.size() || j >= (int)g[i].size() || g[i][j] != '1') return 0;
        g[i][j] = '0';
        return 1 + area(g, i + 1, j) + area(g, i - 1, j) + area(g, i, j + 1) + area(g, i, j - 1);
    }
public:
    std::vector<int> islands(std::vector<std::string> g) {
        std::vector<int> sizes;
        for (int i = 0; i < (int)g.size(); ++i)
            for (int j = 0; j < (int)g[i].size(); ++j)
                if (int a = area(g, i, j); a > 0) sizes.push_back(a);
        std::sort(sizes.rbegin(), sizes.rend());
        return sizes;
    }
};

int main() {
    std::vector<std::string> grid;
    for (std::string row; std::getline(std::cin, row) && !row.empty();) grid.push_back(row);
    auto sizes = Solution{}.islands(grid);
    std::cout << sizes.size() << " islands:";
    for (int s : sizes) std::cout << ' ' << s;
    std::cout << '\n';
    std::vector<std::string> big(300, std::string(300, '1'));
    for (int i = 0; i < 300; i += 2) big[i] = (i / 2) % 2 ? std::string(299, '0') + "1" : "1" + std::string(299, '0');
    std::cout << Solution{}.islands(big)[0] << '\n';
}
