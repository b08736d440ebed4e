import { createInterface } from 'node:readline'
import { createRunner, PATIENT } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import type { CompileReply, RunnerReply, RunnerRequest } from '@callofcode/judge/host/runner-process-messages'

// The sandbox process that compiles for browsers. It uses the protocol of the judging process. The one difference is that the
// reply contains the program in base64 in place of its hash.

const host = nodeHost(process.argv[2] ?? '')
const runner = createRunner(host, PATIENT)
const tell = (told: RunnerReply) => process.stdout.write(`${JSON.stringify(told)}\n`)

async function compile({ language, source }: RunnerRequest & { ask: 'compile' }): Promise<CompileReply> {
  const compiled = await runner.compile(language, source)
  if (!compiled.ok) return compiled
  const { diagnostics, artifact } = compiled
  return { ok: true, diagnostics, artifact: Buffer.from(artifact.program).toString('base64') }
}

async function answer(asked: RunnerRequest): Promise<RunnerReply> {
  const { id } = asked
  return asked.ask === 'compile'
    ? { id, compiled: await compile(asked) }
    : { id, failure: 'it only compiles' }
}

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
lines.on('line', async (line) => {
  const asked: RunnerRequest = JSON.parse(line)
  tell(await answer(asked).catch((error): RunnerReply => ({ id: asked.id, failure: String(error) })))
})
// The parent process has ended.
lines.on('close', () => process.exit(0))
process.stdout.on('error', () => process.exit(0))

tell({ hello: host.manifest.toolchain })
