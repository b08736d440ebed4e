import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const binarySearchIsAPromise: DemoBlog = {
  title: 'Binary search is a promise, not an array trick',
  author: 'ananya',
  category: 'Algorithms',
  tags: ['binary search', 'patterns', 'C++', 'Python'],
  daysAgo: 6,
  views: 412,
  content: markdown`
Most of us meet binary search as *the fast way to find a number in a sorted array*, get it working after three off-by-one errors, and file it away. Then a question asks for the slowest speed at which someone can eat a heap of bananas in time, the editorial says "binary search on the answer", and it feels like a different algorithm.

It is the same one. Binary search never needed an array. It needs a **promise**.

## The promise

You have a range of candidates and a yes/no question about each. The promise is:

> Once the answer is yes, it stays yes.

Written out, the answers look like this:

\`\`\`text
candidate   1   2   3   4   5   6   7   8
answer      no  no  no  no  yes yes yes yes
                            ^ first yes
\`\`\`

That is all. A sorted array is one example: for a target $t$, the question "is $a_i \ge t$?" goes from no to yes exactly once, *because* the array is sorted. But "can we finish at speed $s$?" keeps the promise too: if speed 5 is enough, speed 6 is enough.

The job is always to find the border between no and yes.

## One template, with its reason

Keep two numbers, \`lo\` and \`hi\`, and one sentence that is true before and after every step:

- every candidate **below** \`lo\` is a no;
- every candidate **at or above** \`hi\` is a yes (or lies outside the range).

\`\`\`cpp
// The smallest x in [lo, hi) with ok(x), or hi when there is none.
template <class Predicate>
long long first_true(long long lo, long long hi, Predicate ok) {
  while (lo < hi) {
    long long mid = lo + (hi - lo) / 2;
    if (ok(mid)) hi = mid;      // mid is a yes: the border is at mid or before it
    else         lo = mid + 1;  // mid is a no: the border is after it
  }
  return lo;  // lo == hi: everything below is no, everything from here on is yes
}
\`\`\`

Check the three things that usually go wrong:

| worry | why it is fine here |
| --- | --- |
| endless loop | \`mid\` is always less than \`hi\`, so \`hi = mid\` shrinks the range, and so does \`lo = mid + 1\` |
| off by one | each assignment keeps the sentence true, so when \`lo == hi\` there is only one place left for the border |
| overflow | \`lo + (hi - lo) / 2\` never leaves \`[lo, hi)\`; \`(lo + hi) / 2\` can, when both are large |

The range at least halves each time, so there are at most $\lfloor \log_2 n \rfloor + 1$ questions for $n \ge 1$ candidates. For a range of a billion that is 30.

## First use: an array after all

\`lower_bound\` is \`first_true\` over indices:

\`\`\`cpp
int lower_bound_index(const std::vector<int>& a, int target) {
  return first_true(0, a.size(), [&](long long i) { return a[i] >= target; });
}
\`\`\`

The first and the last position of a value come from two calls: the first index with \`a[i] >= target\`, and one less than the first index with \`a[i] > target\`. No third version of the loop is needed, and no early \`return\` when the value happens to be hit.

## Second use: an answer

*Koko eating bananas*: \`piles[i]\` bananas in each pile, \`hours\` hours, one pile at a time. What is the least speed that finishes in time?

The question for one speed is easy:

$$
\sum_{i} \left\lceil \frac{p_i}{s} \right\rceil \le h
$$

The left side never grows when $s$ grows, so the promise holds. In Python 3.10 and later, \`bisect\` takes a \`key\`, and a \`range\` counts as a sorted sequence, so the whole search is one line:

\`\`\`python
from bisect import bisect_left

def min_speed(piles: list[int], hours: int) -> int:
    def in_time(speed: int) -> bool:
        return sum((pile + speed - 1) // speed for pile in piles) <= hours

    # False < True, so "first True" is "leftmost place for True".
    speeds = range(1, max(piles) + 1)
    return speeds[bisect_left(speeds, True, key=in_time)]
\`\`\`

It is safe because \`hours >= len(piles)\` is given: the speed \`max(piles)\` always works, so a yes exists. If it were not given, the index could fall off the end of \`speeds\`, and we would have to say what *impossible* should return.

The cost is $O(n \log m)$ for $n$ piles and a largest pile $m$: thirty passes over the array at worst.

## How to smell it

Ask these in order when you read a question:

1. Does it ask for a **smallest** or **largest** value of something: speed, capacity, day, distance?
2. If someone *gave* me that value, could I check it quickly, usually in one greedy pass?
3. Does a larger value only make it easier (or only harder)?

Three times yes, and you can stop looking for a formula. "Split the array so that the largest sum is least", "ship within D days", "place cows as far apart as possible" are all the same question in other clothes. When larger is *harder*, look for the last yes: it is one before the first no.

## When the promise is broken

Binary search on something that is not monotone does not crash. It returns a confident wrong answer, which is worse. Two habits help:

- Say the promise in one sentence before coding: "if $x$ works, then $x + 1$ works, because …". If you cannot finish the sentence, do not halve.
- Test against a linear scan on small random inputs. Ten lines, and it finds the broken promise in a second.

And one honest exception: *find peak element* halves an array that is not sorted at all. It works since the question "does it go downhill from here to the right?" still guarantees a peak on one side. The promise is weaker, but there is one, and it can be said in a sentence. That is the real rule.

## To practise

Do these in order: *First Bad Version*, *Search Insert Position*, *Koko Eating Bananas*, *Capacity To Ship Packages Within D Days*, *Split Array Largest Sum*. They are all in the module **Binary search on anything**. Write \`first_true\` from memory each time. By the fifth you will not think about it any more.
`,
}
