#include <iostream>
#include <stack>
#include <vector>

int trapTwoPointers(const std::vector<int>& h) {
    int l = 0, r = h.size() - 1, lm = 0, rm = 0, sum = 0;
    while (l < r) {
        if (h[l] < h[r]) {
            lm = std::max(lm, h[l]);
            sum += lm - h[l++];
        } else {
            rm = std::max(rm, h[r]);
            sum += rm - h[r--];
        }
    }
    return sum;
}

int trapStack(const std::vector<int>& h) {
    std::stack<int, std::vector<int>> st;
    int sum = 0;
    for (int i = 0; i < (int)h.size(); ++i) {
        while (!st.empty() && h[st.top()] < h[i]) {
            int floor = h[st.top()];
            st.pop();
            if (st.empty()) break;
            int width = i - st.top() - 1;
            sum += width * (std::min(h[st.top()], h[i]) - floor);
        }
        st.push(i);
    }
    return sum;
}

int main() {
    for (const auto& h : std::vector<std::vector<int>>{
             {0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1}, {4, 2, 0, 3, 2, 5}, {1}, {5, 4, 3}, {3, 0, 0, 2, 0, 4}})
        std::cout << trapTwoPointers(h) << " == " << trapStack(h) << '\n';
}
