import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { JudgeDownload } from '@callofcode/contract/judge-assets/judge-assets'
import { sentence } from '@callofcode/contract/sentence'
import type { EngineAssets, Manifest } from '@callofcode/judge/manifest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from '../../platform/answer-cache/cached-answer.ts'
import { Failure } from '../../platform/failure.ts'
import { answerUnknownPath, failureBody } from '../../platform/http/answer-failure.ts'
import { WORKER_POLICY } from '../../platform/http/security-headers.ts'
import type { JudgeAssets } from './judge-assets.ts'

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

/** Serves the judge to browsers. The manifest may change. The files that it names never do, because names contain hashes. */
export function judgeAssetRoutes({ app, judge: { assets }, headers }: Dependencies) {
  app.get('/judge/manifest.json', async (request, reply) => {
    const isWhole = assets.ready()
    const { offered, preparing } = assets
    if (!offered) {
      const failure = new Failure(
        503,
        'unavailable',
        sentence('judgeAssets.judgeBeingMadeReady', 'The judge is being made ready.'),
      )
      // This is expected, so it is not thrown and not logged.
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) })
        .send({ ...failureBody(failure, request.id), preparing })
    }
    reply.headers({ ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    const downloads = await downloadsOf(assets.folder, offered, encodingOf(request.raw))
    return { ...offered, downloads, ...(!isWhole && { preparing }) }
  })

  app.get('/judge/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    const { offered } = assets
    if (!offered || !namesOf(offered).has(name)) return answerUnknownPath(request, reply)
    reply.headers({
      ...headers,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': WORKER_POLICY,
      vary: 'Accept-Encoding',
    })
    return sendFile(join(assets.folder, name), request, reply)
  })
}

const namesOf = ({ worker, enclosed, engines }: Manifest) =>
  new Set([
    worker,
    enclosed,
    ...Object.values(engines).flatMap((engine) =>
      engine ? engine.files.map(({ name }) => engine.folder + name) : [],
    ),
  ])

/** The names of the compressed copies of each file. */
const COPIES = { br: '.br', gzip: '.gz' }
type Encoding = keyof typeof COPIES | undefined

async function sendFile(path: string, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingOf(request.raw)
  const packed = await packedSizeOf(path, encoding)
  const size = packed ?? (await sizeOf(path))
  if (size === undefined) return answerUnknownPath(request, reply)
  if (packed !== undefined) reply.header('content-encoding', encoding)
  reply.header('content-length', size)
  return reply.send(createReadStream(packed !== undefined && encoding ? path + COPIES[encoding] : path))
}

/** Precompiled headers for judging. Browsers compile with index checks and never use them. */
const ONLY_HERE = new Set(['unchecked.pch'])

/** Returns the files of each engine that browsers fetch, and the bytes to transfer in an encoding. */
export async function downloadsOf(
  folder: string,
  { engines }: Manifest,
  encoding: Encoding,
): Promise<Record<string, JudgeDownload>> {
  const found = Object.entries(engines).map(
    async ([name, engine]) => [name, await downloadOf(folder, engine, encoding)] as const,
  )
  return Object.fromEntries(await Promise.all(found))
}

async function downloadOf(folder: string, { folder: name, files }: EngineAssets, encoding: Encoding) {
  const fetched = files.filter((file) => !ONLY_HERE.has(file.name))
  const copies = await Promise.all(
    fetched.map((file) => packedSizeOf(join(folder, name, file.name), encoding)),
  )
  return {
    files: fetched.map((file) => file.name),
    bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    transfer: fetched.reduce((sum, { bytes }, at) => sum + (copies[at] ?? bytes), 0),
  }
}

const packedSizeOf = async (path: string, encoding: Encoding) => encoding && sizeOf(path + COPIES[encoding])

/** Returns the size in bytes, or undefined for an unknown file. */
const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size
