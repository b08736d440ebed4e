import type { DemoEvent } from '../../src/demo-records.ts'
import { Random } from '../../src/random.ts'
import type { LargePerson } from './people.ts'

const YEARS = 3
const YEAR = 365
/** The chance that a person of this habit comes to an event. */
const COMES = { once: 0.02, sometimes: 0.09, regular: 0.24, keen: 0.5 } as const

type Kind = Pick<DemoEvent, 'place' | 'time' | 'minutes' | 'capacity' | 'description'> & { title: string }

const round = (number: number): Kind => ({
  title: `Practice round ${number}`,
  ...{ place: 'Lab 3, or from home', time: '18:30', minutes: 90, capacity: 150 },
  description:
    'Four problems, ninety minutes, alone. The first one is for everybody, the last one for nobody in particular. Afterwards we go through all four at the board, and who solved one explains it.',
})
const evening = (year: number): Kind => ({
  title: `First steps evening ${['', 'of last year', 'of two years ago'][year] ?? ''}`.trim(),
  ...{ place: 'Seminar Hall 2', time: '17:30', minutes: 120, capacity: 300 },
  description:
    'What the club does, how the tracker works, and three small problems that we solve together. No experience needed.',
})
const TALKS = [
  [
    'What a hash table does when nobody looks',
    'Collisions, resizing, and why a set of strings can be slower than a list of numbers.',
  ],
  [
    'Reading a stack trace',
    'From the last line to the first: what it says, what it does not, and where to begin.',
  ],
  [
    'How I got through my first internship',
    'What a code review feels like, and what I would ask on the first day.',
  ],
  ['Git without fear', 'Branches are names, commits are snapshots, and nothing is lost for ninety days.'],
  [
    'From brute force to a better idea',
    'Five problems, each solved badly first. Where the better idea hides in the bad one.',
  ],
  ['Databases for people who only know arrays', 'An index is a sorted copy. The rest follows from that.'],
  ['Mock interviews: how they work', 'Forty minutes in pairs, with a sheet for the one who listens.'],
  ['Recursion, drawn', 'Bring paper. We draw every call until nobody needs the drawing any more.'],
  ['Big O in an hour', 'Counting steps, and why the constant matters on a judge.'],
  ['Your first pull request', 'We choose a project together and send one small change each.'],
  ['Bits and what they are good for', 'Masks, subsets, and three tricks that are worth keeping.'],
  ['What companies ask in the second round', 'Four members who were asked tell how it went.'],
] as const
const talk = (at: number): Kind => {
  const [title, about] = TALKS[at % TALKS.length] ?? ['', '']
  return {
    title: at < TALKS.length ? title : `${title}, again`,
    ...{ place: 'Lecture Theatre A', time: '16:00', minutes: 75, capacity: 200, description: about },
  }
}
const night = (number: number): Kind => ({
  title: `Project night ${number}`,
  ...{ place: 'Maker space', time: '19:00', minutes: 180, capacity: 60 },
  description: 'Bring what you are building. Show it for five minutes, or ask for an hour of help.',
})
const hackathon = (year: number): Kind => ({
  title: `Twenty-four hours ${YEARS - year}`,
  ...{ place: 'Main building, ground floor', time: '10:00', minutes: 24 * 60, capacity: 120 },
  description:
    'Teams of three, one day, one night. The theme is told at ten. Food is there all night, sleep is not.',
})

/** Returns the events of a year in order, the fair first. */
const yearOf = (year: number): Kind[] => {
  const nth = YEARS - 1 - year
  return [
    evening(year),
    ...Array.from({ length: 6 }, (_, at) => [
      round(nth * 7 + at + 1),
      talk(nth * 6 + at),
      ...(at % 2 === 0 ? [night(nth * 3 + at / 2 + 1)] : []),
    ]).flat(),
    hackathon(year),
    round(nth * 7 + 7),
  ]
}

/** Returns about sixty events in three years. The last of them are still to come. */
export function largeEvents(people: readonly LargePerson[]): DemoEvent[] {
  const random = new Random('events of three years')
  const kinds = Array.from({ length: YEARS }, (_, at) => yearOf(YEARS - 1 - at)).flat()
  // The first event is two months after the first fair, and the last ones are in the coming weeks.
  const [first, last] = [-(YEARS - 1) * YEAR - 60, 40]
  return kinds.map((kind, at) => {
    const inDays = Math.round(first + ((last - first) * at) / (kinds.length - 1))
    const going = people
      .filter(({ approved, joinedDaysAgo, practice, habit }) => {
        const isHere = joinedDaysAgo > -inDays && (practice.quiet ?? 0) < 60 - inDays
        return approved && isHere && random.bool(COMES[habit] * (inDays > 0 ? 0.5 : 1))
      })
      .slice(0, kind.capacity)
      .map(({ key }) => key)
    return { ...kind, inDays: inDays === 0 ? 1 : inDays, going }
  })
}
