import { questions, type StarterQuestion, topics } from './curriculum.ts'
import type { DemoPerson, DemoSolved } from './demo-records.ts'

const topicOrder = new Map(topics.map((topic) => [topic.slug, topic.order]))
const orderOf = (question: StarterQuestion) => topicOrder.get(question.topics[0] ?? '') ?? topics.length
const EASE = { Easy: 4, Medium: 2, Hard: 0.5 }

/** Returns a mulberry32 generator seeded with an FNV-1a hash of the key. Each person gets the same numbers on every start. */
function randomOf(key: string): () => number {
  let state = 2166136261
  for (const byte of Buffer.from(key)) state = Math.imul(state ^ byte, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Most people solve early topics, easier questions and those on many lists first. */
function weight(question: StarterQuestion, reach: number): number {
  const beyond = Math.max(0, orderOf(question) - reach)
  return EASE[question.difficulty] * (1 + question.lists.length) * 0.35 ** beyond
}

/** Chooses by weight without repetition: the smallest of -ln(u)/weight (Efraimidis and Spirakis, 2006). */
function chooseQuestions({ practice }: DemoPerson, random: () => number): StarterQuestion[] {
  return questions
    .map((question) => ({ question, draw: -Math.log(1 - random()) / weight(question, practice.reach) }))
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, practice.solved)
    .map(({ question }) => question)
}

/** Returns the days on which this person practised, latest first: the streak without a gap, then bursts of a few days. */
function practiceDays({ practice, joinedDaysAgo }: DemoPerson, random: () => number): number[] {
  const quiet = Math.floor(practice.quiet ?? 0)
  const first = Math.min(364 + quiet, Math.floor(joinedDaysAgo))
  const days = Array.from({ length: Math.min(practice.streak, first + 1) }, (_, day) => day)
  // A free day ends the streak. Without a streak, both today and yesterday are free.
  let day = Math.max(2, days.length + 1, quiet)
  while (day <= first) {
    const burst = 1 + Math.floor(random() * 5)
    for (let end = day + burst; day < end && day <= first; day++) days.push(day)
    day += 1 + Math.floor(random() * 6)
  }
  return days
}

/**
 * Returns what a person of the demo club solved over the last year, oldest first and the same on every start. The order is about
 * that of the curriculum. A streak reaches today where the person has one.
 */
export function demoProgress(person: DemoPerson): DemoSolved[] {
  if (!person.approved || person.practice.solved === 0) return []
  const random = randomOf(person.key)
  const chosen = chooseQuestions(person, random)
  const latestFirst = chosen
    .map((question) => ({ question, place: orderOf(question) + random() * 6 }))
    .toSorted((a, b) => b.place - a.place)
  const days = practiceDays(person, random)
  // The first draws fill the streak, so that no day of it stays empty.
  const drawn = latestFirst
    .map((_, index) => (index < person.practice.streak ? index : Math.floor(random() * days.length)))
    .map((index) => days[index] ?? 0)
    .toSorted((a, b) => a - b)
  return latestFirst
    .map(({ question }, index) => ({ question: question.slug, daysAgo: drawn[index] ?? 0 }))
    .toReversed()
}
