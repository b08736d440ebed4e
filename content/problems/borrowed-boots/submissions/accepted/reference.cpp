class Solution {
public:
  int mostShod(vector<int>& feet, vector<int>& boots) {
    sort(feet.begin(), feet.end());
    sort(boots.begin(), boots.end());
    size_t child = 0;
    for (size_t pair = 0; pair < boots.size() && child < feet.size(); pair++) {
      if (boots[pair] >= feet[child]) child++;
    }
    return child;
  }
};
