import { Readable } from 'node:stream'
import { listMembers } from '@callofcode/contract/member-admin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { check } from '../../platform/http/check-input.ts'
import { csvFile, csvRows } from '../../platform/http/csv.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { batchStore } from './batch-store.ts'
import { type FileFilters, MEMBER_FILES, type MemberFile, memberRows } from './member-file.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly findCaller: FindCaller
}

const query = listMembers.query.omit({ q: true, cursor: true })

/** The members and what they have done, as CSV files for admins. */
export function memberFileRoutes({ app, database, findCaller }: Dependencies) {
  app.get('/members.csv', (request, reply) => send(request, reply, MEMBER_FILES.members))
  app.get('/progress.csv', (request, reply) => send(request, reply, MEMBER_FILES.progress))
  app.get('/attendance.csv', (request, reply) => send(request, reply, MEMBER_FILES.attendance))

  async function send(request: FastifyRequest, reply: FastifyReply, file: MemberFile) {
    const caller = await findCaller(request)
    mayCall(listMembers.callers, caller)
    const filters = check(query, request.query) as FileFilters
    await auditStore.create(database.sql, {
      ...{ action: file.action, outcome: 'ok', actorId: caller?.id, target: await nameOf(filters) },
      ...auditOrigin(request),
    })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(file, filters)))
  }

  async function nameOf({ batch, year }: FileFilters): Promise<string> {
    const ofYear = year && (year === 'none' ? 'no year' : `the year ${year}`)
    if (batch === undefined) return ofYear ?? 'all members'
    const name = batch === 'none' ? 'no batch' : ((await batchStore.nameOf(database.sql, batch)) ?? batch)
    return ofYear ? `${name}, ${ofYear}` : name
  }

  async function* textOf(file: MemberFile, filters: FileFilters) {
    yield csvFile([file.head])
    for await (const rows of memberRows(database.sql, file, filters)) yield csvRows(rows)
  }
}
