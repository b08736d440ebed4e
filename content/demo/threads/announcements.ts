import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const announcements: DemoThread[] = [
  {
    title: 'Read this first: how this forum works',
    category: 'Announcements',
    author: 'ananya',
    daysAgo: 180,
    pinned: true,
    content: markdown`
Welcome! A few habits keep this place useful:

- **Search before you ask.** Many questions about the tracker have an answer already.
- **Say what you tried.** A question with your code and the input that fails gets an answer in an hour. "Doesn't work" gets none.
- **Hints before solutions.** When someone is stuck on a problem, help them with the next step, not with the last one.
- **Mark the answer** that helped, so that the next person finds it.

Code goes between three backticks, maths between dollar signs: \`$O(n \log n)$\` becomes $O(n \log n)$.
`,
    replies: [
      {
        author: 'dev',
        daysAgo: 39.8,
        content: markdown`
Is it fine to post my whole solution and ask for a review?
`,
      },
      {
        author: 'meera',
        daysAgo: 39.7,
        content: markdown`
Yes, in *Problem help*, with the name of the problem in the title, so that people who want to solve it themselves can skip it.
`,
      },
    ],
  },
  {
    title: 'The weekly rounds are back, now with two divisions',
    category: 'Announcements',
    author: 'kabir',
    daysAgo: 12,
    content: markdown`
You asked for it after the last one: from this week on there are **two divisions**.

| | for whom | problems |
| --- | --- | --- |
| Div. 2 | fewer than 100 solved, or simply in the mood for it | 4, the first one really easy |
| Div. 1 | everyone else | 5, the last one really not |

18:30 in Lab 3, or from home. The editorial is out the same evening.
`,
    replies: [
      {
        author: 'harpreet',
        daysAgo: 11.9,
        content: markdown`
Can I take part in both, one after the other?
`,
      },
      {
        author: 'kabir',
        daysAgo: 11.8,
        content: markdown`
They run at the same time, and two problems are shared. But Div. 1 problems stay open for practice over the weekend.
`,
      },
      {
        author: 'aditya',
        daysAgo: 11.2,
        content: markdown`
Div. 2 for me. First contest of my life, wish me luck.
`,
      },
      {
        author: 'meera',
        daysAgo: 11.1,
        content: markdown`
Luck! And read [the plan for ninety minutes](/dashboard/blogs) before. It is short.
`,
      },
    ],
  },
]
