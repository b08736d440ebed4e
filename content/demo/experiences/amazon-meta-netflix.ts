import type { DemoExperience } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const amazonMetaNetflix: DemoExperience[] = [
  {
    company: 'Amazon',
    role: 'SDE I',
    candidate: 'Sneha Reddy',
    verdict: 'Selected',
    daysAgo: 96,
    content: markdown`
**Online assessment:** two coding questions (70 minutes), then a long survey on how you work. The coding was *k most frequent items with ties in order of name* and a "minimum swaps" problem on a binary string.

Then came three interviews in one week. Every one of them began with **leadership principles**, 15 to 20 minutes each, and those count as much as the code. I had prepared eight stories, each written down as situation, task, action, result, each usable for two or three principles. I needed six of them.

The coding parts:

1. *Rotting oranges* with walls, then "what if the grid does not fit into memory?"
2. LRU cache, from nothing. The interviewer wanted the list pointers written out, no ready-made ordered map.
3. Course schedule, with the order printed, and with the cycle printed if there is one. Printing the cycle was new to me: keep the stack of the current depth-first search and cut it at the node you met again.

The bar raiser asked for a failure that was really my fault. Do not polish this one. I told how I deleted the club's form answers the night before an event, and what we changed after it.

Offer after five days.
`,
  },
  {
    company: 'Amazon',
    role: 'SDE Intern',
    candidate: null,
    verdict: 'Rejected',
    daysAgo: 150,
    content: markdown`
Only the assessment and one interview, so this is short.

The assessment had two questions. I solved the first fully (two pointers on a sorted array) and 11 of 15 tests of the second. My solution was $O(n^2)$, and $n$ went up to $10^5$. Afterwards I saw that a monotonic stack makes it linear.

The interview began with "tell me about a time when you had to learn something quickly". I had no story ready and talked for six minutes about a course. I could see that the interviewer was looking for what *I* had done.

Coding: check whether a binary tree is a search tree. I compared each node with its children only. That is the classic mistake, and I walked right into it:

\`\`\`text
      5
     / \
    1   7
       / \
      3   9     3 < 7, but 3 is right of 5
\`\`\`

After a hint I passed down the allowed range, and it worked, but I had no time for the second question.

If you read this before your own: prepare the stories, and test tree code with a *grandchild*.
`,
  },
  {
    company: 'Meta',
    role: 'Software Engineer, Product',
    candidate: 'Rohan Bhattacharya',
    verdict: 'Rejected',
    daysAgo: 210,
    content: markdown`
A phone screen and then the full loop: two coding, one product design, one behavioural.

The coding rounds expect **two problems in about 40 minutes**, so the speed is the difficulty. They do not run the code; you are expected to trace it by hand.

- Screen: *valid palindrome with one deletion* and *subarray sum equals k*.
- Coding 1: vertical order of a tree, then merging three sorted arrays without duplicates.
- Coding 2: *random pick with weight*, then simplifying a path. I solved the first with prefix sums and binary search. In the second I lost time over \`..\` at the root.
- Design: a news feed on the phone. I went into the database at once and forgot the client: paging, what is shown offline, what happens to a like that fails. That was a mistake for a *product* role.

The recruiter said that coding was good and the design was below the bar for the level. Fair.

What I would do again: fifty questions from the usual lists, each twice, the second time with a clock at 20 minutes. What I would change: three practice designs, aloud, with someone who interrupts.
`,
  },
  {
    company: 'Netflix',
    role: 'Software Engineer, New Grad',
    candidate: 'Vikram Iyer',
    verdict: 'Pending',
    daysAgo: 11,
    content: markdown`
They hire few graduates, so I was surprised to get past the form.

**Assessment** (CodeSignal style, 70 minutes, four tasks growing in size): the last was a small simulation of a key-value store with expiry times and a "state at time t" query. I kept a sorted list of versions for each key and searched it with \`upper_bound\`.

**Technical interview**: we built a rate limiter step by step. A counter per minute first; then why a burst at the border of two minutes lets twice the limit through; then a sliding log; then its memory; then a token bucket:

$$
\text{tokens} \leftarrow \min(\text{capacity},\; \text{tokens} + \text{rate} \cdot \Delta t)
$$

It was more of a conversation than an exam. They asked what happens when the clock goes backwards, and I learned the words *monotonic clock* on the spot.

**Culture interview**: read their culture memo, and have an opinion on it. "What in it would be hard for you?" is a real question. I said that direct feedback in public would be.

I was told to expect news within three weeks.
`,
  },
]
