class Solution {
public:
  vector<vector<string>> packBags(vector<string>& words) {
    const vector<int> primes = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37, 41,
                                43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101};
    map<unsigned long long, vector<string>> bags;
    for (const string& word : words) {
      unsigned long long tiles = 1;
      for (char letter : word) tiles *= primes[letter - 'a'];
      bags[tiles].push_back(word);
    }
    vector<vector<string>> packed;
    for (auto& [tiles, bag] : bags) packed.push_back(bag);
    return packed;
  }
};
