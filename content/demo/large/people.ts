import type { DemoPerson, DemoPractice } from '../../src/demo-records.ts'
import { Random } from '../../src/random.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'

const YEAR = 365
/** The number of members who joined at each autumn's fair, this year's first. */
const INTAKES = [286, 268, 226]
/** Days since the last fair. Some members joined later in their year. */
const FAIR = 75
const WAITING = 214

const BIOS = [
  'Slowly, but every week.',
  'Here for the contests and the samosas.',
  'Trees are easy. Trees with queries are not.',
  'Web developer who wants to get better at the other half.',
  'Placement season is coming. I am not ready.',
  'I draw every problem before I code it.',
  'Second attempt at dynamic programming.',
  'Electronics by day, C++ by night.',
]

/** How often a person takes part. The shares are about those of most clubs. */
type Habit = 'once' | 'sometimes' | 'regular' | 'keen'
const habitOf = (luck: number): Habit =>
  luck < 0.34 ? 'once' : luck < 0.69 ? 'sometimes' : luck < 0.92 ? 'regular' : 'keen'

export interface LargePerson extends DemoPerson {
  habit: Habit
}

function practiceOf(habit: Habit, joined: number, random: Random): DemoPractice {
  // Members who came three years ago have left the college, and most of them stopped then.
  const left = joined > 2 * YEAR + 160 && random.bool(0.7) ? joined - 2 * YEAR : 0
  const quiet = (days: number) => Math.max(0, Math.min(joined, left + days))
  if (habit === 'once')
    return { solved: random.int(0, 12), streak: 0, reach: 2, quiet: quiet(joined - left - random.int(1, 20)) }
  if (habit === 'sometimes')
    return { solved: random.int(12, 80), streak: 0, reach: random.int(3, 9), quiet: quiet(random.int(2, 70)) }
  if (habit === 'regular')
    return {
      solved: random.int(60, 210),
      streak: left ? 0 : random.int(0, 9),
      reach: random.int(6, 18),
      quiet: quiet(0),
    }
  return {
    solved: random.int(170, 390),
    streak: left ? 0 : random.int(4, 48),
    reach: random.int(14, 24),
    quiet: quiet(0),
  }
}

/** Returns about 800 members who came in three years, and the signups of the last days. They are the same on every start. */
export function largePeople(): LargePerson[] {
  const random = new Random('a club of three years')
  const taken = new Map<string, number>()
  const named = () => {
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    const address = `${first}.${last}`.toLowerCase()
    const nth = (taken.get(address) ?? 0) + 1
    taken.set(address, nth)
    const key = nth > 1 ? `${address}${nth}` : address
    return { key, name: `${first} ${last}`, email: `${key}@callofcode.example` }
  }
  const common = { role: 'member' as const, tasks: [], bio: '', links: {} }
  const members = INTAKES.flatMap((count, yearsAgo) =>
    random.array(count, (): LargePerson => {
      const late = random.bool(0.25) ? random.int(5, 200) : random.int(-8, 12)
      const joinedDaysAgo = Math.max(2, yearsAgo * YEAR + FAIR - late) + random.fraction()
      const habit = habitOf(random.fraction())
      // Most come in their first year, some in their second.
      const passoutIn = 4 - yearsAgo - (random.bool(0.3) ? 1 : 0)
      return {
        ...{ ...common, ...named(), approved: true, joinedDaysAgo, passoutIn, habit },
        batch: `Fair of ${yearsAgo === 0 ? 'this year' : yearsAgo === 1 ? 'last year' : 'two years ago'}`,
        bio: random.bool(0.2) ? random.pick(BIOS) : '',
        practice: practiceOf(habit, joinedDaysAgo, random),
      }
    }),
  )
  const waiting = random.array(
    WAITING,
    (at): LargePerson => ({
      ...{ ...common, ...named(), approved: false, habit: 'once' },
      joinedDaysAgo: 0.05 + (12 * at) / WAITING,
      passoutIn: random.bool(0.8) ? 4 : 3,
      practice: { solved: 0, streak: 0, reach: 1 },
    }),
  )
  return [...members, ...waiting]
}
