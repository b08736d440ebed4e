#include <deque>
#include <iostream>
#include <queue>
#include <stack>
#include <string>
#include <vector>
using namespace std;
struct Task {
    int pri;
    string name;
    friend bool operator<(const Task& a, const Task& b) { return a.pri < b.pri || (a.pri == b.pri && a.name > b.name); }
};
int main() {
    deque<int> d(3, 7);
    d.push_front(1), d.push_back(9), d.emplace_front(0);
    d.insert(d.begin() + 2, {4, 5});
    d.erase(d.end() - 2);
    for (size_t i = 0; i < d.size(); i++) cout << d[i] << ' ';
    cout << d.front() << d.back() << endl;
    priority_queue<Task> pq;
    pq.push({2, "sweep"}), pq.push({5, "cook"}), pq.emplace(Task{5, "bake"}), pq.push({1, "rest"});
    while (!pq.empty()) cout << pq.top().name << pq.top().pri << ' ', pq.pop();
    cout << endl;
    vector<int> v{3, 1, 4, 1, 5, 9, 2, 6};
    priority_queue<int, vector<int>, greater<>> small(v.begin(), v.end());
    priority_queue<int> big;
    for (; !small.empty(); small.pop()) {
        big.push(small.top());
        if (big.size() > 3) big.pop();
    }
    cout << big.top() << endl;
    queue<pair<int, char>> q;
    for (int i = 0; i < 4; i++) q.emplace(i, 'a' + i);
    q.front().first = 10;
    cout << q.front().first << q.back().second << q.size() << endl;
    stack<char, vector<char>> st;
    string path = "/a/./b/../../c//d/", part, out;
    vector<string> parts;
    for (char c : path + "/") {
        if (c != '/') { part += c; continue; }
        if (part == ".." && !parts.empty()) parts.pop_back();
        else if (!part.empty() && part != "." && part != "..") parts.push_back(part);
        part.clear();
    }
    for (auto& p : parts) out += "/" + p;
    cout << out << endl;
    for (char c : string("[{()}]([)]")) {
        if (string("([{").find(c) != string::npos) st.push(c);
        else if (!st.empty() && abs(st.top() - c) <= 2) st.pop();
        else { cout << "bad " << c << ' ' << st.size() << endl; break; }
    }
}
