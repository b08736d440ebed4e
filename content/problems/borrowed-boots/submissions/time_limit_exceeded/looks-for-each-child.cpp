class Solution {
public:
  int mostShod(vector<int>& feet, vector<int>& boots) {
    sort(feet.begin(), feet.end());
    sort(boots.begin(), boots.end());
    vector<bool> lent(boots.size());
    int served = 0;
    for (int size : feet) {
      for (size_t pair = 0; pair < boots.size(); pair++) {
        if (lent[pair] || boots[pair] < size) continue;
        lent[pair] = true;
        served++;
        break;
      }
    }
    return served;
  }
};
