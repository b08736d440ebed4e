import {
  duplicateMessages,
  listDuplicates,
  mergeMembers,
  previewMerge,
} from '@callofcode/contract/member/duplicate'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import { auditStore, type MemberRow, memberStore } from '../../features/account/public.ts'
import { eventStore } from '../../features/event/event-store.ts'
import { registrationStore } from '../../features/event/registration-store.ts'
import { promoteWaiting } from '../../features/event/seat-mail.ts'
import { groupMemberStore } from '../../features/group/public.ts'
import { refuseLastAdmin } from '../../features/member/member-actions.ts'
import { type ProblemLibrary, questionIdOf } from '../../features/problem/public.ts'
import { reviewStore } from '../../features/review/public.ts'
import { streakStore } from '../../features/streak/public.ts'
import { PROBLEM_COUNTS } from '../../features/submission/solved-store.ts'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import { lockMembers } from '../../platform/database/writer.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mergeStore } from './merge-store.ts'

type Mails = Parameters<typeof promoteWaiting>[0]
interface Dependencies extends Mails {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Merges two accounts of one person, for admins. */
export function mergeRoutes(dependencies: Dependencies) {
  const { api, database } = dependencies

  api.serve(listDuplicates, async ({ params }) => {
    if (!(await memberStore.get(database.sql, params.id))) throw missing(memberAdminMessages.missing)
    return { data: await mergeStore.likely(database.sql, params.id) }
  })

  api.serve(previewMerge, async ({ params: { id, other }, caller }) => {
    const [into, from] = await Promise.all([
      memberStore.get(database.sql, id),
      memberStore.get(database.sql, other),
    ])
    const pair = checked(into, from, caller.id)
    const parts = await mergeStore.preview(database.sql, other, id)
    const shown = ({ id: _id, name, email }: MemberRow) => ({ _id, name, email })
    return { data: { from: shown(pair.from), into: shown(pair.into), parts } }
  })

  api.serve(mergeMembers, async (call) => {
    const { id, other } = call.params
    await write(database, async (tx, changed) => {
      await lockMembers(tx, raw`values (${id}::uuid), (${other}::uuid)`)
      await refuseLastAdmin(tx, other)
      // Rows are locked in the order of their ids, as everywhere, to avoid a deadlock.
      const rows = new Map<string, MemberRow | undefined>()
      for (const one of [id, other].sort()) rows.set(one, await memberStore.getForUpdate(tx, one))
      if (rows.get(other)?.mergedInto === id) return
      checked(rows.get(id), rows.get(other), call.caller.id)
      await releaseSeats(dependencies, tx, changed, other, id)
      await streakStore.adopt(tx, other, id, withoutQuestion(dependencies.problems))
      await groupMemberStore.adopt(tx, other, id)
      await mergeStore.move(tx, other, id)
      await reviewStore.adopt(tx, other, id)
      await mergeStore.end(tx, other)
      await tx.execute(raw`
        update members set status = 'disabled', merged_into = ${id}, updated_at = clock_timestamp() where id = ${other}`)
      changed('authors', 'forum', 'blogs', 'modules', 'experiences', 'events', PROBLEM_COUNTS)
      await auditStore.record(tx, call, 'member.merge', other)
      await auditStore.record(tx, call, 'member.merge-into', id)
    })
    return { message: sentence('mergeRoutes.accountsOne', 'The accounts are one') }
  })
}

/** Returns the problems without a question. Solving one of these ticks nothing. */
const withoutQuestion = (problems: ProblemLibrary) =>
  problems.list().flatMap((head) => (questionIdOf(head) === null ? [head.slug] : []))

/** Throws 404 and 409 Failures. */
function checked(into: MemberRow | undefined, from: MemberRow | undefined, callerId: string) {
  if (!into || !from) throw missing(memberAdminMessages.missing)
  if (into.id === from.id) throw conflict(duplicateMessages.same)
  if (from.id === callerId) throw conflict(duplicateMessages.own)
  if (from.mergedInto) throw conflict(duplicateMessages.merged)
  if (into.status !== 'approved') throw conflict(duplicateMessages.target)
  if (from.status === 'pending' || from.status === 'declined') throw conflict(duplicateMessages.waits)
  return { into, from }
}

/** When both accounts have a place at an event, the better place stays. A person who waits gets the other place. */
async function releaseSeats(dependencies: Mails, tx: Sql, changed: Changed, from: string, into: string) {
  for (const seat of await mergeStore.seatsTwice(tx, from, into)) {
    const event = await eventStore.getForUpdate(tx, seat.eventId)
    if (!event) continue
    changed(`event:${seat.eventId}`)
    const isBetter = seat.from === 'going' && seat.into !== 'going'
    await registrationStore.remove(tx, seat.eventId, isBetter ? into : from)
    if (!event.cancelledAt && event.endsAt > new Date()) await promoteWaiting(dependencies, tx, event)
  }
}
