class Solution {
public:
  vector<vector<string>> packBags(vector<string>& words) {
    vector<pair<string, vector<string>>> bags;
    for (const string& word : words) {
      string tiles = word;
      sort(tiles.begin(), tiles.end());
      auto found = find_if(bags.begin(), bags.end(), [&](const auto& bag) { return bag.first == tiles; });
      if (found != bags.end()) found->second.push_back(word);
      else bags.push_back({tiles, {word}});
    }
    vector<vector<string>> packed;
    for (const auto& bag : bags) packed.push_back(bag.second);
    return packed;
  }
};
