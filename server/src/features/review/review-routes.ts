import { csvFile } from '@callofcode/contract/download'
import {
  dropReview,
  getMemory,
  getReviewDay,
  listReviews,
  memoryFile,
  postponeReview,
  type Review,
  type ReviewDay,
  rateReview,
  reviewFile,
  reviewMessages,
  setReviewLoad,
} from '@callofcode/contract/review/review'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { questionNow } from '../curriculum/public.ts'
import {
  type MergedQuestions,
  mergedQuestions,
  type ProblemLibrary,
  problemsByQuestion,
} from '../problem/public.ts'
import { keptOf, memoryStore } from './memory-store.ts'
import { choicesOf, type Schedule } from './review-schedule.ts'
import { type DayRow, type ReviewRow, reviewStore } from './review-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

const PAGE = 50
const POSTPONED = 90
const REVIEW_HEAD = [
  'Problem',
  'Difficulty',
  'Topic',
  'Reviewed',
  'Next',
  'Days until 90 %',
  'Reviews',
  'Forgotten',
]
const place = z.tuple([z.iso.date(), id])

/** Serves reviews, and a member's decisions about them. */
export function questionReviewRoutes({ api, database, problems }: Dependencies) {
  fileRoutes({ api, database })

  api.serve(getReviewDay, async ({ caller }) => {
    const day = await reviewStore.day(database, caller.id)
    if (!day) throw signedOut()
    return { data: presentDay(day, problems, await mergedQuestions(database)) }
  })

  api.serve(listReviews, async ({ query: { state = 'planned', cursor }, caller }) => {
    const rows = await reviewStore.list(database, caller.id, state, PAGE + 1, readCursor(place, cursor))
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: presentReviews(page, problems, await mergedQuestions(database)),
      nextCursor: writeCursor(last && [last.nextOn ?? last.reviewedOn, last.questionId]),
    }
  })

  api.serve(rateReview, async ({ params: { questionId }, body, caller, database: callDatabase }) => {
    const data = await write(callDatabase, async (tx) =>
      reviewStore.rate(tx, { ...body, memberId: caller.id, questionId: await questionNow(tx, questionId) }),
    )
    return { data: found(data) }
  })

  api.serve(
    postponeReview,
    async ({ params: { questionId }, body: { until }, caller, database: callDatabase }) => {
      if (until !== null && !(await reviewStore.isAhead(callDatabase.sql, caller.id, until, POSTPONED)))
        throw badInput({ until: reviewMessages.dayRule })
      const data = await write(callDatabase, async (tx) =>
        reviewStore.postpone(tx, caller.id, await questionNow(tx, questionId), until),
      )
      return { data: { ...found(data), rating: null } }
    },
  )

  api.serve(
    dropReview,
    async ({ params: { questionId }, body: { dropped }, caller, database: callDatabase }) => {
      const data = await write(callDatabase, async (tx) =>
        reviewStore.drop(tx, caller.id, await questionNow(tx, questionId), dropped),
      )
      return { data: { ...found(data), rating: null } }
    },
  )

  api.serve(setReviewLoad, async ({ body: { perDay }, caller, database: callDatabase }) => {
    await write(callDatabase, (tx) => reviewStore.setLoad(tx, caller.id, perDay))
    return { data: { perDay } }
  })

  api.serve(getMemory, async ({ caller }) => ({ data: await memoryOf(database, caller.id) }))
}

/** Presents reviews with the problems of this site for their questions. */
export function presentReviews(
  rows: readonly ReviewRow[],
  problems: ProblemLibrary,
  now: MergedQuestions,
): Review[] {
  const slugs = problemsByQuestion(problems, now)
  return rows.map((row) => ({ ...row, problem: slugs.get(row.questionId) ?? null }))
}

export function presentDay(
  { due, ...day }: DayRow,
  problems: ProblemLibrary,
  now: MergedQuestions,
): ReviewDay {
  const states = new Map(due.map(({ questionId, state }) => [questionId, state]))
  const shown = presentReviews(
    due.map(({ state, ...row }) => row),
    problems,
    now,
  )
  const choices = (id: string) => choicesOf(id, states.get(id) as Schedule, day.day)
  return { ...day, due: shown.map((review) => ({ ...review, choices: choices(review.questionId) })) }
}

function found<T>(data: T | undefined): T {
  if (data === undefined) throw missing(reviewMessages.missing)
  return data
}

async function memoryOf(database: Database, memberId: string) {
  const [rows, months] = await Promise.all([
    memoryStore.list(database, memberId),
    memoryStore.months(database, memberId),
  ])
  return { ...keptOf(rows, new Date()), months }
}

/** Serves the shown reviews as a file. */
function fileRoutes({ api, database }: Pick<Dependencies, 'api' | 'database'>) {
  api.serveFile(reviewFile, async ({ caller }) => {
    const rows = await memoryStore.all(database, caller.id)
    return { name: 'reviews.csv', body: csvFile([REVIEW_HEAD, ...rows]) }
  })

  api.serveFile(memoryFile, async ({ caller }) => {
    const { questions, curve, months } = await memoryOf(database, caller.id)
    const rows = [
      ['What', 'When', 'Known', 'Forgotten'],
      ['Problems done', 'today', String(questions), ''],
      ...curve.map(({ inDays, known }) => ['Still known, expected', `in ${inDays} days`, String(known), '']),
      ...months.map(({ month, known, forgotten }) => ['Reviewed', month, String(known), String(forgotten)]),
    ]
    return { name: 'reviews-kept.csv', body: csvFile(rows) }
  })
}
