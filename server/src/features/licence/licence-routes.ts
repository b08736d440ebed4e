import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listLicences, type ShippedPart } from '@callofcode/contract/licence/licence'
import type { FastifyInstance } from 'fastify'
import { answerUnknownPath } from '../../platform/http/answer-failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { rootFolder } from '../problem/public.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
}

/** Serves the licences of all parts of the site. `npm run licences` writes the file. */
export function licenceRoutes({ app, api }: Dependencies) {
  let kept: Promise<{ parts: ShippedPart[]; texts: string[] }> | undefined
  // The file is rarely requested, so it is read on the first request.
  const read = () => {
    kept ??= readFile(join(rootFolder, 'server/licences.json'), 'utf8').then(JSON.parse)
    return kept
  }

  api.serve(listLicences, async () => ({ data: (await read()).parts }))

  app.get<{ Params: { number: string } }>('/licences/:number.txt', async (request, reply) => {
    const { number } = request.params
    const text = /^\d{1,4}$/.test(number) ? (await read()).texts[Number(number)] : undefined
    if (text === undefined) return answerUnknownPath(request, reply)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text)
  })
}
