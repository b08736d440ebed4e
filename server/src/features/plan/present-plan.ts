import {
  PLAN_MINUTES,
  type PlannedQuestion,
  type PlanOverview,
  type PlanPreview,
  type PlanTerms,
  planLimits,
} from '@callofcode/contract/plan/plan'
import { forecastOf, nameOf, numberOf, type Time } from './plan-days.ts'
import { inOrder } from './plan-order.ts'
import { type Clock, type PlansRow, type QuestionRow, type StateRow, sourceOf } from './plan-store.ts'

const timeOf = (terms: PlanTerms, { today, pauses }: Clock): Time => ({
  today,
  pauses,
  end: numberOf(terms.endsOn),
  hours: terms.hours,
  weekdays: terms.weekdays,
})
const DIFFICULTY = { E: 'Easy', M: 'Medium', H: 'Hard' } as const
/** Lower-case letters are questions that were done today. */
const itemsOf = (letters: string, level: PlanTerms['level']) =>
  [...letters].map((letter) => {
    const difficulty = DIFFICULTY[letter.toUpperCase() as keyof typeof DIFFICULTY]
    return itemOf(difficulty, letter !== letter.toUpperCase(), level)
  })
const itemOf = (difficulty: QuestionRow['difficulty'], isDone: boolean, level: PlanTerms['level']) => ({
  minutes: PLAN_MINUTES[level][difficulty],
  isHard: difficulty === 'Hard',
  isDone,
})

/** Presents a plan without its questions. */
export function presentOverview(row: StateRow, clock: Clock): PlanOverview {
  const items = itemsOf(row.items, row.level)
  const found = forecastOf(items, timeOf(row, clock), planLimits.hours)
  const left = items.filter(({ isDone }) => !isDone)
  const today = left.filter((_, at) => found.days[at] === clock.today)
  return {
    ...termsOf(row),
    _id: row._id,
    title: row.title,
    source: sourceOf(row),
    startsOn: row.startsOn,
    batch: row.batch,
    ...newsOf(row),
    today: nameOf(clock.today),
    total: row.total,
    done: row.done,
    leftOut: row.leftOut,
    next: row.next,
    forecast: shown(found),
    leftToday: today.length,
    minutesToday: today.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

export const presentPlans = ({ plans, clock }: PlansRow) => plans.map((row) => presentOverview(row, clock))

/** Returns the plan that Today continues. Of the plans with a question for today it is the one that ends first. */
export function planOfToday({ plans, clock }: PlansRow) {
  for (const row of plans) {
    if (!row.next) continue
    const { title, leftToday, minutesToday, next, _id } = presentOverview(row, clock)
    if (leftToday > 0 && next)
      return {
        planId: _id,
        title,
        leftToday,
        minutesToday,
        minutes: PLAN_MINUTES[row.level][next.difficulty],
        next,
      }
  }
  return null
}

interface Shape extends PlanTerms {
  readonly title: string
  readonly source: PlanPreview['source']
  readonly startsOn: string
}

/** Presents a plan with the day of each question. A done question has the day on which it was done. */
export function presentWhole(
  { title, source, startsOn, ...row }: Shape,
  all: readonly QuestionRow[],
  clock: Clock,
  problems: ReadonlyMap<string, string>,
): PlanPreview {
  const minutesOf = PLAN_MINUTES[row.level]
  const questions = inOrder(all, row.hard)
  const left = questions.filter(({ done }) => !done)
  const today = nameOf(clock.today)
  const items = questions.filter(({ done, doneOn }) => !done || doneOn === today)
  const found = forecastOf(
    items.map(({ difficulty, done }) => itemOf(difficulty, done, row.level)),
    timeOf(row, clock),
    planLimits.hours,
  )
  const dayOf = new Map(left.map(({ id }, at) => [id, nameOf(found.days[at] ?? clock.today)]))
  return {
    ...termsOf(row),
    title,
    source,
    startsOn,
    today,
    total: questions.length,
    done: questions.length - left.length,
    leftOut: all.length - questions.length,
    forecast: shown(found),
    questions: questions.map(
      ({ doneOn, ...question }): PlannedQuestion => ({
        ...question,
        problem: problems.get(question.id) ?? null,
        minutes: minutesOf[question.difficulty],
        on: question.done ? doneOn : (dayOf.get(question.id) ?? null),
      }),
    ),
  }
}

/** Returns the changes by its list or its mentors. Terms that have their old value again are left out. */
export function newsOf({ change, hasList, ...row }: Pick<StateRow, 'change' | 'hasList'> & PlanTerms) {
  const was = Object.fromEntries(
    Object.entries(change?.was ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof PlanTerms]),
    ),
  )
  const isNews = change && (change.added > 0 || change.removed > 0 || Object.keys(was).length > 0)
  return { hasList, change: isNews ? { ...change, was } : null }
}

const termsOf = ({ endsOn, hours, weekdays, level, hard }: PlanTerms): PlanTerms => ({
  endsOn,
  hours,
  weekdays,
  level,
  hard,
})
const shown = ({ days: _, end: __, late: ___, ...forecast }: ReturnType<typeof forecastOf>) => forecast
