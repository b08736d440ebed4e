class Solution {
public:
  vector<int> chooseTwo(vector<int>& pulls, int wanted) {
    unordered_map<int, int> indexOf;
    for (int index = 0; index < static_cast<int>(pulls.size()); index++) {
      const auto partner = indexOf.find(wanted - pulls[index]);
      if (partner != indexOf.end()) return {partner->second, index};
      indexOf[pulls[index]] = index;
    }
    return {};
  }
};
