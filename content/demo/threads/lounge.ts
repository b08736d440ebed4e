import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const lounge: DemoThread[] = [
  {
    title: 'Your favourite problem of all time, and why',
    category: 'Lounge',
    author: 'ishaan',
    daysAgo: 55,
    content: markdown`
Mine is *Trapping Rain Water*. Every time I look at it I see another solution: prefix maxima, a stack, two pointers. And the two-pointer proof fits into one sentence: *the lower side knows its level already*.
`,
    replies: [
      {
        author: 'mai',
        daysAgo: 54.5,
        content: markdown`
*Find the Duplicate Number*. That an array can be read as a linked list, with a cycle in it, felt like magic.
`,
      },
      {
        author: 'sneha',
        daysAgo: 54.1,
        content: markdown`
*LRU Cache*. It is a thing that you could really use, and both halves are simple.
`,
      },
      {
        author: 'jonas',
        daysAgo: 53.8,
        content: markdown`
*Burst Balloons*. Three evenings, until I asked which balloon is burst **last**.
`,
      },
      {
        author: 'kabir',
        daysAgo: 53.5,
        content: markdown`
*Two Sum*. No joke: the whole idea of hashing is in it.
`,
      },
      {
        author: 'harpreet',
        daysAgo: 50,
        content: markdown`
*Valid Parentheses*. It was the first one that I got without help.
`,
      },
      {
        author: 'ishaan',
        daysAgo: 49.8,
        content: markdown`
That is the best reason in this thread.
`,
      },
    ],
  },
  {
    title: 'Do you code by day or by night?',
    category: 'Lounge',
    author: 'zoya',
    daysAgo: 1.4,
    content: markdown`
I am a morning person and feel very alone in this club.
`,
    replies: [
      {
        author: 'dev',
        daysAgo: 1.3,
        content: markdown`
By night. The Wi-Fi in the hostel is only good after one o'clock.
`,
      },
      {
        author: 'lucia',
        daysAgo: 1.2,
        content: markdown`
Mornings! One problem with the first coffee. If it takes longer than the coffee, I look at the hint.
`,
      },
      {
        author: 'zoya',
        daysAgo: 0.9,
        content: markdown`
I am not alone! And I am stealing the coffee rule.
`,
      },
    ],
  },
]
