import { memberAdminMessages } from '@callofcode/contract/member-admin'
import { batchMessages } from '@callofcode/contract/site/batch'
import {
  addMentor,
  getMentoring,
  listMentored,
  listMentoredMembers,
  type Mentored,
  mentorMessages,
  removeMentor,
} from '@callofcode/contract/site/mentor'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore, memberStore, presentPageLink } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import { presentAuthor } from '../forum/public.ts'
import { notifyOfMentoring } from '../notification/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { type MentoredRow, mentoredPlace, mentorStore } from './mentor-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Mentors: admins choose them, and each sees the members of their batches and nobody else's. */
export function mentorRoutes({ api, database, problems }: Dependencies) {
  const { sql } = database

  api.serve(listMentored, async ({ params }) => {
    if (!(await memberStore.get(sql, params.id))) throw missing(memberAdminMessages.missing)
    const batches = await mentorStore.batchesOf(sql, params.id)
    return { data: batches.map(({ _id, name }) => ({ _id, name })) }
  })

  api.serve(addMentor, async (call) => {
    const { id, batch } = call.params
    if (id === call.caller.id) throw conflict(mentorMessages.own)
    await write(database, async (tx) => {
      const member = await memberStore.getForUpdate(tx, id)
      if (!member) throw missing(memberAdminMessages.missing)
      if (member.status !== 'approved') throw conflict(mentorMessages.undecided)
      if (!(await batchStore.hold(tx, batch))) throw missing(batchMessages.missing)
      if (!(await mentorStore.add(tx, id, batch, call.caller.id))) return
      await auditStore.record(tx, call, 'mentor.add', id)
      await notifyOfMentoring(tx, await toldOf(tx, call.caller.id, { id, batch, isGiven: true }))
    })
    return { message: 'Mentor of the batch' }
  })

  api.serve(removeMentor, async (call) => {
    const { id, batch } = call.params
    await write(database, async (tx) => {
      if (!(await memberStore.getForUpdate(tx, id))) throw missing(memberAdminMessages.missing)
      if (!(await mentorStore.remove(tx, id, batch))) return
      await auditStore.record(tx, call, 'mentor.remove', id)
      await notifyOfMentoring(tx, await toldOf(tx, call.caller.id, { id, batch, isGiven: false }))
    })
    return { message: 'No longer mentor of the batch' }
  })

  api.serve(getMentoring, async ({ caller }) => {
    const [batches, mentors] = await Promise.all([
      mentorStore.batchesOf(sql, caller.id),
      mentorStore.mentorsOf(sql, caller.id),
    ])
    return { data: { batches, mentors: mentors.flatMap((row) => presentAuthor(row) ?? []) } }
  })

  api.serve(listMentoredMembers, async ({ params, query: { cursor, ...search }, caller }) => {
    const after = readCursor(mentoredPlace, cursor)
    // The same answer for a batch of others and for one that is none.
    const batch = await mentorStore.batchFor(sql, caller.id, params.batch)
    if (!batch) throw missing(mentorMessages.missing)
    const { rows, next } = await mentorStore.page(sql, batch._id, search, after)
    return { data: rows.map(present), batch, nextCursor: writeCursor(next) }
  })

  const present = ({ id, stuck, place: _, ...row }: MentoredRow): Mentored => ({
    _id: id,
    name: row.name,
    profilePhoto: row.profilePhoto,
    page: presentPageLink(row),
    questions: row.questions,
    problems: row.problems,
    lastActive: row.lastActive,
    stuck: stuck.map(({ slug, tries }) => ({ slug, tries, title: problems.head(slug)?.title ?? slug })),
  })
}

async function toldOf(
  tx: Parameters<typeof batchStore.nameOf>[0],
  by: string,
  { id, batch, isGiven }: { id: string; batch: string; isGiven: boolean },
) {
  return { memberId: id, batch: (await batchStore.nameOf(tx, batch)) ?? 'a batch', isGiven, by }
}
