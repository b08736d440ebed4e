class Solution {
public:
  int spareLocker(vector<int>& wristbands) {
    const long long largest = max(1, *max_element(wristbands.begin(), wristbands.end()));
    vector<char> read(largest + 2);
    for (int number : wristbands) {
      if (number > 0) read[number] = true;
    }
    int locker = 1;
    while (read[locker]) locker++;
    return locker;
  }
};
