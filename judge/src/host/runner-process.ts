import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { type Engine, engineOf, type Language } from '../language.ts'
import type { Artifact, Runner } from '../runner.ts'
import { createChecker, createRunner, PATIENT } from './create-runner.ts'
import { nodeHost } from './node-host.ts'
import type { CompileReply, RunnerReply, RunnerRequest } from './runner-process-messages.ts'

// The program of a runner process. It compiles and runs untrusted code, and has no database, no secret and no expected answer. It
// is built into one file, so that its sandbox needs only that file and the assets.

const host = nodeHost(process.argv[2] ?? '')
const options = { ...PATIENT, checker: createChecker(host, PATIENT) }
const runners = new Map<Engine, Runner>()
/** Engines that this submission used, whose workers are replaced after it. */
const touched = new Set<Engine>()
let artifact: Artifact | undefined

// Returns the runner of a language. Clang and the checker of TypeScript start slowly and run no submitted code, so they are kept.
// An interpreter is new for every submission.
function runnerOf(language: Language): Runner {
  const engine = engineOf(language)
  const made = runners.get(engine) ?? createRunner(host, options)
  runners.set(engine, made)
  if (engine !== 'cpp') touched.add(engine)
  return made
}

async function answer(request: RunnerRequest): Promise<RunnerReply> {
  const { id } = request
  if (request.ask === 'compile') return { id, compiled: await compile(request) }
  if (request.ask === 'forget') return { id, forgotten: forget() }
  if (!artifact) return { id, failure: 'nothing is compiled' }
  const [result] = await runnerOf(artifact.language).run(artifact, [request.test], request.limits)
  return result ? { id, result } : { id, failure: 'the runner gave no result' }
}

async function compile({ language, source }: RunnerRequest & { ask: 'compile' }): Promise<CompileReply> {
  artifact = undefined
  const compiled = await runnerOf(language).compile(language, source)
  if (!compiled.ok) return compiled
  artifact = compiled.artifact
  const { diagnostics } = compiled
  return { ok: true, diagnostics, artifact: createHash('sha256').update(artifact.program).digest('hex') }
}

/**
 * Replaces the used workers. V8 shares compiled code between workers and drops it with the last one, so the new worker starts
 * before the old one ends.
 */
function forget(): true {
  artifact = undefined
  for (const engine of touched) {
    const used = runners.get(engine)
    const next = createRunner(host, options)
    runners.set(engine, next)
    // The load is not awaited, because it runs while there is no submission.
    const ended = () => used?.dispose()
    void next.load(engine).then(ended, ended)
  }
  touched.clear()
  return true
}

const send = (reply: RunnerReply) => process.stdout.write(`${JSON.stringify(reply)}\n`)
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
lines.on('line', async (line) => {
  const request: RunnerRequest = JSON.parse(line)
  send(
    await answer(request).catch(
      (error): RunnerReply => ({ id: request.id, failure: String(error?.message ?? error) }),
    ),
  )
})
// The parent process has ended.
lines.on('close', () => process.exit(0))
process.stdout.on('error', () => process.exit(0))

send({ hello: host.manifest.toolchain })
