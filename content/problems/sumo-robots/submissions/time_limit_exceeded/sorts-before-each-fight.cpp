class Solution {
public:
  int lastCharge(vector<int>& charges) {
    while (charges.size() > 1) {
      sort(charges.begin(), charges.end());
      const int largest = charges.back();
      charges.pop_back();
      const int left = largest - charges.back();
      charges.pop_back();
      if (left > 0) charges.push_back(left);
    }
    return charges.empty() ? 0 : charges[0];
  }
};
