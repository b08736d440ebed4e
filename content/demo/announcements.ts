import type { DemoAnnouncement } from '../src/demo-records.ts'
import { markdown } from './markdown.ts'

export const announcements: DemoAnnouncement[] = [
  {
    title: 'Welcome to the new semester',
    author: 'ananya',
    daysAgo: 41,
    content: markdown`
Two things are new: **lists** like Blind 75 under the tracker, and problems that you can run in the browser. Try one tonight, and
say in the forum what you miss.
`,
  },
  {
    title: 'Lab 3 is closed on Friday',
    author: 'ananya',
    daysAgo: 6,
    content: markdown`
The network there is being renewed. We meet in **Seminar Hall 2** instead, at the same time.
`,
  },
  {
    title: 'Who sets problems for the winter round?',
    author: 'ananya',
    daysAgo: 1,
    bannerDays: 9,
    content: markdown`
We look for four people who each write one problem. You need no experience: an idea, an example, and two evenings. Reviewers help with
the tests.

- An idea is enough to begin with: a title and three sentences.
- Hand it in by **Sunday evening**, in the [forum](/dashboard/forum).
`,
  },
]
