class Solution {
public:
  int spareLocker(vector<int>& wristbands) {
    int locker = 1;
    while (find(wristbands.begin(), wristbands.end(), locker) != wristbands.end()) locker++;
    return locker;
  }
};
