import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const problemHelp: DemoThread[] = [
  {
    title: 'When is a sliding window allowed to shrink?',
    category: 'Problem help',
    author: 'dev',
    daysAgo: 0.3,
    content: markdown`
In the problems where the window has to keep a sum under a limit I move the left end **one step** for each step of the
right end. It passes the samples. Others use a \`while\` there.

Is one step ever wrong, and is there a small input that shows it?
`,
    replies: [],
  },
  {
    title: '3Sum: right answers, but each of them several times',
    category: 'Problem help',
    author: 'harpreet',
    daysAgo: 4.2,
    content: markdown`
My code finds all triplets, but \`[-1, 0, 1]\` comes out twice for \`[-1, 0, 1, 2, -1, -4]\`:

\`\`\`python
nums.sort()
for i in range(len(nums)):
    left, right = i + 1, len(nums) - 1
    while left < right:
        total = nums[i] + nums[left] + nums[right]
        if total == 0:
            out.append([nums[i], nums[left], nums[right]])
            left += 1
            right -= 1
        elif total < 0:
            left += 1
        else:
            right -= 1
\`\`\`

I can put the triplets into a \`set\` at the end, but that feels like cheating. What is the proper way?
`,
    replies: [
      {
        author: 'ishaan',
        daysAgo: 4.1,
        content: markdown`
Not cheating, but you would do the same work many times: think of \`[0] * 3000\`. Hint: after sorting, equal values stand side by side. When does \`nums[i]\` start the *same* search as the step before?
`,
      },
      {
        author: 'harpreet',
        daysAgo: 4.05,
        content: markdown`
When \`nums[i] == nums[i - 1]\`? So I skip those?
`,
      },
      {
        author: 'ishaan',
        daysAgo: 4,
        accepted: true,
        content: markdown`
Exactly, and the same inside, after a hit:

\`\`\`python
for i in range(len(nums)):
    if i > 0 and nums[i] == nums[i - 1]:
        continue
    ...
        if total == 0:
            out.append([nums[i], nums[left], nums[right]])
            left += 1
            right -= 1
            while left < right and nums[left] == nums[left - 1]:
                left += 1
\`\`\`

One side is enough inside: if \`nums[i]\` and \`nums[left]\` are new, the triplet is new.
`,
      },
      {
        author: 'harpreet',
        daysAgo: 3.9,
        content: markdown`
Accepted, and I understand why. Thank you!
`,
      },
    ],
  },
  {
    title: 'Why is my recursive DFS on the grid crashing with 1000 x 1000?',
    category: 'Problem help',
    author: 'sai',
    daysAgo: 15,
    content: markdown`
*Number of Islands*, my own test with a grid full of land, 1000 by 1000. Python dies with \`RecursionError\`. I raised the limit with \`sys.setrecursionlimit(10**7)\`, and now it is a segmentation fault. The algorithm is linear, so why?
`,
    replies: [
      {
        author: 'amara',
        daysAgo: 14.9,
        content: markdown`
Time is linear, and so is the *depth*: on a grid full of land the path of the search can snake through all $10^6$ cells before the first return. \`setrecursionlimit\` only removes the guard. The stack of the process is as large as before (often 8 MB), and you run over its end.
`,
      },
      {
        author: 'vikram',
        daysAgo: 14.8,
        accepted: true,
        content: markdown`
Use a stack of your own. It lives on the heap and may grow as it likes:

\`\`\`python
def sink(grid, row, col):
    stack = [(row, col)]
    grid[row][col] = "0"
    while stack:
        r, c = stack.pop()
        for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and grid[nr][nc] == "1":
                grid[nr][nc] = "0"   # mark when pushing, not when popping
                stack.append((nr, nc))
\`\`\`

Mark on *push*: otherwise a cell can be on the stack up to four times.
`,
      },
      {
        author: 'sai',
        daysAgo: 14.6,
        content: markdown`
Works in about a second. And the comment about marking on push explains my memory limit in another problem, too.
`,
      },
    ],
  },
  {
    title: 'Koko: my binary search is right only sometimes',
    category: 'Problem help',
    author: 'lucia',
    daysAgo: 21,
    content: markdown`
I get 14 where 23 is right, on \`piles = [30, 11, 23, 4, 20]\`, \`h = 6\`. For some other inputs it is fine.

\`\`\`js
let lo = 1, hi = Math.max(...piles)
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2)
  const hours = piles.reduce((sum, p) => sum + Math.round(p / mid), 0)
  if (hours <= h) hi = mid
  else lo = mid + 1
}
return lo
\`\`\`
`,
    replies: [
      {
        author: 'fatima',
        daysAgo: 20.9,
        accepted: true,
        content: markdown`
The search is right. Look at the hours: \`Math.round(30 / 14)\` is 2, but Koko needs 3 hours for that pile. It must be \`Math.ceil\`.

A good habit when a binary search is wrong: test the *question* (\`hours <= h\`) on its own with two or three values first. Mostly the loop is innocent.
`,
      },
      {
        author: 'lucia',
        daysAgo: 20.8,
        content: markdown`
I stared at the loop for an hour. Of course it was the other line. Thanks!
`,
      },
    ],
  },
  {
    title: 'What does O(n log n) sorting have to do with the lower bound?',
    category: 'Problem help',
    author: 'aditya',
    daysAgo: 2.1,
    content: markdown`
Our lecturer said that no sorting can beat $n \log n$. But counting sort is $O(n + k)$. Which one is it?
`,
    replies: [
      {
        author: 'rohan',
        daysAgo: 2,
        accepted: true,
        content: markdown`
Both. The bound is for sorting by **comparisons** only. There are $n!$ possible orders, a comparison has two outcomes, so after $h$ comparisons you can tell at most $2^h$ orders apart:

$$
2^h \ge n! \quad\Rightarrow\quad h \ge \log_2 n! \ge \frac n2 \log_2 \frac n2
$$

Counting sort never compares two elements. It uses a value as an *index*, which tells you far more than one bit. The price is the $k$: it only pays when the range of values is small.
`,
      },
      {
        author: 'aditya',
        daysAgo: 1.9,
        content: markdown`
That is a beautiful argument. So radix sort gets around it in the same way?
`,
      },
      {
        author: 'rohan',
        daysAgo: 1.8,
        content: markdown`
Yes: $d$ digits in base $b$ cost $O(d(n + b))$. For 32-bit integers with $b = 2^{16}$ that is two passes.
`,
      },
    ],
  },
]
