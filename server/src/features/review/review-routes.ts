import {
  dropReview,
  getMemory,
  getReviewDay,
  listReviews,
  postponeReview,
  type Review,
  type ReviewDay,
  rateReview,
  reviewMessages,
  setReviewLoad,
} from '@callofcode/contract/learning/review'
import { id } from '@callofcode/contract/text'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile } from '../../platform/http/csv.ts'
import { pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
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
  readonly app: FastifyInstance
  readonly database: Database
  readonly findCaller: FindCaller
  readonly problems: ProblemLibrary
}

const PAGE = 50
const POSTPONED = 90
const place = z.tuple([z.iso.date(), id])

/** When questions come back, and what a member decides about it. */
export function questionReviewRoutes(dependencies: Dependencies) {
  const { api, database, problems } = dependencies
  csvRoutes(dependencies)

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

  api.serve(rateReview, async ({ params: { questionId }, body, caller, database }) => {
    const data = await write(database, async (tx) =>
      reviewStore.rate(tx, { ...body, memberId: caller.id, questionId: await questionNow(tx, questionId) }),
    )
    return { data: found(data) }
  })

  api.serve(postponeReview, async ({ params: { questionId }, body: { until }, caller, database }) => {
    if (until !== null && !(await reviewStore.isAhead(database.sql, caller.id, until, POSTPONED)))
      throw badInput({ until: reviewMessages.dayRule })
    const data = await write(database, async (tx) =>
      reviewStore.postpone(tx, caller.id, await questionNow(tx, questionId), until),
    )
    return { data: { ...found(data), rating: null } }
  })

  api.serve(dropReview, async ({ params: { questionId }, body: { dropped }, caller, database }) => {
    const data = await write(database, async (tx) =>
      reviewStore.drop(tx, caller.id, await questionNow(tx, questionId), dropped),
    )
    return { data: { ...found(data), rating: null } }
  })

  api.serve(setReviewLoad, async ({ body: { perDay }, caller, database }) => {
    await write(database, (tx) => reviewStore.setLoad(tx, caller.id, perDay))
    return { data: { perDay } }
  })

  api.serve(getMemory, async ({ caller }) => ({ data: await memoryOf(database, caller.id) }))
}

/** With the problems of this site that the questions are. */
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

/** What is shown can be taken along. */
function csvRoutes({ app, database, findCaller }: Dependencies) {
  const serve = (name: string, rowsOf: (memberId: string) => Promise<string[][]>) =>
    app.get(`/${name}`, async (request, reply) => {
      const caller = await findCaller(request)
      mayCall('member', caller)
      if (!caller) throw signedOut()
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(csvFile(await rowsOf(caller.id)))
    })

  serve('reviews.csv', async (memberId) => [
    ['Problem', 'Difficulty', 'Topic', 'Reviewed', 'Next', 'Days until 90 %', 'Reviews', 'Forgotten'],
    ...(await memoryStore.all(database, memberId)),
  ])
  serve('reviews-kept.csv', async (memberId) => {
    const { questions, curve, months } = await memoryOf(database, memberId)
    return [
      ['What', 'When', 'Known', 'Forgotten'],
      ['Problems done', 'today', String(questions), ''],
      ...curve.map(({ inDays, known }) => ['Still known, expected', `in ${inDays} days`, String(known), '']),
      ...months.map(({ month, known, forgotten }) => ['Reviewed', month, String(known), String(forgotten)]),
    ]
  })
}
