import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { type Engine, engineOf, type Language } from '../language.ts'
import type { Artifact, Runner } from '../runner.ts'
import { createRunner } from './create-runner.ts'
import type { Asked, CompiledInLane, Told } from './lane-messages.ts'
import { nodeHost } from './node-host.ts'

// A process of its own that compiles and runs what one lane is handed, and knows nothing else: no database, no secret,
// no answer that is expected. Built into one file, it needs no more of the disk than that file and the assets.

// Whoever asks counts the processor's time; by the clock a busy machine may need much longer.
const COMPILE_MILLISECONDS = 180_000

const host = nodeHost(process.argv[2] ?? '')
const runners = new Map<Engine, Runner>()
/** Whose worker ran something of this submission, and is thrown away after it. */
const touched = new Set<Engine>()
let artifact: Artifact | undefined

// The compiler starts slowly and reads nothing but its own files, so it stays; a language that runs in the worker's own
// interpreter gets a new one for every submission.
function runnerOf(language: Language): Runner {
  const engine = engineOf(language)
  const made = runners.get(engine) ?? createRunner(host, { compileMilliseconds: COMPILE_MILLISECONDS })
  runners.set(engine, made)
  if (engine !== 'cpp') touched.add(engine)
  return made
}

async function answer(asked: Asked): Promise<Told> {
  const { id } = asked
  if (asked.ask === 'compile') return { id, compiled: await compile(asked) }
  if (asked.ask === 'forget') return { id, forgotten: forget() }
  if (!artifact) return { id, failure: 'nothing is compiled' }
  const [result] = await runnerOf(artifact.language).run(artifact, [asked.test], asked.limits)
  return result ? { id, result } : { id, failure: 'the runner gave no result' }
}

async function compile({ language, source }: Asked & { ask: 'compile' }): Promise<CompiledInLane> {
  artifact = undefined
  const compiled = await runnerOf(language).compile(language, source)
  if (!compiled.ok) return compiled
  artifact = compiled.artifact
  const { diagnostics } = compiled
  return { ok: true, diagnostics, artifact: createHash('sha256').update(artifact.program).digest('hex') }
}

/** Compiled code is shared by the workers that have the same, and gone with the last of them: so the next one begins first. */
function forget(): true {
  artifact = undefined
  for (const engine of touched) {
    const used = runners.get(engine)
    const next = createRunner(host, { compileMilliseconds: COMPILE_MILLISECONDS })
    runners.set(engine, next)
    // Nobody waits for it yet: the next submission finds it started.
    const ended = () => used?.dispose()
    void next.load(engine).then(ended, ended)
  }
  touched.clear()
  return true
}

const tell = (told: Told) => process.stdout.write(`${JSON.stringify(told)}\n`)
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
lines.on('line', async (line) => {
  const asked: Asked = JSON.parse(line)
  tell(
    await answer(asked).catch((error): Told => ({ id: asked.id, failure: String(error?.message ?? error) })),
  )
})
// Whoever started it is gone, however that came.
lines.on('close', () => process.exit(0))
process.stdout.on('error', () => process.exit(0))

tell({ hello: host.manifest.toolchain })
