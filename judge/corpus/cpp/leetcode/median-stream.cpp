#include <bits/stdc++.h>
using namespace std;
class MedianFinder {
    priority_queue<int> lo;
    priority_queue<int, vector<int>, greater<int>> hi;
public:
    MedianFinder() { ios::sync_with_stdio(false); }
    void addNum(int num) {
        lo.push(num);
        hi.push(lo.top());
        lo.pop();
        if (hi.size() > lo.size()) lo.push(hi.top()), hi.pop();
    }
    double findMedian() { return lo.size() > hi.size() ? lo.top() : (lo.top() + hi.top()) * 0.5; }
};
/**
 * Your MedianFinder object will be instantiated and called as such:
 * MedianFinder* obj = new MedianFinder();
 */
int main() {
    MedianFinder* obj = new MedianFinder();
    int x;
    while (cin >> x) {
        obj->addNum(x);
        cout << obj->findMedian() << (cin.peek() == '\n' ? "\n" : ", ");
    }
    return 0;
}
