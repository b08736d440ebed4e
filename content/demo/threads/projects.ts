import type { DemoThread } from '../../src/demo-records.ts'
import { markdown } from '../markdown.ts'

export const projects: DemoThread[] = [
  {
    title: 'Show your project: what did you build this month?',
    category: 'Projects',
    author: 'tomasz',
    daysAgo: 33,
    content: markdown`
I start: a small terminal tool that reads an input file and draws the graph in it. Written in Rust to learn it, about 400 lines. The layout is ugly for more than 30 nodes.

What are you building? Unfinished things are welcome.
`,
    replies: [
      {
        author: 'arjun',
        daysAgo: 32.7,
        content: markdown`
A web page for our hostel that shows which washing machine is free. Two ESP32 boards listen for the vibration. It is right about 90 % of the time, which is better than walking down four floors.
`,
      },
      {
        author: 'zoya',
        daysAgo: 32.2,
        content: markdown`
My first HTML page. It has a picture of my cat and a counter.
`,
      },
      {
        author: 'tomasz',
        daysAgo: 32.1,
        content: markdown`
A counter is *state*. You are further than you think.
`,
      },
      {
        author: 'jonas',
        daysAgo: 30,
        content: markdown`
A parser for regular expressions, from the theory course: to an NFA, then simulated set by set, so that it is $O(nm)$ and never explodes. Happy to show it on a Saturday.
`,
      },
      {
        author: 'arjun',
        daysAgo: 29.8,
        content: markdown`
Please do!
`,
      },
    ],
  },
  {
    title: 'Looking for two people for the hackathon',
    category: 'Projects',
    author: 'amara',
    daysAgo: 8,
    content: markdown`
Idea: an app that reads a bus timetable *photo* and answers "when is the next one?" without a network. I have the text recognition half working (Python). I need someone for the phone side and someone who likes design.

We meet on Thursdays at 17:00 in the library.
`,
    replies: [
      {
        author: 'mai',
        daysAgo: 7.7,
        content: markdown`
I can do the phone side (Kotlin). One question: what about timetables that depend on the weekday?
`,
      },
      {
        author: 'amara',
        daysAgo: 7.6,
        content: markdown`
That is exactly the hard part! I thought of a small table of rules, like cron. Come on Thursday?
`,
      },
      {
        author: 'zoya',
        daysAgo: 7,
        content: markdown`
I can draw, if first-years may join.
`,
      },
      {
        author: 'amara',
        daysAgo: 6.9,
        content: markdown`
Of course. Then we are complete. See you both on Thursday.
`,
      },
    ],
  },
]
