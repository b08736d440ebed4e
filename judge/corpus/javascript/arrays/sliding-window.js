/**
 * @param {string} s
 * @param {string} t
 * @return {string}
 */
var minWindow = function (s, t) {
  const need = {};
  for (const c of t) need[c] = (need[c] || 0) + 1;
  let missing = t.length, l = 0, best = [0, Infinity];
  for (let r = 0; r < s.length; r++) {
    if (need[s[r]]-- > 0) missing--;
    while (!missing) {
      if (r - l < best[1] - best[0]) best = [l, r];
      if (++need[s[l++]] > 0) missing++;
    }
  }
  return best[1] === Infinity ? '' : s.slice(best[0], best[1] + 1);
};
const lengthOfLongestSubstring = (s) => {
  let best = 0, start = 0;
  const last = new Map();
  [...s].forEach((c, i) => {
    if (last.get(c) >= start) start = last.get(c) + 1;
    last.set(c, i);
    best = Math.max(best, i - start + 1);
  });
  return best;
};
function maxSlidingWindow(a, k) {
  const q = [], out = [];
  a.forEach((x, i) => {
    while (q.length && a[q.at(-1)] <= x) q.pop();
    q.push(i);
    if (q[0] <= i - k) q.shift();
    if (i >= k - 1) out.push(a[q[0]]);
  });
  return out;
}
console.log(minWindow('ADOBECODEBANC', 'ABC'), JSON.stringify(minWindow('a', 'aa')));
console.log(['abcabcbb', 'bbbbb', 'pwwkew', ''].map(lengthOfLongestSubstring));
console.log(maxSlidingWindow([1, 3, -1, -3, 5, 3, 6, 7], 3), maxSlidingWindow(Array.from({ length: 12 }, (_, i) => (i * 5) % 7), 4));
