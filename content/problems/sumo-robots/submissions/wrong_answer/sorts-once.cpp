class Solution {
public:
  int lastCharge(vector<int>& charges) {
    sort(charges.begin(), charges.end(), greater<int>());
    int now = 0;
    for (int charge : charges) now = abs(now - charge);
    return now;
  }
};
