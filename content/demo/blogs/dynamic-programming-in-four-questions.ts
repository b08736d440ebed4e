import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const dynamicProgrammingInFourQuestions: DemoBlog = {
  title: 'Dynamic programming in four questions',
  author: 'fatima',
  category: 'Algorithms',
  tags: ['dynamic programming', 'recursion', 'Python', 'C++'],
  daysAgo: 41,
  views: 528,
  content: markdown`
Dynamic programming has a reputation for needing a flash of insight. It does not. It needs four questions, asked slowly and in the same order every time. The insight people talk about is usually the answer to the first.

## The four questions

1. **State.** What do I need to know about the past, and nothing more, to decide the rest?
2. **Choice.** What are the possible last (or next) moves?
3. **Base.** Which states have an answer without any move?
4. **Order.** In which order can the states be computed so that each finds its parts ready?

Write down the answers *in words* before any code. We will do it for one question, then look at how the same four lead to a grid and to a faster algorithm.

## Coin change, slowly

> Given coins of certain values, each usable any number of times, what is the least number of coins that makes \`amount\`?

A greedy "take the largest coin first" fails: with coins $\{1, 3, 4\}$ and amount $6$ it takes $4 + 1 + 1$, but $3 + 3$ is better. So we have to try.

1. *State*: the amount $x$ still to be made. How we got here does not matter.
2. *Choice*: the coin $c$ that we take next.
3. *Base*: $x = 0$ needs no coin.
4. *Order*: every choice leads to a smaller $x$, so from small to large.

As a formula:

$$
f(0) = 0, \qquad f(x) = 1 + \min_{c \in C,\; c \le x} f(x - c)
$$

where the minimum over nothing is $\infty$. Now the code is a translation. First the recursion with a memory:

\`\`\`python
from functools import cache
from math import inf

def coin_change(coins: list[int], amount: int) -> int:
    @cache
    def fewest(x: int) -> float:
        if x == 0:
            return 0
        return min((1 + fewest(x - c) for c in coins if c <= x), default=inf)

    answer = fewest(amount)
    return -1 if answer == inf else int(answer)
\`\`\`

Without \`@cache\` this is exponential, because the same amounts come up again and again. With it, each amount is computed once: $O(\text{amount} \cdot |C|)$. **That one line is dynamic programming.** Everything else is bookkeeping.

One warning: an amount of 10 000 with a coin of 1 recurses 10 000 deep, and Python stops at 1 000 by default. That is the practical reason for question 4. With an order we can drop the recursion:

\`\`\`cpp
int coin_change(const std::vector<int>& coins, int amount) {
  const int none = amount + 1;  // more than any real answer
  std::vector<int> fewest(amount + 1, none);
  fewest[0] = 0;
  for (int x = 1; x <= amount; ++x)
    for (int c : coins)
      if (c <= x) fewest[x] = std::min(fewest[x], fewest[x - c] + 1);
  return fewest[amount] == none ? -1 : fewest[amount];
}
\`\`\`

With $\{1, 3, 4\}$ the table fills like this:

| $x$ | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| --- | --- | --- | --- | --- | --- | --- | --- |
| $f(x)$ | 0 | 1 | 2 | 1 | 1 | 2 | 2 |

Do it by hand once. It takes two minutes and is worth an hour of reading.

## When one number is not enough: two strings

*Edit distance*: the least number of insertions, deletions and replacements that turn \`a\` into \`b\`. What do we need to know? How far we are in **both** strings. So the state is a pair $(i, j)$: the distance between the first $i$ letters of \`a\` and the first $j$ of \`b\`.

$$
d(i, j) =
\begin{cases}
\max(i, j) & \text{if } i = 0 \text{ or } j = 0, \\
d(i-1, j-1) & \text{if } a_i = b_j, \\
1 + \min\{ d(i-1, j),\; d(i, j-1),\; d(i-1, j-1) \} & \text{otherwise.}
\end{cases}
$$

The three terms of the minimum are the three choices: delete $a_i$, insert $b_j$, replace one by the other. The table is filled row by row, and since a row needs only the row above, two rows of memory are enough:

\`\`\`python
def edit_distance(a: str, b: str) -> int:
    above = list(range(len(b) + 1))
    for i, x in enumerate(a, start=1):
        row = [i]
        for j, y in enumerate(b, start=1):
            row.append(above[j - 1] if x == y else 1 + min(above[j], row[j - 1], above[j - 1]))
        above = row
    return above[-1]
\`\`\`

## When the table is too slow: longest increasing subsequence

State: the index where the subsequence ends. Choice: the element before it. That gives $O(n^2)$, which is fine for a few thousand elements. For 200 000 we must ask question 1 again: what do we *really* need to know?

For every length, only the **smallest last element** so far; a smaller end is never worse. Call these ends \`tails\`. They are increasing, so each new element finds its place by binary search:

\`\`\`python
from bisect import bisect_left

def longest_increasing(nums: list[int]) -> int:
    tails: list[int] = []
    for x in nums:
        place = bisect_left(tails, x)
        tails[place:place + 1] = [x]  # replaces one end, or appends at the back
    return len(tails)
\`\`\`

$O(n \log n)$. Note that \`tails\` is *not* the subsequence itself, only its length is right. Better states beat cleverer loops.

## Common ways to get stuck

- **The state is too fat.** If you carry the list of chosen items, you are not reusing anything. Ask which part of it the future can notice.
- **The state is too thin.** In *House Robber II* the first and last house are neighbours, so the future does depend on whether you took the first. Solve twice, once without the first house and once without the last.
- **Counting twice.** For the *number of ways* to make an amount (coin change II), loop over coins outside and amounts inside: then each set of coins is counted once. With the loops the other way round you count orders: 1 + 3 and 3 + 1 as two.
- **Starting with the table.** Write the recursion first. If it is wrong, the table would have been wrong too, and harder to read.

## A path to follow

The module **Dynamic programming, slowly** goes line, grid, purse, strings. After each question, write the four answers in a comment above the code. When you can write them before the code, you know dynamic programming.
`,
}
