import {
  createPlan,
  getPlan,
  listPlans,
  type PlanBody,
  type PlanSource,
  type PlanTerms,
  planLimits,
  planMessages,
  previewPlan,
  removePlan,
  updatePlan,
} from '@callofcode/contract/plan/plan'
import { followSharedList } from '@callofcode/contract/plan/plan-places'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mergedQuestions, type ProblemLibrary, problemsByQuestion } from '../problem/public.ts'
import { cohortRoutes } from './cohort-routes.ts'
import { cohortStore } from './cohort-store.ts'
import { followShared } from './follow-list.ts'
import { nameOf, numberOf } from './plan-days.ts'
import { planFeedRoutes } from './plan-feed-routes.ts'
import { findSource } from './plan-source.ts'
import { type Chosen, type Clock, planStore, sourceOf } from './plan-store.ts'
import { newsOf, presentPlans, presentWhole } from './present-plan.ts'

interface Dependencies {
  readonly api: Api
  readonly app: FastifyInstance
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly publicUrl: string
  readonly club: { readonly name: string }
}

/** Serves plans. The terms are stored, and the days are computed at each read. */
export function planRoutes(dependencies: Dependencies) {
  const { api, database, problems } = dependencies

  api.serve(listPlans, async ({ caller }) => {
    const row = await planStore.list(database, caller.id)
    if (!row) throw signedOut()
    return { data: presentPlans(row) }
  })

  api.serve(previewPlan, async ({ body, caller }) => {
    const [clock, chosen] = await Promise.all([clockOf(caller.id), chosenFor(caller.id, body)])
    checkEnd(body, clock)
    const questions = await planStore.questions(database, caller.id, chosen.ids)
    const shape = { ...chosen, startsOn: nameOf(clock.today) }
    return { data: presentWhole(shape, questions, clock, new Map()) }
  })

  api.serve(createPlan, async ({ body, caller, database: callDatabase }) => {
    checkEnd(body, await clockOf(caller.id))
    const chosen = await chosenFor(caller.id, body)
    const made = await write(callDatabase, (tx) => planStore.create(tx, caller.id, chosen))
    if (made === 'same') throw conflict(planMessages.same)
    if (made === 'many') throw conflict(planMessages.tooMany)
    return { data: { _id: made } }
  })

  api.serve(getPlan, async ({ params, caller }) => {
    const row = await planStore.get(database, caller.id, params.id)
    if (!row) throw missing(planMessages.missing)
    const [questions, merged] = await Promise.all([
      planStore.questions(database, caller.id, row.ids),
      mergedQuestions(database),
    ])
    const solvable = problemsByQuestion(problems, merged)
    const whole = presentWhole({ ...row, source: sourceOf(row) }, questions, row.clock, solvable)
    const mentorsSee = row.batch
      ? await cohortStore.stuck(
          database,
          [caller.id],
          whole.questions.map(({ id }) => id),
          solvable,
        )
      : []
    return {
      data: {
        ...whole,
        ...newsOf(row),
        _id: row._id,
        batch: row.batch,
        hasFeed: row.hasFeed,
        listNow: row.listNow,
        mentorsSee: mentorsSee.map(({ questionId, since, tries, hints }) => ({
          questionId,
          since,
          tries,
          hints,
        })),
      },
    }
  })

  api.serve(updatePlan, async ({ params, body, caller, database: callDatabase }) => {
    const row = await ownPlan(caller.id, params.id)
    // The present end may be past. A change of the hours alone keeps it.
    if (row.endsOn !== body.endsOn) checkEnd(body, row.clock)
    await write(callDatabase, (tx) => planStore.update(tx, { memberId: caller.id }, params.id, body))
    return {}
  })

  api.serve(removePlan, async ({ params, caller, database: callDatabase }) => {
    await ownPlan(caller.id, params.id)
    await write(callDatabase, (tx) => planStore.remove(tx, { memberId: caller.id }, params.id))
    return {}
  })

  api.serve(followSharedList, async ({ params, caller, database: callDatabase }) => {
    const row = await ownPlan(caller.id, params.id)
    if (!row.listNow) throw conflict(planMessages.listChanged)
    await write(callDatabase, (tx) => followShared(tx, params.id))
    return {}
  })

  planFeedRoutes(dependencies)
  cohortRoutes({ ...dependencies, chosenFor, questionsOf, checkEnd, clockOf })

  /** Returns a plan that the member may change. The plan of a batch is left to its mentors. */
  async function ownPlan(memberId: string, id: string) {
    const row = await planStore.get(database, memberId, id)
    if (!row) throw missing(planMessages.missing)
    if (row.batch) throw conflict(planMessages.notYours)
    return row
  }

  async function chosenFor(memberId: string, body: PlanBody): Promise<Chosen> {
    return { ...body, ...(await questionsOf(memberId, body.source)) }
  }

  async function questionsOf(memberId: string, source: PlanSource) {
    const found = await findSource(database, memberId, source)
    if (!found) throw badInput({ source: planMessages.sourceRule })
    if (found.ids.length === 0) throw badInput({ source: planMessages.nothing })
    if (found.ids.length > planLimits.questions) throw badInput({ source: planMessages.tooLong })
    return found
  }

  async function clockOf(memberId: string): Promise<Clock> {
    const clock = await planStore.clock(database, memberId)
    if (!clock) throw signedOut()
    return clock
  }
}

function checkEnd({ endsOn }: Pick<PlanTerms, 'endsOn'>, { today }: Clock) {
  const end = numberOf(endsOn)
  if (end < today || end > today + planLimits.days) throw badInput({ endsOn: planMessages.endRule })
}
