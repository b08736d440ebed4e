#include <iostream>
#include <stack>
#include <string>
using namespace std;
class Solution {
public:
    long calculate(const string& s) {
        size_t i = 0;
        return parse(s, i);
    }
private:
    long parse(const string& s, size_t& i) {
        stack<long> st;
        char op = '+';
        long num = 0;
        for (; i <= s.size(); i++) {
            char c = i < s.size() ? s[i] : ')';
            if (isdigit(c)) num = num * 10 + (c - '0');
            else if (c == '(') num = parse(s, ++i);
            else if (c != ' ') {
                if (op == '+') st.push(num);
                else if (op == '-') st.push(-num);
                else if (op == '*') st.top() *= num;
                else st.top() /= num;
                op = c;
                num = 0;
                if (c == ')') break;
            }
        }
        long sum = 0;
        for (; !st.empty(); st.pop()) sum += st.top();
        return sum;
    }
};
int main() {
    string line;
    while (getline(cin, line)) cout << Solution().calculate(line) << '\n';
}
