import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compileMessages, compileSolution } from '@callofcode/contract/judge-assets/judge-assets'
import type { Source } from '@callofcode/judge/runner'
import type { FastifyInstance } from 'fastify'
import { brotli, encodingOf } from '../../platform/answer-cache/cached-answer.ts'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, Failure, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Budgets } from '../account/public.ts'
import { SandboxEnded } from '../judge-worker/public.ts'
import { conditionsOf, type ProblemLibrary, problemOf } from '../problem/public.ts'
import { type Compiled, compiledStore } from './compiled-store.ts'
import { Compiler } from './compiler.ts'
import type { JudgeAssets } from './judge-assets.ts'

const AGAIN_AFTER = 4
/** The time is below the timeout of any proxy. The work continues, and a repeated request gets its result. */
const PATIENCE = 20_000
const MOST_DIAGNOSTICS = 50
const QUALITY = 6
const PROGRAM = /^([0-9a-f]{64})\.wasm$/
const unpack = promisify(brotliDecompress)

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly budgets: Budgets
  readonly problems: ProblemLibrary
  readonly judge: { readonly assets: JudgeAssets }
}

/** Compiles C++ for devices that are too small for the compiler. */
export function compileRoutes({
  app,
  api,
  env,
  database,
  budgets,
  problems,
  judge: { assets },
}: Dependencies) {
  const compiler = new Compiler(assets, env.LANE_MEGABYTES * 2 ** 20, env.COMPILES_WAITING)
  const underWay = new Map<string, Promise<Compiled>>()
  app.addHook('onClose', async () => compiler.close())

  api.serve(compileSolution, async ({ params: { slug }, body, caller }) => {
    const problem = await problemOf(problems, slug)
    if (!conditionsOf(problem, 'cpp')) throw badInput({ language: compileMessages.language })
    if (!assets.ready() || !assets.manifest) throw unavailable('preparing')
    const signature = problem.style === 'function' ? problem.signature : undefined
    // `checked` compiles as browsers do: the program stops at an index out of range.
    const checked = !body.judged
    const source: Source = { text: body.source, checked, ...(signature && { signature }) }
    const build = [source.text, signature ?? null, assets.manifest.toolchain, ...(checked ? [] : ['judged'])]
    const key = hashOf(JSON.stringify(build))
    const known = underWay.get(key) ?? (await compiledStore.get(database.sql, key))
    if (!known) await budgets.spend('compile', caller.id)
    const { program, diagnostics } = await inTime(known ?? begin(key, source))
    const found = program && {
      sha256: program.sha256,
      address: `/programs/${program.sha256}.wasm`,
      bytes: program.size,
    }
    return { data: { program: found ?? null, diagnostics: [...diagnostics] } }
  })

  app.get<{ Params: { file: string } }>('/programs/:file', async (request, reply) => {
    const [, sha256] = PROGRAM.exec(request.params.file) ?? []
    const packed = sha256 && (await compiledStore.getProgram(database.sql, sha256))
    if (!packed) throw missing()
    const asPacked = encodingOf(request.raw) === 'br'
    if (asPacked) reply.header('content-encoding', 'br')
    return reply
      .headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'Accept-Encoding' })
      .type('application/wasm')
      .send(asPacked ? packed : await unpack(packed))
  })

  function begin(key: string, source: Source): Promise<Compiled> {
    const work = underWay.get(key) ?? compileAndKeep(key, source).finally(() => underWay.delete(key))
    underWay.set(key, work)
    // The first request may be gone. Then nothing else handles a failure.
    work.catch(() => undefined)
    return work
  }

  async function compileAndKeep(key: string, source: Source): Promise<Compiled> {
    const compiled = await compiler.compile(source).catch((error) => {
      // A machine that is too busy to start the sandbox ends it before its first message.
      throw error instanceof SandboxEnded ? unavailable('slow') : error
    })
    // A timeout or a failure of the compiler itself is not caused by the source.
    if ('internal' in compiled) throw unavailable('slow')
    const diagnostics = compiled.diagnostics.slice(0, MOST_DIAGNOSTICS)
    // A compiler message about the source names a line of it.
    const isLasting = compiled.ok || diagnostics.some(({ line }) => line !== undefined)
    const bytes = compiled.ok ? Buffer.from(compiled.artifact, 'base64') : undefined
    const program = bytes && { sha256: hashOf(bytes), size: bytes.length }
    if (isLasting) {
      const packed = bytes && (await brotli(bytes, QUALITY))
      const kept = packed && { ...program, program: packed }
      await write(database, (tx) => compiledStore.create(tx, { key, diagnostics, ...kept }))
    }
    return { diagnostics, program }
  }
}

const hashOf = (what: string | Buffer) => createHash('sha256').update(what).digest('hex')

const unavailable = (message: keyof typeof compileMessages) =>
  new Failure(503, 'unavailable', compileMessages[message], undefined, AGAIN_AFTER)

async function inTime(work: Compiled | Promise<Compiled>): Promise<Compiled> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('slow')), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
