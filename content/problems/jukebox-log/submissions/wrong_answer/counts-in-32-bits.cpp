class Solution {
public:
  long long playlists(string strip, int records) {
    unsigned before = 0;
    unsigned last = 1;
    for (size_t i = 0; i < strip.size(); i++) {
      const int digit = strip[i] - '0';
      const int pair = i > 0 ? (strip[i - 1] - '0') * 10 + digit : 0;
      unsigned now = digit >= 1 && digit <= records ? last : 0;
      if (pair >= 10 && pair <= records) now += before;
      before = last;
      last = now;
    }
    return last;
  }
};
