import { RATINGS, type Rating } from '@callofcode/contract/review/review'
import { type Card, createEmptyCard, fsrs, GenSeedStrategyWithCardId, State, StrategyMode } from 'ts-fsrs'

/** A day such as 2026-03-01 in the member's time zone. */
export type Day = string
export interface Rated {
  readonly day: Day
  readonly rating: Rating
}
/** A rating by the member or the judge, as stored. */
export interface Word {
  readonly day: Day
  readonly source: 'judge' | 'own'
  /** Null for a rating that was taken back. */
  readonly rating: Rating | null
}
export interface Schedule {
  readonly stability: number
  readonly difficulty: number
  readonly reviewedOn: Day
  readonly dueOn: Day
  readonly reps: number
  readonly lapses: number
}

/**
 * A review never returns on the same day: the steps of minutes that FSRS has for vocabulary are off. The longest interval is a
 * year.
 */
const PARAMETERS = { enable_short_term: false, request_retention: 0.9, maximum_interval: 365 } as const
/** Questions ticked together would return together. The seed of each question spreads them over different days. */
const spread = fsrs({ ...PARAMETERS, enable_fuzz: true }).useStrategy(
  StrategyMode.SEED,
  GenSeedStrategyWithCardId('question'),
)
const exact = fsrs({ ...PARAMETERS, enable_fuzz: false })
const GOOD = 3

/** Returns one rating for each day, in order. The member's rating has priority over the judge's. */
export function ratedDays(words: readonly Word[]): Rated[] {
  const byDay = new Map<Day, Word & Rated>()
  for (const word of words) {
    if (word.rating === null) continue
    if (word.source === 'own' || !byDay.has(word.day)) byDay.set(word.day, { ...word, rating: word.rating })
  }
  return [...byDay.values()]
    .map(({ day, rating }) => ({ day, rating }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/**
 * Returns when a question is due, from the day on which it was first done and all later ratings. It has no other input, so the
 * order of reports from devices does not matter.
 */
export function scheduleOf(question: string, first: Day, rated: readonly Rated[]): Schedule {
  const [begin, ...rest] = rated
  let card: Card = createEmptyCard(at(first))
  if (begin && begin.day <= first) card = next(question, card, begin)
  // A tick without a rating counts as good.
  else card = exact.next(card, at(first), GOOD).card
  for (const one of begin && begin.day > first ? rated : rest) card = next(question, card, one)
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    reviewedOn: dayOf(card.last_review ?? at(first)),
    dueOn: dueOf(card),
    reps: card.reps,
    lapses: card.lapses,
  }
}

/** Returns the due days after each rating (again, hard, good or easy) on a day after the last review. */
export function choicesOf(question: string, state: Schedule, day: Day): Day[] {
  const { stability, difficulty, reviewedOn, dueOn, reps, lapses } = state
  const card: Card = {
    ...createEmptyCard(at(reviewedOn)),
    stability,
    difficulty,
    reps,
    lapses,
    due: at(dueOn),
    last_review: at(reviewedOn),
    state: State.Review,
  }
  return RATINGS.map((rating) => dueOf(next(question, card, { day, rating })))
}

const next = (question: string, card: Card, { day, rating }: Rated): Card =>
  // The strategy reads the question from the card.
  spread.next({ ...card, question } as Card, at(day), rating).card

/** FSRS puts an easy one a day after a good one, even beyond the limit of a year. */
const dueOf = ({ due, last_review }: Card): Day =>
  dayOf(new Date(Math.min(due.getTime(), (last_review?.getTime() ?? 0) + PARAMETERS.maximum_interval * DAY)))

const DAY = 86_400_000
/** Converts days to the whole days of FSRS, without a zone. */
const at = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
