class Solution {
public:
  vector<int> smallestTours(vector<vector<int>>& tours, vector<int>& wishes) {
    sort(tours.begin(), tours.end());
    vector<int> order(wishes.size()), answers(wishes.size(), -1);
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int one, int other) { return wishes[one] < wishes[other]; });
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> open;
    size_t begun = 0;
    for (int at : order) {
      for (; begun < tours.size() && tours[begun][0] <= wishes[at]; begun++)
        open.push({tours[begun][1] - tours[begun][0] + 1, tours[begun][1]});
      while (!open.empty() && open.top().second < wishes[at]) open.pop();
      if (!open.empty()) answers[at] = open.top().first;
    }
    return answers;
  }
};
