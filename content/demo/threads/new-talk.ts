import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

/** Threads of the last days: one with an open poll, and one that needs moderators. */
export const newTalk: DemoThread[] = [
  {
    title: 'When shall we meet in the spring?',
    category: 'Lounge',
    author: 'kabir',
    daysAgo: 2.5,
    content: markdown`
The lab is free on four evenings. Choose one, we take what most of you choose.
`,
    replies: [
      {
        author: 'priya',
        daysAgo: 2.2,
        content: markdown`
On Thursdays the buses go until nine, which helps who lives outside.
`,
      },
      {
        author: 'mai',
        daysAgo: 1.8,
        content: markdown`
Sunday, online, please: I write my thesis in the evenings.
`,
      },
    ],
  },
  {
    title: 'Notes of all semesters, free?',
    category: 'Lounge',
    author: 'jonas',
    daysAgo: 0.9,
    content: markdown`
Does anybody have the slides of the algorithms course of last year? I missed two weeks.
`,
    replies: [
      {
        author: 'nikhil',
        daysAgo: 0.7,
        content: markdown`
All notes of all semesters, plus interview questions with answers, in my channel! Join today, only a hundred places.
`,
      },
      {
        author: 'dev',
        daysAgo: 0.5,
        content: markdown`
Who sleeps through two weeks does not need slides, he needs an alarm clock.
`,
      },
    ],
  },
]
