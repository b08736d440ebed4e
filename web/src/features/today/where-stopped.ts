import { say } from 'words:today'
import type { Difficulty, Today } from '@callofcode/contract/curriculum/curriculum'
import { HELD_MINUTES, solvingMinutes } from '@callofcode/contract/plan/solving-minutes'
import { paths } from '../../platform/paths.ts'
import { formatter } from '../../platform/time/shown-time.tsx'
import { rowId } from '../curriculum/public.ts'
import type { LastRead } from './last-read.ts'

/** A task to continue with. */
export interface Place {
  readonly kind: 'week' | 'reviews' | 'plan' | 'question' | 'problem' | 'module' | 'reading'
  readonly title: string
  readonly detail: string
  readonly difficulty?: Difficulty
  /** The minutes of the task. Undefined if they are unknown. */
  readonly minutes?: number
  /** The number of further tasks that the minutes include. */
  readonly more?: number
  /** The minutes count only in the sum of the day. For one question they would reveal its difficulty. */
  readonly summed?: boolean
  readonly to: string
  readonly search?: Record<string, string>
  readonly hash?: string
  /** The time of the last activity. Empty if there was none. */
  readonly at: string
}

/**
 * Returns the tasks of the day in the order in which they help: fading knowledge, then planned questions, then the most recent
 * work. For a member who `hides` them, the difficulty and topic of a question are left out. So is everything that would reveal
 * them.
 */
export const placesOf = (today: Today, read: LastRead | undefined, hides: boolean, zone = 'UTC'): Place[] => [
  ...weekOf(today.week, hides, zone),
  ...reviewsOf(today.reviews),
  ...planOf(today.plan, hides),
  ...whereStopped(today, read, hides),
]

const minutesOf = (of: { slug?: string | undefined; difficulty: Difficulty }, hides: boolean) =>
  hides ? { minutes: HELD_MINUTES, summed: true } : { minutes: solvingMinutes(of) }

/** Formats a time of this week: `Sunday 20:00`. */
export const closing = formatter({ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The club's problem of this week waits for nobody, so it comes first. Its time is in the club's zone. */
function weekOf(week: Today['week'] | undefined, hides: boolean, zone: string): Place[] {
  if (!week) return []
  const { title, difficulty, closesAt } = week
  const detail = say('closes', { time: closing(zone).format(new Date(closesAt)) })
  return [{ kind: 'week', at: '', title, detail, difficulty, ...minutesOf(week, hides), ...here(week) }]
}

function reviewsOf({ due, minutes, first, waiting }: Today['reviews']): Place[] {
  if (due === 0 || first === null) return []
  return [
    {
      kind: 'reviews',
      to: paths.reviews,
      minutes,
      at: '',
      title: say('toReview', { count: due }),
      detail: waiting > 0 ? say('reviewsBegin', { first, waiting }) : say('reviewsFirst', { first }),
    },
  ]
}

/** Returns where a question is worked on: its problem on this site, or else its row. */
const here = (problem: { slug: string }) => ({ to: paths.problem(problem.slug) })

/** Returns the next step of a plan. */
function planOf(plan: Today['plan'], hides: boolean): Place[] {
  if (!plan) return []
  const { planId, title, leftToday, minutesToday, next } = plan
  return [
    {
      kind: 'plan',
      at: '',
      ...(next.problem ? here(next.problem) : { to: paths.plan(planId), hash: rowId(next.id) }),
      minutes: hides ? leftToday * HELD_MINUTES : minutesToday,
      title: next.problem?.title ?? next.questionName,
      more: leftToday - 1,
      detail: likeIts(next, say('inPlan', { count: leftToday, title })),
      difficulty: next.difficulty,
    },
  ]
}

type Asked = Pick<NonNullable<Today['question']>, 'questionName' | 'problem'>

/** Names the question that a problem of this site stands for. */
const likeIts = ({ questionName, problem }: Asked, detail: string) =>
  problem ? say('like', { question: questionName, detail }) : detail

/** Returns the most recent work first. The plan's questions are already in the list. */
export function whereStopped(
  { question, next, begun, plan }: Today,
  read: LastRead | undefined,
  hides = false,
): Place[] {
  const places: Place[] = []
  const listed = [begun?.slug, plan?.next.problem?.slug]
  if (next && !listed.includes(next.slug))
    places.push({
      kind: 'question',
      title: next.title,
      detail: say('afterSolved', { title: next.after }),
      difficulty: next.difficulty,
      ...minutesOf(next, hides),
      ...here(next),
      at: next.solvedAt,
    })
  // The list already contains the begun problem.
  const isBegun = begun !== null && begun.slug === question?.problem?.slug
  if (!next && question && question.id !== plan?.next.id && !isBegun)
    places.push({
      kind: 'question',
      title: question.problem?.title ?? question.questionName,
      detail: likeIts(
        question,
        hides
          ? say('inTracker')
          : say('inTopic', { topic: question.topic, done: question.done, total: question.total }),
      ),
      difficulty: question.difficulty,
      ...minutesOf({ slug: question.problem?.slug, difficulty: question.difficulty }, hides),
      ...(question.problem
        ? here(question.problem)
        : { to: paths.dsa, search: { topic: question.topicId }, hash: rowId(question.id) }),
      at: question.tickedAt ?? '',
    })
  if (begun)
    places.push({
      kind: 'problem',
      title: begun.title,
      detail: say('codeKept'),
      difficulty: begun.difficulty,
      ...minutesOf(begun, hides),
      to: paths.problem(begun.slug),
      at: begun.savedAt,
    })
  if (read)
    places.push({
      // A module contains problems and little to read.
      kind: read.to.startsWith(paths.module('')) ? 'module' : 'reading',
      title: read.title,
      detail: say('openedLast'),
      to: read.to,
      at: read.at,
    })
  return places.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}
