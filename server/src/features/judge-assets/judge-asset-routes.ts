import { createReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import type { Manifest } from '@callofcode/judge/manifest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from '../../platform/answer-cache/cached-answer.ts'
import { Failure } from '../../platform/failure.ts'
import { failureBody } from '../../platform/http/answer-failure.ts'
import { WORKER_POLICY } from '../../platform/http/security-headers.ts'
import { answerUnknownPath } from '../../platform/http/unknown-path.ts'
import type { JudgeAssets } from './judge-assets.ts'
import { downloadsOf, sizeOf } from './judge-downloads.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
  '.h': 'text/plain; charset=utf-8',
}
const RETRY_AFTER = 10

interface Dependencies {
  readonly app: FastifyInstance
  readonly judge: { readonly assets: JudgeAssets }
  readonly headers: Record<string, string>
}

/**
 * Serves the judge to browsers. The manifest may change; the files it names never do, because names contain hashes.
 */
export function judgeAssetRoutes({ app, judge: { assets }, headers }: Dependencies) {
  app.get('/judge/manifest.json', async (request, reply) => {
    if (!assets.ready() || !assets.manifest) {
      const failure = new Failure(503, 'unavailable', 'The judge is being made ready.')
      // This is expected, so it is not thrown and not logged.
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) })
        .send({ ...failureBody(failure, request.id), preparing: assets.preparing })
    }
    // The client will fetch the files next.
    assets.pack()
    reply.headers({ ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    const copies = { packed: encodingOf(request.raw) === 'br', making: assets.packs }
    return { ...assets.manifest, downloads: await downloadsOf(assets.folder, assets.manifest, copies) }
  })

  app.get('/judge/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    const { manifest } = assets
    if (!manifest || !namesOf(manifest).has(name)) return answerUnknownPath(request, reply)
    reply.headers({
      ...headers,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': WORKER_POLICY,
      vary: 'Accept-Encoding',
    })
    return sendFile(assets, join(assets.folder, name), request, reply)
  })
}

const namesOf = ({ worker, engines }: Manifest) =>
  new Set([
    worker,
    ...Object.values(engines).flatMap((engine) =>
      engine ? engine.files.map(({ name }) => engine.folder + name) : [],
    ),
  ])

async function sendFile(assets: JudgeAssets, path: string, request: FastifyRequest, reply: FastifyReply) {
  const takesPacked = encodingOf(request.raw) === 'br'
  const packed = takesPacked ? await sizeOf(`${path}.br`) : undefined
  if (takesPacked && packed === undefined) assets.pack()
  const size = packed ?? (await sizeOf(path))
  if (size === undefined) return answerUnknownPath(request, reply)
  if (packed !== undefined) reply.header('content-encoding', 'br')
  reply.header('content-length', size)
  return reply.send(createReadStream(packed === undefined ? path : `${path}.br`))
}
