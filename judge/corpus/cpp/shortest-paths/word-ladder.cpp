#include <bits/stdc++.h>
using namespace std;

class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> dict(wordList.begin(), wordList.end());
        if (!dict.count(endWord)) return 0;
        unordered_set<string> front{beginWord}, back{endWord};
        int steps = 1;
        while (!front.empty() && !back.empty()) {
            if (front.size() > back.size()) swap(front, back);
            unordered_set<string> next;
            for (string w : front) {
                for (char& c : w) {
                    char old = c;
                    for (c = 'a'; c <= 'z'; c++) {
                        if (back.count(w)) return steps + 1;
                        if (dict.erase(w)) next.insert(w);
                    }
                    c = old;
                }
            }
            front.swap(next);
            steps++;
        }
        return 0;
    }
};

int main() {
    vector<string> words{"hot", "dot", "dog", "lot", "log", "cog"};
    cout << Solution().ladderLength("hit", "cog", words) << endl;
    words.pop_back();
    cout << Solution().ladderLength("hit", "cog", words) << endl;
    vector<string> more{"most", "fist", "lost", "cost", "fish", "mist"};
    cout << Solution().ladderLength("lost", "fish", more) << endl;
}
