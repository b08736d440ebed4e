import { markdown } from './markdown.ts'

/** What the club shows of itself under "About the club". */
export const about = {
  team: [
    { yearsAgo: 0, person: 'ananya', office: 'President' },
    { yearsAgo: 0, person: 'kabir', office: 'Head of problems' },
    { yearsAgo: 0, person: 'meera', office: 'Mentoring and first-years' },
    { yearsAgo: 0, person: 'tomasz', office: 'Events' },
    { yearsAgo: 1, person: 'kabir', office: 'Secretary' },
    { yearsAgo: 1, person: 'ananya', office: 'Treasurer' },
  ],
  questions: [
    {
      question: 'I have never written a program. May I come?',
      answer: markdown`Yes. The module *First steps* begins before the first loop, and mentors take questions from anybody.`,
    },
    { question: 'Does it cost anything?', answer: markdown`No. Bring a laptop, or share one.` },
    { question: 'When do you meet?', answer: markdown`Once a week, see [the events](/events).` },
  ],
  resources: markdown`
- [Modules](/dashboard/modules), in the order in which we teach them
- [Interview experiences](/dashboard/interviewExp) of members of this club
- [The forum](/dashboard/forum), for questions about problems`,
}
