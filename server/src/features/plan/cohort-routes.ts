import {
  changeBatchPlan,
  getBatchPlan,
  removeBatchPlan,
  setBatchPlan,
} from '@callofcode/contract/plan/batch-plan'
import {
  type PlanBody,
  type PlanSource,
  type PlanTerms,
  planLimits,
  planMessages,
} from '@callofcode/contract/plan/plan'
import { holds } from '@callofcode/contract/task'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, presentPageLink } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import { mergedQuestions, type ProblemLibrary, problemsByQuestion } from '../problem/public.ts'
import { cohortChanges } from './cohort-changes.ts'
import { cohortStore } from './cohort-store.ts'
import { type Chosen, type Clock, planStore, sourceOf } from './plan-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly chosenFor: (memberId: string, body: PlanBody) => Promise<Chosen>
  readonly questionsOf: (memberId: string, source: PlanSource) => Promise<{ readonly ids: readonly string[] }>
  readonly checkEnd: (terms: Pick<PlanTerms, 'endsOn'>, clock: Clock) => void
  readonly clockOf: (memberId: string) => Promise<Clock>
}

/** Serves the plan of a batch. Its mentors and members with the content task create it, and its members work through it. */
export function cohortRoutes({
  api,
  database,
  problems,
  chosenFor,
  questionsOf,
  checkEnd,
  clockOf,
}: Dependencies) {
  api.serve(getBatchPlan, async ({ params, caller }) => {
    const { _id, name, isMentor, members } = await find(params.batch, caller)
    const row = await cohortStore.plan(database, _id)
    const answer = { batch: { _id, name }, members: members.length, isMentor }
    if (!row) return { data: { ...answer, plan: null } }
    const { sourceKind, source, questions, ...plan } = row
    const stuck = isMentor
      ? await stuckAt(
          members,
          questions.map((one) => one.id),
        )
      : []
    return {
      data: {
        ...answer,
        plan: {
          _id: plan._id,
          title: plan.title,
          source: sourceOf({ sourceKind, source }),
          endsOn: plan.endsOn,
          hours: plan.hours,
          weekdays: plan.weekdays,
          level: plan.level,
          hard: plan.hard,
          questions: questions.map((question) => ({
            ...question,
            stuck: stuck
              .filter(({ questionId }) => questionId === question.id)
              .map((one) => ({
                memberId: one.memberId,
                name: one.name,
                handle: presentPageLink(one)?.handle ?? null,
                since: one.since,
                tries: one.tries,
                hints: one.hints,
              })),
          })),
        },
      },
    }
  })

  api.serve(setBatchPlan, async (call) => {
    const { params, body, caller } = call
    const batch = await find(params.batch, caller)
    checkEnd(body, await clockOf(caller.id))
    const chosen = await chosenFor(caller.id, body)
    const id = await write(call.database, async (tx) => {
      if (!(await batchStore.hold(tx, batch._id))) throw missing(planMessages.batchMissing)
      await auditStore.record(tx, call, 'batch.plan', batch._id)
      return planStore.setOfBatch(tx, batch._id, caller.id, chosen)
    })
    return { data: { _id: id } }
  })

  api.serve(changeBatchPlan, async (call) => {
    const { params, body, caller } = call
    const { add, questions = [], takeOut = [], title, ...terms } = body
    const batch = await find(params.batch, caller)
    const clock = await clockOf(caller.id)
    const more = add ? (await questionsOf(caller.id, add)).ids : []
    const data = await write(call.database, async (tx) => {
      const plan = await cohortChanges.hold(tx, batch._id)
      if (!plan) throw missing(planMessages.noBatchPlan)
      // The present end may be past. A change of other terms keeps it.
      if (terms.endsOn && terms.endsOn !== plan.endsOn) checkEnd({ endsOn: terms.endsOn }, clock)
      const removed = await cohortChanges.takeOut(tx, plan._id, takeOut)
      const added = await cohortChanges.add(tx, plan._id, [...questions, ...more])
      const left = await cohortChanges.count(tx, plan._id)
      if (left === 0) throw badInput({ takeOut: planMessages.keepsOne })
      if (left > planLimits.questions) throw conflict(planMessages.tooLong)
      await cohortChanges.update(tx, plan, caller.id, { title, terms, added, removed })
      await auditStore.record(tx, call, 'batch.plan-change', batch._id)
      return { added, removed }
    })
    return { data }
  })

  api.serve(removeBatchPlan, async (call) => {
    const batch = await find(call.params.batch, call.caller)
    await write(call.database, async (tx) => {
      if (!(await planStore.remove(tx, { batchId: batch._id }))) throw missing(planMessages.noBatchPlan)
      await auditStore.record(tx, call, 'batch.no-plan', batch._id)
    })
    return {}
  })

  /** Finds a batch. Throws the same error for a batch of other mentors and for an unknown one. */
  async function find(batchId: string, caller: Parameters<typeof holds>[0] & { id: string }) {
    const batch = await cohortStore.find(database, caller.id, batchId, holds(caller, 'content'))
    if (!batch) throw missing(planMessages.batchMissing)
    return batch
  }

  async function stuckAt(members: readonly string[], questions: readonly string[]) {
    const solvable = problemsByQuestion(problems, await mergedQuestions(database))
    return cohortStore.stuck(database, members, questions, solvable)
  }
}
