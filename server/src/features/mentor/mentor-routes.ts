import { Readable } from 'node:stream'
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
import { id } from '@callofcode/contract/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile, csvRows } from '../../platform/http/csv.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { auditStore, memberStore, presentPageLink } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import { presentAuthor } from '../forum/public.ts'
import { notifyOfMentoring } from '../notification/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { type MentoredRow, mentoredPlace, mentorStore } from './mentor-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly findCaller: FindCaller
}

type FileRequest = FastifyRequest<{ Params: { batch: string } }>

const HEAD = ['Name', 'Problems done', 'Problems solved here', 'Stuck at', 'Last active (UTC)']

/** Mentors: admins choose them, and each sees the members of their batches and nobody else's. */
export function mentorRoutes({ app, api, database, problems, findCaller }: Dependencies) {
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
    const batch = await findBatch(caller.id, params.batch)
    const { rows, next } = await mentorStore.page(sql, batch._id, search, after)
    return { data: rows.map(present), batch, nextCursor: writeCursor(next) }
  })

  app.get('/mentoring/:batch/members.csv', async (request: FileRequest, reply) => {
    const caller = await findCaller(request)
    mayCall(listMentoredMembers.callers, caller)
    const batch = await findBatch(caller?.id, id.safeParse(request.params.batch).data)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="batch.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(batch._id)))
  })

  async function* textOf(batchId: string) {
    yield csvFile([HEAD])
    for await (const rows of mentorStore.all(sql, batchId))
      yield csvRows(rows.map((row) => cellsOf(present(row))))
  }

  /** Throws the 404 Failure, the same for a batch of others and for one that is none. */
  async function findBatch(memberId: string | undefined, batchId: string | undefined) {
    const batch = memberId && batchId && (await mentorStore.batchFor(sql, memberId, batchId))
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
  ...[name, String(questions), String(problems)],
  ...[stuck.map(({ title, tries }) => `${title} (${tries})`).join(', '), lastActive ?? ''],
]

async function toldOf(
  tx: Parameters<typeof batchStore.nameOf>[0],
  by: string,
  { id, batch, isGiven }: { id: string; batch: string; isGiven: boolean },
) {
  return { memberId: id, batch: (await batchStore.nameOf(tx, batch)) ?? 'a batch', isGiven, by }
}
