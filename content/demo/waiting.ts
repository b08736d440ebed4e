import type { DemoFlag, DemoPoll, DemoWarning, DemoWriting } from '../src/demo-records.ts'
import { markdown } from './markdown.ts'

/** Experiences that members sent in and that wait for a decision. */
export const waitingExperiences = [
  {
    ...{ company: 'PhonePe', role: 'Software Engineer Intern', author: 'sneha', verdict: 'Selected' },
    daysAgo: 0.4,
    content: markdown`
1. Two problems in ninety minutes: a sliding window over payments, and the shortest path with one free edge.
2. A talk about my tracker project: what happens when two people tick at the same time?
3. Fifteen minutes with the manager, who wanted to know what I had read lately.

**What I would tell you:** draw the state before you write the loop.
`,
  },
  {
    ...{ company: 'Zoho', role: 'Member Technical Staff', author: 'nikhil', verdict: 'Rejected' },
    daysAgo: 2.1,
    content: markdown`
1. Ten questions on paper: what does this program print?
2. Build a small console program in three hours. I finished the features and had no time for wrong input.

**What I would tell you:** leave the last half hour for input that nobody should type, because they will type it.
`,
  },
] as const

/** Blogs that members write, in each state of a review. */
export const writings: DemoWriting[] = [
  {
    ...{ author: 'sneha', state: 'submitted', daysAgo: 1.2, category: 'Algorithms', tags: ['graphs', 'bfs'] },
    title: 'Breadth-first search is a queue and a promise',
    content: markdown`
The first time a vertex leaves the queue, its distance is right. Everything else about breadth-first search follows from that one sentence.

## Why it is true

The queue holds at most two distances at a time: all of \`d\`, then some of \`d + 1\`. Whoever is in front is never further away than who stands behind.

## When it breaks

As soon as an edge costs something else than one. With weights 0 and 1 a deque mends it: cheap edges go to the front.
`,
    comments: [],
  },
  {
    ...{ author: 'aditya', state: 'changes', daysAgo: 3.5, category: 'Career', tags: ['interviews'] },
    title: 'What I got wrong in my first interview',
    reason:
      'A good story. Say in the first lines what the reader will take home, and check the cost in the second part.',
    content: markdown`
I solved the problem. That was the first surprise. The second was the letter of refusal.

I had written for twenty minutes without a word. When I was asked for the cost I said \`O(n)\`, and there was a sort in it.

Since then I say aloud what I am about to do, before I do it.
`,
    comments: [
      {
        by: 'ishaan',
        line: 1,
        text: 'Could you say here what we shall learn? Many read two lines and decide.',
      },
      {
        by: 'ishaan',
        line: 3,
        text: '`O(n log n)`, and it is worth a sentence: why did it feel like one pass?',
      },
    ],
  },
  {
    ...{ author: 'arjun', state: 'draft', daysAgo: 0.2, category: 'Algorithms', tags: [] },
    title: 'Notes on monotonic stacks',
    content: markdown`
What the stack holds: whoever has not met someone larger yet.
`,
    comments: [],
  },
]

/** The published blogs of its owner, the oldest first. */
export const blogSeries = {
  owner: 'meera',
  title: 'Your first contests',
  description: 'What to bring, and what to do when it says "wrong answer".',
}

export const flags: DemoFlag[] = [
  { thread: 'Notes of all semesters, free?', reply: 0, by: 'zoya', reason: 'Spam', note: '', daysAgo: 0.3 },
  {
    ...{ thread: 'Notes of all semesters, free?', reply: 1, by: 'harpreet', reason: 'Rude or abusive' },
    note: 'He asked a fair question.',
    daysAgo: 0.1,
  },
]

export const warnings: DemoWarning[] = [
  {
    ...{ member: 'dev', by: 'meera', reason: 'Gives a solution away', daysAgo: 9 },
    words:
      'Please put a solution behind ||spoiler signs||, so that who still works on it can read the thread.',
  },
]

export const polls: DemoPoll[] = [
  {
    thread: 'When shall we meet in the spring?',
    question: 'Which evening suits you?',
    options: ['Tuesday', 'Thursday', 'Friday', 'Sunday, online'],
    votes: { ananya: 1, kabir: 1, meera: 3, ishaan: 1, priya: 0, rohan: 3, lucia: 1, mai: 3, amara: 2 },
    days: 9,
  },
]
