#include <bits/stdc++.h>
using namespace std;
class MinStack {
    stack<pair<int, int>> s;
public:
    MinStack() {}
    void push(int val) { s.push({val, s.empty() ? val : min(val, s.top().second)}); }
    void pop() { s.pop(); }
    int top() { return s.top().first; }
    int getMin() { return s.top().second; }
    bool empty() { return s.empty(); }
};
class MinQueue {
    MinStack in, out;
public:
    void push(int x) { in.push(x); }
    int pop() {
        if (out.empty()) while (!in.empty()) out.push(in.top()), in.pop();
        int r = out.top();
        out.pop();
        return r;
    }
    int getMin() {
        if (in.empty()) return out.getMin();
        if (out.empty()) return in.getMin();
        return min(in.getMin(), out.getMin());
    }
};
int main() {
    MinStack* obj = new MinStack();
    obj->push(-2);
    obj->push(0);
    obj->push(-3);
    cout << obj->getMin() << " ";
    obj->pop();
    cout << obj->top() << " " << obj->getMin() << "\n";
    delete obj;
    MinQueue q;
    for (int i = 0; i < 20; i++) {
        q.push((i * 7 + 3) % 11);
        if (i >= 4) cout << q.getMin() << (i < 19 ? "," : "\n"), q.pop();
    }
}
