#include <bits/stdc++.h>
using namespace std;
class Solution {
    struct Node { Node* kids[26] = {}; string* word = nullptr; };
    void dfs(vector<vector<char>>& b, int i, int j, Node* n, vector<string>& res) {
        char c = b[i][j];
        if (c == '#' || !n->kids[c - 'a']) return;
        n = n->kids[c - 'a'];
        if (n->word) res.push_back(*n->word), n->word = nullptr;
        b[i][j] = '#';
        if (i > 0) dfs(b, i - 1, j, n, res);
        if (j > 0) dfs(b, i, j - 1, n, res);
        if (i + 1 < (int)b.size()) dfs(b, i + 1, j, n, res);
        if (j + 1 < (int)b[0].size()) dfs(b, i, j + 1, n, res);
        b[i][j] = c;
    }
public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        Node root;
        for (auto& w : words) {
            Node* at = &root;
            for (char c : w) {
                if (!at->kids[c - 'a']) at->kids[c - 'a'] = new Node;
                at = at->kids[c - 'a'];
            }
            at->word = &w;
        }
        vector<string> res;
        for (int i = 0; i < (int)board.size(); i++)
            for (int j = 0; j < (int)board[0].size(); j++) dfs(board, i, j, &root, res);
        sort(begin(res), end(res));
        return res;
    }
};
int main() {
    vector<vector<char>> b{{'o', 'a', 'a', 'n'}, {'e', 't', 'a', 'e'}, {'i', 'h', 'k', 'r'}, {'i', 'f', 'l', 'v'}};
    vector<string> w{"oath", "pea", "eat", "rain", "hike", "oat", "aaa", "tahi", "kr"};
    for (auto& s : Solution().findWords(b, w)) cout << quoted(s) << " ";
    cout << endl;
}
