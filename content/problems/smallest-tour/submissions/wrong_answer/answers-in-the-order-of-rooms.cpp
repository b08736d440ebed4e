class Solution {
public:
  vector<int> smallestTours(vector<vector<int>>& tours, vector<int>& wishes) {
    sort(tours.begin(), tours.end());
    sort(wishes.begin(), wishes.end());
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> open;
    vector<int> answers;
    size_t begun = 0;
    for (int room : wishes) {
      for (; begun < tours.size() && tours[begun][0] <= room; begun++)
        open.push({tours[begun][1] - tours[begun][0] + 1, tours[begun][1]});
      while (!open.empty() && open.top().second < room) open.pop();
      answers.push_back(open.empty() ? -1 : open.top().first);
    }
    return answers;
  }
};
