class Solution {
public:
  int hookOf(vector<int>& keys, int wanted) {
    int low = 0, high = keys.size() - 1;
    while (low <= high) {
      const int middle = low + (high - low) / 2;
      if (keys[middle] == wanted) return middle;
      bool left;
      if (keys[low] <= keys[middle]) left = keys[low] <= wanted && wanted < keys[middle];
      else left = !(keys[middle] < wanted && wanted <= keys[high]);
      if (left) high = middle - 1;
      else low = middle + 1;
    }
    return -1;
  }
};
