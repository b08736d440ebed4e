class Solution {
public:
  long long playlists(string strip, int records) {
    return from(strip, records, 0);
  }

private:
  long long from(const string& strip, int records, size_t at) {
    if (at == strip.size()) return 1;
    if (strip[at] == '0') return 0;
    long long ways = 0;
    if (strip[at] - '0' <= records) ways += from(strip, records, at + 1);
    if (at + 1 < strip.size() && stoi(strip.substr(at, 2)) <= records) ways += from(strip, records, at + 2);
    return ways;
  }
};
