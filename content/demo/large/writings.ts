import type { DemoBlog, DemoEvent, DemoExperience } from '../../src/demo-records.ts'
import { Random } from '../../src/random.ts'
import type { LargePerson } from './people.ts'

const EXPERIENCES = 120
const DAYS = 900

const COMPANIES = [
  ...[
    'Google',
    'Microsoft',
    'Amazon',
    'Meta',
    'Netflix',
    'Adobe',
    'Atlassian',
    'Flipkart',
    'Goldman Sachs',
    'Infosys',
  ],
  ...['Intuit', 'Oracle', 'PhonePe', 'Razorpay', 'Samsung', 'Swiggy', 'TCS', 'Uber', 'Walmart', 'Zomato'],
]
const ROLES = ['Software Engineer Intern', 'Software Engineer', 'SDE 1', 'Graduate Engineer', 'Data Engineer']
const ROUNDS = [
  'One round online, ninety minutes: two problems and twenty questions with a choice. The first problem was a prefix sum, the second a graph with a twist. I solved one and a half.',
  'A talk of forty-five minutes with one problem: intervals that overlap. I sorted by the end, which was right, and said why, which mattered more.',
  'Two problems in an hour. A tree that had to be printed by columns, and a string with two pointers. They asked for the time and the memory of each.',
  'Design of a small system: a counter of views that must not be wrong. We talked about what may be lost and what may not.',
  'Questions about my project. They had read the code. I was glad that it was really mine.',
  'The manager asked about a conflict in a team and what I did. I told the true story, with the part where I was wrong.',
  'Basics: what an index is, what a transaction is, what happens between typing an address and seeing a page.',
  'Dynamic programming on a grid. I wrote the recursion first and added the memory afterwards. That was all they wanted to see.',
]
const ADVICE = [
  'Practise talking. I knew more than I could say.',
  'Sleep before it. The problems were easier than those in our rounds.',
  'Read what you wrote on your resume. All of it was asked.',
  'Do a few with a clock and without running the code. It is another thing.',
  'Ask what the input looks like before you write anything.',
]

const ASKED = [
  ...[
    'Two Sum',
    'LRU Cache',
    'Number of Islands',
    'Merge Intervals',
    'Course Schedule',
    'Word Break',
    'Coin Change',
  ],
  ...[
    'Valid Parentheses',
    'Group Anagrams',
    'Rotting Oranges',
    'Kth Largest Element in an Array',
    'Jump Game',
    '3Sum',
  ],
  ...[
    'Longest Substring Without Repeating Characters',
    'Binary Tree Level Order Traversal',
    'Trapping Rain Water',
  ],
]

/** Draws what was asked. Questions early in the list are drawn more often. */
function askedIn(random: Random) {
  const some = (count: number) =>
    [...new Set(random.array(count, () => ASKED[Math.floor(random.fraction() ** 2 * ASKED.length)]))].join(
      '\n',
    )
  return [
    { kind: 'assessment', asked: some(2) },
    { kind: 'coding', asked: some(random.int(1, 3)) },
    random.pick([
      { kind: 'technical', asked: 'What happens between typing an address and seeing a page?' },
      { kind: 'design', asked: 'A counter of views that must not be wrong' },
      { kind: 'hr', asked: '' },
    ] as const),
  ] as const
}

/** Returns what members told of their interviews in three seasons, the same on every start. */
export function largeExperiences(people: readonly LargePerson[]): DemoExperience[] {
  const random = new Random('interviews of three years')
  const candidates = people.filter(({ approved, passoutIn }) => approved && passoutIn <= 2)
  return random.array(EXPERIENCES, (): DemoExperience => {
    const rounds = random.shuffle(ROUNDS).slice(0, random.int(2, 4))
    return {
      company: random.pick(COMPANIES),
      role: random.pick(ROLES),
      candidate: random.bool(0.15) ? null : random.pick(candidates).name,
      verdict: random.pick(['Selected', 'Selected', 'Rejected', 'Rejected', 'Pending'] as const),
      daysAgo: 1 + random.fraction() * DAYS,
      rounds: askedIn(random),
      content: `${rounds.map((text, at) => `${at + 1}. ${text}`).join('\n')}\n\n**What I would tell you:** ${random.pick(ADVICE)}`,
    }
  })
}

const LEARNT = [
  'Half of those who were wrong at the first problem had read the limits last. Read them first.',
  'The third problem had a short solution, and most of us wrote a long one. Both count.',
  'Three people asked the same question in three corners of the room. Ask it aloud: somebody is glad.',
  'Somebody solved the second problem on paper, typed it once, and was the fastest. Try it.',
  'A first-year found the test that broke all our solutions: the empty one.',
  'The board filled up with the same picture drawn five times. It was the right picture.',
  'Nobody solved the last one. Two found the idea on the way home, which is the best place for it.',
]

/** Returns a blog that looks back at each past event that has one. */
export function largeBlogs(people: readonly LargePerson[], events: readonly DemoEvent[]): DemoBlog[] {
  const random = new Random('looks back of three years')
  const writers = people.filter(({ approved, habit }) => approved && habit === 'keen')
  return events
    .filter(({ inDays, title }) => inDays < -2 && /round|hours|evening/.test(title))
    .map(({ title, inDays, going }): DemoBlog => {
      const [one, other] = random.shuffle(LEARNT)
      return {
        title: `Looking back: ${title}`,
        author: random.pick(writers.filter(({ joinedDaysAgo }) => joinedDaysAgo > -inDays)).key,
        category: 'Club',
        tags: ['looking back'],
        daysAgo: -inDays - 1.5,
        views: random.int(20, 40) + 2 * going.length,
        content: `${going.length} of us came. The room was full enough to be loud and empty enough to think.

## What stayed with me

- ${one}
- ${other}

## Next time

Bring paper. Come if you have never been: there is always somebody who sits down with you for the first problem.`,
      }
    })
}
