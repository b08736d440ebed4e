import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { TESTS } from '@callofcode/content/enclosed-problem'
import { authoringMessages, getAuthoredProblem, PACKAGE_FORMATS } from '@callofcode/contract/authoring'
import { problemSlug } from '@callofcode/contract/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { badRequest, conflict, missing } from '../../platform/failure.ts'
import { type Caller, mayCall } from '../../platform/http/caller.ts'
import { auditOrigin, auditStore } from '../account/public.ts'
import { authoringStore } from './authoring-store.ts'
import { zipOf } from './problem-package.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly findCaller: (request: FastifyRequest) => Promise<Caller | null>
}

type FileRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { format?: string } }>

const decompress = promisify(brotliDecompress)

/** A problem of the club as a zip file. A package of Kattis has the tests of its last check. */
export function packageRoute({ app, database, findCaller }: Dependencies) {
  app.get('/dashboard/problems/:slug/package.zip', async (request: FileRequest, reply) => {
    const caller = await findCaller(request)
    mayCall(getAuthoredProblem.callers, caller)
    const slug = problemSlug.safeParse(request.params.slug).data
    const format = z.enum(PACKAGE_FORMATS).default('folder').safeParse(request.query.format)
    if (!format.success) throw badRequest('A package has the format folder or kattis.')
    const row = slug && (await authoringStore.get(database.sql, slug))
    if (!slug || !row) throw missing(authoringMessages.missing)
    const { id, files, revision } = row.problem
    const made = format.data === 'kattis' ? await madeOf(id, revision) : {}
    const bytes = await zipOf(slug, files, format.data, made)
    await auditStore.create(database.sql, {
      ...{ action: 'problem.export', target: id, outcome: 'ok', actorId: caller?.id ?? null },
      ...auditOrigin(request),
    })
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-disposition',
        `attachment; filename="${slug}${format.data === 'kattis' ? '-kattis' : ''}.zip"`,
      )
      .type('application/zip')
      .send(bytes)
  })

  async function madeOf(problemId: string, revision: number) {
    const proven = await authoringStore.getProven(database.sql, problemId, revision)
    if (!proven)
      throw conflict('A package has the tests as the judge has proven them. Check this problem first.')
    const tests = proven.tests && (await decompress(proven.tests))
    return { ...proven.made, ...(tests && { [TESTS]: tests.toString() }) }
  }
}
