#include <bits/stdc++.h>
using namespace std;

class LRUCache {
    int cap;
    list<pair<int, int>> items;
    unordered_map<int, list<pair<int, int>>::iterator> pos;

public:
    LRUCache(int capacity) : cap(capacity) {}
    int get(int key) {
        auto it = pos.find(key);
        if (it == pos.end()) return -1;
        items.splice(items.begin(), items, it->second);
        return it->second->second;
    }
    void put(int key, int value) {
        if (auto it = pos.find(key); it != pos.end()) {
            it->second->second = value;
            items.splice(items.begin(), items, it->second);
            return;
        }
        if ((int)items.size() == cap) {
            pos.erase(items.back().first);
            items.pop_back();
        }
        items.emplace_front(key, value);
        pos[key] = items.begin();
    }
    void show() {
        for (auto [k, v] : items) cout << k << "=" << v << " ";
        cout << "\n";
    }
};

int main() {
    LRUCache* obj = new LRUCache(3);
    string op;
    while (cin >> op) {
        int k, v;
        cin >> k;
        if (op == "put") {
            cin >> v;
            obj->put(k, v);
            obj->show();
        } else cout << "get " << k << " " << obj->get(k) << "\n";
    }
    delete obj;
}
