import type { DemoEvent } from '../src/demo-records.ts'
import { markdown } from './markdown.ts'

export const events: DemoEvent[] = [
  {
    title: 'First-year evening: hello, algorithms',
    place: 'Seminar Hall 2',
    inDays: -58,
    time: '17:30',
    minutes: 120,
    capacity: 120,
    going: ['ananya', 'kabir', 'meera', 'dev', 'zoya', 'aditya', 'harpreet', 'lucia', 'arjun', 'sai'],
    description: markdown`
What the club does, how the tracker works, and three small problems that we solve together on the board. No experience
needed. There will be samosas.
`,
  },
  {
    title: 'Talk: what happens when you press Pay',
    place: 'Lecture Theatre A',
    inDays: -23,
    time: '16:00',
    minutes: 75,
    capacity: 200,
    going: ['fatima', 'priya', 'sneha', 'vikram', 'rohan', 'amara', 'mai', 'ishaan', 'tomasz'],
    speakers: [
      {
        name: 'Fatima Siddiqui',
        about: 'Intern in payments from July on, wrote the blog on dynamic programming',
        person: 'fatima',
      },
      {
        name: 'Dr. Leela Raman',
        about: 'Teaches databases, and asked the hard questions',
        link: 'https://example.org/raman',
      },
    ],
    materials: [
      { title: 'Slides', link: 'https://example.org/talks/press-pay.pdf', shownTo: 'everyone' },
      { title: 'Demo server', link: 'https://example.org/git/press-pay', shownTo: 'everyone' },
      {
        title: 'Recording, with the questions',
        link: 'https://example.org/video/press-pay',
        shownTo: 'members',
      },
    ],
    description: markdown`
Fatima is about to start as an intern in payments and has read all there is. She follows **one** payment from the button to the bank and back, with
everything that can go wrong on the way: retries, double clicks, lost answers, and why *idempotency* is the word of the day.

Slides and the small demo server are linked in the forum afterwards.
`,
  },
  {
    title: 'Contest round 14',
    place: 'Lab 3, or from home',
    inDays: -8,
    time: '18:30',
    minutes: 90,
    capacity: 60,
    materials: [{ title: 'Editorial', link: 'https://example.org/rounds/14', shownTo: 'everyone' }],
    feedback: [
      { by: 'kabir', rating: 5, good: 'Two divisions. I solved three problems instead of one.', better: '' },
      {
        by: 'aditya',
        rating: 4,
        good: 'The editorial on the same evening.',
        better: 'Problem C said nothing about equal times.',
      },
      {
        by: 'mai',
        rating: 4,
        good: 'Joining from home worked.',
        better: 'Start a little later, labs end at six.',
        named: true,
      },
      {
        by: 'lucia',
        rating: 3,
        good: '',
        better: 'More easy problems for those who come for the first time.',
      },
      { by: 'vikram', rating: 5, good: 'The snacks, and the last problem.', better: '' },
    ],
    going: [
      'kabir',
      'ananya',
      'aditya',
      'harpreet',
      'sai',
      'vikram',
      'ishaan',
      'mai',
      'lucia',
      'dev',
      'amara',
    ],
    description: markdown`
The first round with two divisions. Div. 2 has four problems, Div. 1 five, two of them shared. The editorial is out the
same evening.
`,
  },
  {
    title: 'Mock interviews, with a table for first-years',
    place: 'Library, group rooms 4 to 7',
    inDays: 4,
    time: '19:00',
    minutes: 120,
    capacity: 24,
    going: ['meera', 'fatima', 'mai', 'zoya', 'dev', 'vikram', 'priya', 'sneha', 'arjun'],
    description: markdown`
Pairs, half an hour each way, then ten minutes of notes for each other. You play **both** sides.

- Bring one problem that you know well enough to give hints for.
- Bring paper. Laptops stay closed for the first half.
- First-years sit with Meera and Priya, and start with a problem of their own choice.
`,
  },
  {
    title: 'Sunday practice, online',
    place: '',
    inDays: 2,
    time: '20:00',
    minutes: 90,
    capacity: 50,
    meetingLink: 'https://meet.example.org/callofcode-practice',
    repeat: { every: 'week', times: 6 },
    going: ['aditya', 'harpreet', 'sai', 'lucia', 'dev', 'ananya'],
    description: markdown`
Three problems on one subject, each alone for twenty minutes, then together. The subject is said on the evening before, in the
forum. Come to one evening or to all.
`,
  },
  {
    title: 'Workshop: dynamic programming in four questions',
    place: 'Lab 3',
    inDays: 11,
    time: '17:00',
    minutes: 150,
    capacity: 40,
    going: ['fatima', 'harpreet', 'lucia', 'sai', 'amara', 'arjun', 'aditya', 'mai'],
    speakers: [
      { name: 'Fatima Siddiqui', about: 'Wrote the blog with the four questions', person: 'fatima' },
      { name: 'Harpreet Kaur Gill', about: 'Helps at the tables', person: 'harpreet' },
    ],
    description: markdown`
We take the four questions of Fatima's blog (state, choice, base, order) and answer them for six problems, on paper, before
anyone opens an editor. The last half hour is for turning one recursion into a table.

Helpful before: the first eight problems of the module *Dynamic programming, slowly*.
`,
  },
  {
    title: 'Overnight hackathon: small and useful',
    place: 'Innovation Centre, ground floor',
    inDays: 26,
    time: '09:00',
    minutes: 1440,
    capacity: 80,
    going: ['amara', 'mai', 'zoya', 'tomasz', 'arjun', 'kabir', 'jonas'],
    description: markdown`
Twenty-four hours, teams of two to four, one rule: at the end **somebody else on campus** must be able to use it.

| when | what |
| --- | --- |
| 09:00 | ideas and teams |
| 11:00 | start |
| 20:00 | dinner, and a first demo to another team |
| 08:00 | hands off the keyboards |
| 08:15 | five minutes for each team |

Looking for a team? There is a thread for it under *Projects* in the forum.
`,
  },
]
