#include <bits/stdc++.h>
using namespace std;
class SnakeGame {
    int w, h, score = 0;
    deque<pair<int, int>> food, body{{0, 0}};
    set<pair<int, int>> on{{0, 0}};
public:
    SnakeGame(int width, int height, vector<vector<int>> f) : w(width), h(height) { for (auto& p : f) food.emplace_back(p[0], p[1]); }
    int move(string d) {
        auto [r, c] = body.front();
        r += (d == "D") - (d == "U"), c += (d == "R") - (d == "L");
        on.erase(body.back());
        if (r < 0 || c < 0 || r >= h || c >= w || on.count({r, c})) return -1;
        if (!food.empty() && food.front() == make_pair(r, c)) food.pop_front(), on.insert(body.back()), score++;
        else body.pop_back();
        body.emplace_front(r, c), on.insert({r, c});
        return score;
    }
};
class HitCounter {
    queue<pair<int, int>> q;
    long total = 0;
public:
    void hit(int t) { q.empty() || q.back().first != t ? q.push({t, 1}) : void(q.back().second++); total++; }
    long getHits(int t) { while (!q.empty() && q.front().first <= t - 300) total -= q.front().second, q.pop(); return total; }
};
class RandomizedSet {
    vector<int> v;
    unordered_map<int, size_t> at;
public:
    bool insert(int x) { return at.emplace(x, v.size()).second ? (v.push_back(x), true) : false; }
    bool remove(int x) {
        auto it = at.find(x);
        if (it == at.end()) return false;
        at[v.back()] = it->second, v[it->second] = v.back();
        v.pop_back(), at.erase(x);
        return true;
    }
    int getRandom() { return v[rand() % v.size()]; }
};
int main() {
    SnakeGame g(3, 2, {{1, 2}, {0, 1}});
    for (string d : {"R", "D", "R", "U", "L", "U"}) cout << g.move(d) << ' ';
    HitCounter c;
    for (int t : {1, 1, 2, 3, 300}) c.hit(t);
    cout << '\n' << c.getHits(300) << ' ' << c.getHits(301) << ' ' << c.getHits(700) << '\n';
    RandomizedSet s;
    cout << s.insert(1) << s.remove(2) << s.insert(2) << s.insert(2) << s.remove(1) << ' ' << s.getRandom() << endl;
}
