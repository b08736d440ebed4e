import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const countingTheCost: DemoBlog = {
  title: 'Counting the cost before you write the code',
  author: 'rohan',
  category: 'Fundamentals',
  tags: ['complexity', 'fundamentals', 'JavaScript', 'C++'],
  daysAgo: 24,
  views: 365,
  content: markdown`
A contest problem tells you almost everything about its solution in one line, and most people skip it:

\`\`\`text
1 <= n <= 200 000,   time limit: 1 second
\`\`\`

This post is about reading that line, and about being right when you say "this is $O(n \log n)$".

## From limits to algorithms

A rough rule for compiled code: about $10^8$ simple steps per second. Python does perhaps a thirtieth to a hundredth of that in plain loops. Turn it round and the limit on $n$ names the complexity that can pass:

| largest $n$ | what fits in a second | typical tools |
| ---: | --- | --- |
| 10 | $O(n!)$ | all permutations |
| 20 | $O(2^n)$ or $O(2^n n)$ | subsets, bitmask DP |
| 400 | $O(n^3)$ | interval DP, Floyd–Warshall |
| 5 000 | $O(n^2)$ | two-index DP, all pairs |
| 200 000 | $O(n \log n)$ | sorting, heaps, binary search, trees |
| 5 000 000 | $O(n)$ | two pointers, windows, counting |
| $10^{18}$ | $O(\log n)$ | halving, fast powers, a formula |

It is a hint, not a law. But if your idea is $O(n^2)$ and $n$ is 200 000, that is $4 \cdot 10^{10}$ steps, and no amount of micro-tuning will save it. Decide that *before* typing.

## Count what repeats, not what is nested

Two nested loops are not always quadratic. The classic sliding window:

\`\`\`cpp
int longest_without_repeat(const std::string& s) {
  std::array<int, 256> seen{};
  int best = 0;
  for (int right = 0, left = 0; right < (int)s.size(); ++right) {
    ++seen[(unsigned char)s[right]];
    while (seen[(unsigned char)s[right]] > 1) --seen[(unsigned char)s[left++]];
    best = std::max(best, right - left + 1);
  }
  return best;
}
\`\`\`

The inner \`while\` can run many times for one \`right\`. But \`left\` only moves forward, and never past \`right\`. Over the *whole* run it moves at most $n$ times. Add up the movements, not the levels of indentation: $n$ steps of \`right\` and at most $n$ of \`left\` make $O(n)$.

The same argument explains why the monotonic stack is linear: each element is pushed once and popped at most once.

## Amortised: the price of a growing array

\`push_back\` sometimes copies the whole vector. Why do we call it constant? Say that the capacity doubles when it is full. To append $n$ elements, the copies happen at sizes $1, 2, 4, \dots, 2^k$ with $2^k < n$, and they cost

$$
1 + 2 + 4 + \dots + 2^k = 2^{k+1} - 1 < 2n .
$$

So $n$ appends cost less than $n + 2n$ writes together, constant for each *on average over the sequence*. That is a guarantee, not a hope: there is no unlucky input. Had we grown by ten slots each time, the sum would be $10 + 20 + \dots + n \approx n^2 / 20$, and appending would be quadratic.

## A sum worth knowing

The sieve of Eratosthenes, and every "for each $i$, visit its multiples" loop, costs about

$$
\sum_{i=1}^{n} \frac{n}{i} = n \left( 1 + \frac12 + \frac13 + \dots + \frac1n \right) \le n (1 + \ln n),
$$

which is $O(n \log n)$, although it looks like a double loop. With $n = 10^6$ that is about fifteen million steps. (The sieve itself visits only the multiples of primes and gets away with $O(n \log \log n)$.)

## Hidden costs

The loops you did not write count too. Some that have cost our members a *Time Limit Exceeded*:

- **JavaScript** \`queue.shift()\` may move every remaining element. A breadth-first search over 200 000 nodes with it can turn quadratic. Keep an index instead:

  \`\`\`js
  const queue = [start]
  for (let head = 0; head < queue.length; head++) {
    for (const next of graph[queue[head]]) {
      if (distance[next] !== -1) continue
      distance[next] = distance[queue[head]] + 1
      queue.push(next)
    }
  }
  \`\`\`

- **Python** \`x in some_list\` is linear; \`x in some_set\` is constant on average. Inside a loop this is the difference between $O(n^2)$ and $O(n)$.
- **C++** passing a \`std::vector\` or \`std::string\` by value copies it on every call. In a recursion over indices that is $O(n)$ per node; a \`const&\` makes it $O(1)$.
- **Anywhere**, building a string by \`s = s + c\` can copy all of \`s\` each time. Collect the pieces and join them once.
- **Slices** such as \`a[1:]\` copy. Recursing on slices turns a linear walk into a quadratic one.

## Recursion: draw one level

For divide and conquer, draw the tree and add up one level. Merge sort has $2^k$ calls of size $n / 2^k$ on level $k$: every level costs about $n$, and there are $\log_2 n$ levels. For $T(n) = a\,T(n/b) + f(n)$ the question is only where the weight lies. Compare $f(n)$ with $n^{\log_b a}$, the number of leaves:

| who wins | result | example |
| --- | --- | --- |
| the leaves | $\Theta(n^{\log_b a})$ | $T(n) = 2T(n/2) + 1$: $\Theta(n)$ |
| nobody | $\Theta(n^{\log_b a} \log n)$ | $T(n) = 2T(n/2) + n$: $\Theta(n \log n)$ |
| the root | $\Theta(f(n))$ | $T(n) = T(n/2) + n$: $\Theta(n)$ |

(To win, a side must be larger by a power of $n$, not by a mere logarithm.) The last row is worth remembering: *quickselect* works on one half only, and $n + n/2 + n/4 + \dots < 2n$.

## Saying it in an interview

Nobody wants a formula on its own. A good answer has three parts:

1. the **variable**: "let $n$ be the number of nodes and $m$ the number of edges";
2. the **reason**: "each edge is looked at twice, once from each end";
3. the **result**, for time *and* memory: "so $O(n + m)$ time, and $O(n)$ for the queue".

If you say the reason first, the result nearly says itself, and a small slip in it will be forgiven.
`,
}
