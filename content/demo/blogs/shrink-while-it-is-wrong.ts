import type { DemoBlog } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const shrinkWhileItIsWrong: DemoBlog = {
  title: 'Sliding windows: grow always, shrink while it is wrong',
  author: 'amara',
  category: 'Patterns',
  tags: ['sliding window', 'two pointers', 'Python'],
  daysAgo: 3,
  views: 158,
  content: markdown`
I failed *Minimum Window Substring* four times before I noticed that I was solving a different problem on each attempt. There are two kinds of window questions, and each has one skeleton.

## Longest window that is right

Grow on every step. While the window breaks the rule, shrink it. After that it is right again: measure it.

\`\`\`python
def longest_with_two_kinds(fruits: list[int]) -> int:
    count: dict[int, int] = {}
    left = best = 0
    for right, kind in enumerate(fruits):
        count[kind] = count.get(kind, 0) + 1
        while len(count) > 2:                      # wrong: shrink
            count[fruits[left]] -= 1
            if count[fruits[left]] == 0:
                del count[fruits[left]]
            left += 1
        best = max(best, right - left + 1)         # right: measure
    return best
\`\`\`

## Shortest window that is right

Grow on every step. While the window **keeps** the rule, measure it, then shrink.

\`\`\`python
def shortest_with_sum(nums: list[int], target: int) -> int:
    left = total = 0
    best = len(nums) + 1
    for right, x in enumerate(nums):
        total += x
        while total >= target:                     # right: measure, then shrink
            best = min(best, right - left + 1)
            total -= nums[left]
            left += 1
    return best if best <= len(nums) else 0
\`\`\`

The only difference is the side of the \`while\` on which you measure. Say aloud which kind you have before you start.

## When a window is the wrong tool

The second function needs **positive** numbers. If a value can be negative, shrinking may *raise* the sum, and a window that was given up could have become right later. Then prefix sums are your friend: with $P_k$ the sum of the first $k$ numbers, a stretch sums to $t$ exactly when $P_j - P_i = t$, and a map of the $P_i$ seen so far finds it in $O(n)$.

And "**exactly** $k$ different values" is no window by itself, since both growing and shrinking can break it. But *at most* $k$ is, and

$$
\text{exactly}(k) = \text{atMost}(k) - \text{atMost}(k - 1).
$$

That one line turns *Subarrays with K Different Integers* from Hard into two calls.
`,
}
