import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const interviews: DemoThread[] = [
  {
    title: 'How many problems are enough?',
    category: 'Interviews',
    author: 'vikram',
    daysAgo: 28,
    content: markdown`
I have solved about 260 and still feel unprepared. People online say 500. When did you stop?
`,
    replies: [
      {
        author: 'priya',
        daysAgo: 27.8,
        content: markdown`
At about 220. From then on I repeated instead: every question that I had needed help with, again, after two weeks. That was the best month of all.
`,
      },
      {
        author: 'sneha',
        daysAgo: 27.6,
        content: markdown`
The number means little. Can you take a *new* medium, find the pattern in ten minutes, and write it in fifteen? If so, do mocks and stop counting.
`,
      },
      {
        author: 'rohan',
        daysAgo: 27.1,
        content: markdown`
One more from the other side of the table: I have never asked how many somebody had solved. I do notice when somebody recites.
`,
      },
      {
        author: 'vikram',
        daysAgo: 27,
        content: markdown`
Repeating it is, then. I'll make a list of those that I needed help with. It is… long.
`,
      },
    ],
  },
  {
    title: 'Looking for a mock interview partner',
    category: 'Interviews',
    author: 'fatima',
    daysAgo: 19,
    content: markdown`
I would like a fixed partner: one hour on Wednesday evenings, half an hour each way. Backend roles, C++ or Python, medium level. Anyone?

We could use the list *Interview in two weeks* and take one day of it each time.
`,
    replies: [
      {
        author: 'mai',
        daysAgo: 18.6,
        content: markdown`
Me! Wednesdays after 19:00 are good.
`,
      },
      {
        author: 'zoya',
        daysAgo: 18,
        content: markdown`
Is there a group for first-years too? I would be too slow for you.
`,
      },
      {
        author: 'meera',
        daysAgo: 17.9,
        content: markdown`
@Zoya there is one now: see the next event. Nobody is too slow for a mock, that is what it is for.
`,
      },
    ],
  },
]
