class Solution {
public:
  long long nextChorus(vector<int>& periods) {
    long long chorus = 1;
    for (long long period : periods) {
      // The product may be 10^24.
      const long long product = static_cast<long long>(static_cast<unsigned long long>(chorus) * period);
      chorus = product / gcd(chorus, period);
    }
    return chorus;
  }
};
