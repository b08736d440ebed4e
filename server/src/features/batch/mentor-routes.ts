import { Readable } from 'node:stream'
import { batchMessages } from '@callofcode/contract/batch/batch'
import {
  addMentor,
  getMentoring,
  listMentored,
  listMentoredMembers,
  type Mentored,
  mentoredFile,
  mentorMessages,
  removeMentor,
} from '@callofcode/contract/batch/mentor'
import { csvFile, csvRows } from '@callofcode/contract/download'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore, memberStore, presentPageLink } from '../account/public.ts'
import { presentAuthor } from '../forum/public.ts'
import type { Happened } from '../happening/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { batchStore } from './batch-store.ts'
import { type MentoredRow, mentoredPlace, mentorStore } from './mentor-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly happened: Happened
}

const HEAD = ['Name', 'Problems done', 'Problems solved here', 'Stuck at', 'Last active (UTC)']

/** Serves mentors. Admins choose them, and each sees only the members of their own batches. */
export function mentorRoutes({ api, database, problems, happened }: Dependencies) {
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
      await happened(tx, 'mentor.added', await factsOf(tx, id, batch, call.caller.id))
    })
    return { message: sentence('mentor.mentorBatch', 'Mentor of the batch') }
  })

  api.serve(removeMentor, async (call) => {
    const { id, batch } = call.params
    await write(database, async (tx) => {
      if (!(await memberStore.getForUpdate(tx, id))) throw missing(memberAdminMessages.missing)
      if (!(await mentorStore.remove(tx, id, batch))) return
      await auditStore.record(tx, call, 'mentor.remove', id)
      await happened(tx, 'mentor.removed', await factsOf(tx, id, batch, call.caller.id))
    })
    return { message: sentence('mentor.noLongerMentorBatch', 'No longer mentor of the batch') }
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
    const batch = await findBatch(caller.id, params.batch)
    const { rows, next } = await mentorStore.page(sql, batch._id, search, after)
    return { data: rows.map(present), batch, nextCursor: writeCursor(next) }
  })

  api.serveFile(mentoredFile, async ({ params, caller }) => {
    const batch = await findBatch(caller.id, params.batch)
    return { name: 'batch.csv', body: Readable.from(textOf(batch._id)) }
  })

  async function* textOf(batchId: string) {
    yield csvFile([HEAD])
    for await (const rows of mentorStore.all(sql, batchId))
      yield csvRows(rows.map((row) => cellsOf(present(row))))
  }

  /** Finds a batch. Throws the same 404 Failure for a batch of other mentors and for an unknown one. */
  async function findBatch(memberId: string, batchId: string) {
    const batch = await mentorStore.batchFor(sql, memberId, batchId)
    if (!batch) throw missing(mentorMessages.missing)
    return batch
  }

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

const cellsOf = ({ name, questions, problems, stuck, lastActive }: Mentored): string[] => [
  name,
  String(questions),
  String(problems),
  stuck.map(({ title, tries }) => `${title} (${tries})`).join(', '),
  lastActive ?? '',
]

const factsOf = async (tx: Sql, memberId: string, batch: string, by: string) => ({
  memberId,
  by,
  batch: (await batchStore.nameOf(tx, batch)) ?? 'a batch',
})
