import { questions } from '../../src/curriculum.ts'
import type { DemoReply, DemoThread } from '../../src/demo-records.ts'
import { Random } from '../../src/random.ts'
import type { LargePerson } from './people.ts'

const COUNT = 260
const YEARS_IN_DAYS = 1_000

/** `Q` stands for a question of the tracker. */
const ASKED = [
  [
    'How do you see the idea behind Q?',
    'I can follow the solution of **Q** once I have read it. I would never have found it. What in the statement tells you where to begin?',
  ],
  [
    'Q: too slow by a factor of ten',
    'My solution of **Q** is right for small inputs and takes seconds for large ones. I go through the list once for each element. What can I keep so that I need not look again?',
  ],
  [
    'Q without extra space?',
    'I have solved **Q** with a map. An interviewer asked whether it works in place. Does it?',
  ],
  [
    'Q: off by one, again',
    'In **Q** I am wrong for the last element only. I have tried `<` and `<=`, and each breaks another sample. How do you decide such a thing without trying?',
  ],
  [
    'Is recursion fine for Q?',
    'I solved **Q** with recursion. With 100,000 nodes in a row it is too deep in Python. Do you rewrite such things with a stack, or is there a better habit?',
  ],
  [
    'Q was asked in my interview yesterday',
    'I got **Q**, a little changed: the input came as a stream. I said what I would do and did not finish the code. How would you have used the forty minutes?',
  ],
  [
    'Which three questions before Q?',
    '**Q** is too hard for me today. What should I solve first so that it is not?',
  ],
  [
    'Two solutions of Q, which one would you show?',
    'For **Q** I have one that is short and clever and one that is long and plain. Both are fast enough. Which one would you write on a whiteboard?',
  ],
] as const
const ANSWERS = [
  'Write the slow version first and say in one sentence what it does twice. That sentence is usually the idea.',
  'Draw the smallest input that breaks it. With three elements it can be seen at once.',
  'I had the same. What helped was to say before the loop what is true at its start, and to check it at its end.',
  'Sort first and see whether it becomes easy. If it does, ask whether you need the order or just the neighbours.',
  'Keep the answer for everything before the current element, and update it. Then nothing is looked at again.',
  'In an interview the plain one. You can say the clever one at the end, and nobody minds.',
  'Try it with a stack: what you push is what you still owe.',
  'The editorial has a picture for exactly this step.',
  'Thank you, that was it. The picture made it clear.',
  'For me it was solving two easier ones of the same topic on the same day. The third was hardly new.',
  'Try all ones, all equal, and a single element. Mine failed at the single element.',
  'We did this one at the board in the last round. Come by the lab on Thursday and I show you.',
] as const
const ELSEWHERE = [
  [
    'Interviews',
    'How long before placements did you begin?',
    'I have about five months and a few topics behind me. How did you split the time, and what would you leave out?',
  ],
  [
    'Interviews',
    'Do you talk while you think?',
    'I am silent for minutes and then write everything at once. I was told that this looks bad. How did you learn to talk?',
  ],
  [
    'Projects',
    'Looking for two people for a timetable app',
    'It reads the timetable of the college and says which room is free. The back end is there. I need somebody for the front and somebody who tests it.',
  ],
  ['Projects', 'Show what you built this month', 'A screenshot and two sentences. Small things count.'],
  ['Lounge', 'Who is at the round on Friday?', 'I would rather not sit alone in the last row.'],
  ['Lounge', 'Quiet places to practise on campus', 'The library closes at eight. Where do you go?'],
] as const

/** Returns what members asked and answered in three years, the same on every start. */
export function largeThreads(people: readonly LargePerson[]): DemoThread[] {
  const random = new Random('threads of three years')
  const writers = people.filter(({ approved, habit }) => approved && habit !== 'once')
  const known = questions.filter(({ lists }) => lists.length > 0)
  // Returns a member who is in the club at that time.
  const writerOn = (daysAgo: number) =>
    random.pick(
      writers.filter(
        ({ joinedDaysAgo, practice }) => joinedDaysAgo > daysAgo && (practice.quiet ?? 0) <= daysAgo + 30,
      ),
    ).key
  const repliesTo = (daysAgo: number, most: number): DemoReply[] => {
    const count = Math.min(most, Math.floor(-3 * Math.log(1 - random.fraction())))
    const answers = random.shuffle(ANSWERS).slice(0, count)
    let at = daysAgo
    return answers.map((content, nth) => {
      at = Math.max(0.02, at - at * random.fraction() * 0.02 - random.fraction() * 0.4)
      return {
        author: writerOn(at),
        daysAgo: at,
        content,
        ...(nth === 1 && random.bool(0.6) && { accepted: true }),
      }
    })
  }
  return random.array(COUNT, (): DemoThread => {
    // More threads are recent, as the club has grown.
    const daysAgo = 0.3 + random.fraction() ** 1.6 * (YEARS_IN_DAYS - 200)
    const author = writerOn(daysAgo)
    if (random.bool(0.2)) {
      const [category, title, content] = random.pick(ELSEWHERE)
      return { title, category, content, author, daysAgo, replies: repliesTo(daysAgo, 9) }
    }
    const { name: question } = random.pick(known)
    const [title, content] = random.pick(ASKED)
    return {
      ...{ title: title.replace('Q', question), content: content.replace('**Q**', `**${question}**`) },
      ...{ category: 'Problem help', author, daysAgo, replies: repliesTo(daysAgo, 8) },
    }
  })
}
