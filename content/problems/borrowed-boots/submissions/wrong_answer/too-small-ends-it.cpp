class Solution {
public:
  int mostShod(vector<int>& feet, vector<int>& boots) {
    sort(feet.begin(), feet.end());
    sort(boots.begin(), boots.end());
    size_t served = 0;
    // The i-th pair to the i-th child, until it does not fit.
    while (served < feet.size() && served < boots.size() && feet[served] <= boots[served]) served++;
    return served;
  }
};
