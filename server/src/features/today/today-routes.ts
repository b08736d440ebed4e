import { type DailyProblem, getToday, type Today } from '@callofcode/contract/curriculum/curriculum'
import { nextOfPath } from '@callofcode/contract/problem/next-of-path'
import { REVIEW_MINUTES } from '@callofcode/contract/review/review'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { planOfToday } from '../plan/public.ts'
import {
  learningPath,
  type ProblemHead,
  type ProblemLibrary,
  problemsByQuestion,
  questionIdOf,
} from '../problem/public.ts'
import { presentShort } from '../streak/public.ts'
import { type TodayRow, todayStore } from './today-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

export function todayRoutes({ api, database, problems }: Dependencies) {
  api.serve(getToday, async ({ caller }) => {
    const solvable = [...problemsByQuestion(problems).keys()]
    return { data: presentToday(await todayStore.get(database, caller, solvable), problems) }
  })
}

function presentToday(
  { question, begun, solved, ticked, titles, merged, reviews, streak, plans, ...row }: TodayRow,
  problems: ProblemLibrary,
): Today {
  const [draft] = begun.flatMap(({ slug, savedAt }) => {
    const head = problems.head(slug)
    return head ? [{ slug, title: head.title, difficulty: head.difficulty, savedAt }] : []
  })
  const slugs = problemsByQuestion(problems, { idOf: (id) => merged[id] ?? id })
  const withProblem = <Asked extends { id: string }>(asked: Asked) => {
    const head = problems.head(slugs.get(asked.id) ?? '')
    return { ...asked, problem: head ? { slug: head.slug, title: head.title } : null }
  }
  const known = new Set(ticked)
  const isTicked = (id: string) => known.has(merged[id] ?? id)
  const plan = planOfToday(plans)
  const path = learningPath(problems.list())
  return {
    ...row,
    question: question && withProblem(question),
    next: nextAfter(path, solved, question?.tickedAt ?? ''),
    begun: draft ?? null,
    week: ofWeek(problems, solved),
    problems: nextProblems(path, solved, titles, isTicked),
    solved: solved.length,
    reviews: presentReviews(reviews),
    streak: presentShort(streak),
    plan: plan && { ...plan, next: withProblem(plan.next) },
  }
}

function ofWeek(problems: ProblemLibrary, solved: TodayRow['solved']): Today['week'] {
  const known = new Set(solved.map(({ problem }) => problem))
  const week = problems.ofWeek().find(({ slug }) => !known.has(slug))
  if (!week) return null
  const { slug, title, difficulty, closesAt } = week
  return { slug, title, difficulty, closesAt: closesAt.toISOString() }
}

const presentReviews = ({ due, waiting, pausedUntil }: TodayRow['reviews']): Today['reviews'] => ({
  due: due.length,
  first: due[0]?.questionName ?? null,
  waiting,
  pausedUntil,
  minutes: due.reduce((sum, { difficulty }) => sum + REVIEW_MINUTES[difficulty], 0),
})

/** Enough to choose from, and to continue after some are solved today. */
const OPEN = 8

/**
 * Returns the next unsolved problems of the path, and just solved problems that come before them. Problems with a ticked question
 * were solved elsewhere and are left out.
 */
function nextProblems(
  path: readonly ProblemHead[],
  solved: TodayRow['solved'],
  titles: TodayRow['titles'],
  isTicked: (questionId: string) => boolean,
): DailyProblem[] {
  const solvedAt = new Map(solved.map(({ problem, recentlyAt }) => [problem, recentlyAt]))
  const found: DailyProblem[] = []
  let open = 0
  for (const head of path) {
    const { slug, title, difficulty } = head
    // A solved problem ticks its question in the tracker, and the tick keeps the streak.
    if (questionIdOf(head) === null) continue
    const at = solvedAt.get(slug)
    if (at === null || (at === undefined && isTicked(questionIdOf(head) ?? ''))) continue
    found.push({ slug, title, difficulty, topic: titles[head.topic] ?? '', solvedAt: at ?? null })
    if (at === undefined) open++
    if (open === OPEN) break
  }
  return found
}

/** Milliseconds within which a tick is taken for that of the solve itself, which ticks its question in a later statement. */
const MOMENT = 60_000

/** Returns the problem after the one solved last, unless another question was ticked since. */
function nextAfter(
  path: readonly ProblemHead[],
  solved: TodayRow['solved'],
  tickedAt: string,
): Today['next'] {
  const recent = solved.flatMap(({ problem, recentlyAt }) =>
    recentlyAt ? [{ problem, at: recentlyAt }] : [],
  )
  const last = recent.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const after = path.find(({ slug }) => slug === last?.problem)
  if (!last || !after || Date.parse(tickedAt) > Date.parse(last.at) + MOMENT) return null
  const placed = path.map((head) => ({
    ...head,
    topics: [head.topic, ...head.topics].map((slug) => ({ slug })),
    questionId: questionIdOf(head),
  }))
  const next = nextOfPath(placed, after.slug, new Set(solved.map(({ problem }) => problem)))
  if (!next) return null
  const { slug, title, difficulty } = next
  return { slug, title, difficulty, after: after.title, solvedAt: last.at }
}
