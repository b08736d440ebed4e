import {
  approvalMessages,
  decideSignups,
  listDecisions,
  type SignupFilters,
  undoDecision,
} from '@callofcode/contract/approval/approval'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { auditStore, endAccess } from '../account/public.ts'
import type { ApprovalDependencies } from './approval-routes.ts'
import { type Chosen, decisionStore } from './decision-store.ts'
import { tellMembers } from './tell-decision.ts'

/**
 * Decides about one or many signups. Decisions apply at once. The members are notified when the decision can no longer be undone.
 */
export function decisionRoutes(dependencies: ApprovalDependencies) {
  const { api, database, env } = dependencies
  const seconds = env.APPROVAL_UNDO_SECONDS

  api.serve(listDecisions, async ({ caller }) => ({
    data: await decisionStore.list(database.sql, caller.id),
  }))

  api.serve(decideSignups, async ({ body, caller, request }) => {
    const chosen = chosenOf(body)
    const { action, reason } = body
    const meant = 'ids' in chosen ? new Set(chosen.ids).size : chosen.expected
    const made = await write(database, async (tx, changed) => {
      await decisionStore.forget(tx)
      const given = { action, reason, by: caller.id, seconds }
      const id = await decisionStore.create(tx, given)
      const ids = await decisionStore.decide(tx, id, given, chosen)
      if (ids.length > meant) throw conflict(approvalMessages.more)
      if (ids.length === 0) {
        await decisionStore.remove(tx, id)
        return { id: null, decided: 0 }
      }
      // Posts that mention a new member change.
      changed('authors')
      await auditStore.recordAll(tx, { caller, request }, `signup.${action}`, ids)
      await decisionStore.plan(tx, id, seconds)
      return { id, decided: ids.length }
    })
    const decision = made.id === null ? null : ((await decisionStore.get(database.sql, made.id)) ?? null)
    return { data: { decision, decided: made.decided, gone: meant - made.decided } }
  })

  api.serve(undoDecision, async ({ params, caller, request }) => {
    const data = await write(database, async (tx, changed) => {
      const decision = await decisionStore.getForUpdate(tx, params.id)
      if (!decision) throw missing(approvalMessages.missing)
      if (decision.state === 'told') throw conflict(approvalMessages.tooLate)
      // The button was pressed twice.
      if (decision.state === 'undone') return { restored: 0, kept: 0, first: null }
      const restored = await decisionStore.restore(tx, decision)
      if (decision.action === 'approve') await endAccess(tx, restored)
      await auditStore.recordAll(tx, { caller, request }, 'signup.undo', restored)
      // The decision applies to the remaining members and is final from here on.
      const kept = await tellMembers(dependencies, tx, decision)
      await decisionStore.close(tx, decision.id, 'undone')
      changed('authors')
      return { restored: restored.length, kept, first: restored[0] ?? null }
    })
    return { data, message: approvalMessages.undone }
  })
}

function chosenOf({ action, reason, ids, all }: BodyOf<typeof decideSignups>): Chosen {
  if (reason && action !== 'decline')
    throw badInput({
      reason: sentence('approval.onlyWhoDeclinedTold', 'Only who is declined is told a reason.'),
    })
  if (ids) return { ids }
  if (!all) throw badInput({ ids: approvalMessages.chooseSome })
  const { asOf, expected, ...filters } = all
  const given: SignupFilters = filters
  return { filters: given, asOf, expected: Math.min(expected, limits.decided) }
}
