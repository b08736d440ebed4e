#include <iostream>
#include <list>
#include <string>
#include <unordered_map>
using namespace std;
class LFUCache {
    struct Entry { int value, freq; list<int>::iterator it; };
    unordered_map<int, Entry> data;
    unordered_map<int, list<int>> byFreq;
    size_t capacity;
    int minFreq = 0;
    void touch(int key) {
        auto& e = data[key];
        byFreq[e.freq].erase(e.it);
        if (byFreq[e.freq].empty()) {
            byFreq.erase(e.freq);
            if (minFreq == e.freq) minFreq++;
        }
        byFreq[++e.freq].push_front(key);
        e.it = byFreq[e.freq].begin();
    }
public:
    explicit LFUCache(int c) : capacity(c) {}
    int get(int key) {
        if (!data.contains(key)) return -1;
        touch(key);
        return data[key].value;
    }
    int put(int key, int value) {
        int evicted = -1;
        if (capacity == 0) return evicted;
        if (auto it = data.find(key); it != data.end()) {
            it->second.value = value;
            touch(key);
            return evicted;
        }
        if (data.size() == capacity) {
            evicted = byFreq[minFreq].back();
            byFreq[minFreq].pop_back();
            data.erase(evicted);
        }
        minFreq = 1;
        byFreq[1].push_front(key);
        data[key] = {value, 1, byFreq[1].begin()};
        return evicted;
    }
};
int main() {
    LFUCache c(3);
    string op;
    int k, v;
    while (cin >> op >> k) {
        if (op == "get") cout << "get " << k << " = " << c.get(k) << '\n';
        else {
            cin >> v;
            int out = c.put(k, v);
            cout << "put " << k << (out < 0 ? "" : " evicts " + to_string(out)) << '\n';
        }
    }
}
