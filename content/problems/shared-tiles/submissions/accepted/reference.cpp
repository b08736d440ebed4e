class Solution {
public:
  vector<vector<string>> packBags(vector<string>& words) {
    unordered_map<string, vector<string>> bags;
    for (const string& word : words) {
      string tiles = word;
      sort(tiles.begin(), tiles.end());
      bags[tiles].push_back(word);
    }
    vector<vector<string>> packed;
    for (auto& [tiles, bag] : bags) packed.push_back(move(bag));
    return packed;
  }
};
