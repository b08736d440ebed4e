class Solution {
public:
  vector<int> daysAground(vector<int>& tides) {
    const int n = tides.size();
    vector<int> days(n);
    for (int day = 0; day < n; day++) {
      int later = day + 1;
      while (later < n && tides[later] <= tides[day]) later++;
      if (later < n) days[day] = later - day;
    }
    return days;
  }
};
