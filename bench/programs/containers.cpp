#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n;
  cin >> n;
  map<int, vector<string>> shelves;
  unordered_map<string, int> counts;
  for (int at = 0; at < n; at++) {
    string word;
    cin >> word;
    shelves[++counts[word]].push_back(word);
  }
  priority_queue<pair<int, string>> heap;
  for (auto& [word, count] : counts) heap.push({count, word});
  long long check = 0;
  for (int place = 1; !heap.empty(); place++) {
    check = (check * 31 + heap.top().first * 7LL + (int)heap.top().second.size() * place) % 1000007;
    heap.pop();
  }
  for (auto& [count, words] : shelves) {
    sort(words.begin(), words.end());
    check = (check * 31 + (int)words.size() + (unsigned char)words[0].back()) % 1000007;
  }
  cout << check << "\n";
}
