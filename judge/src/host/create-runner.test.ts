import { afterAll, expect, test } from 'vitest'
import { assets, openRunner } from '../../testing/open-runner.ts'
import { COMPILED_TOO_LONG } from '../runner.ts'
import { judgeCompiled } from '../verdict.ts'
import { createRunner } from './create-runner.ts'
import { nodeHost } from './node-host.ts'
import type { WorkerHost } from './worker-calls.ts'

/** The messages to workers, in order. */
const posted: string[] = []
const host = nodeHost(assets)
const heard: WorkerHost = {
  ...host,
  start: () => {
    const transport = host.start()
    posted.push('start')
    return {
      ...transport,
      post: (message) => {
        posted.push('call' in message ? String(message.call) : '')
        transport.post(message)
      },
    }
  },
}
const runner = createRunner(heard)
afterAll(() => runner.dispose())
const source = { text: 'console.log(1)' }

test('calls made while an engine is loading wait for it, and it is loaded once', async () => {
  const [, compiled] = await Promise.all([
    runner.load('javascript'),
    runner.compile('javascript', source),
    runner.load('typescript'),
  ])
  expect(compiled).toMatchObject({ ok: true })
  expect(posted).toEqual(['start', 'load', 'compile'])
})

test('RES-40 warming up calls functions, so that the loop of the interpreter is optimised before the first program', async () => {
  const warmed = createRunner(heard)
  posted.length = 0
  await warmed.warmUp('javascript')
  await warmed.dispose()
  expect(posted).toEqual(['start', 'load', 'compile', 'run'])
})

test('after the worker was ended, the engine is loaded again in a new one', async () => {
  posted.length = 0
  await runner.dispose()
  expect(await runner.compile('javascript', source)).toMatchObject({ ok: true })
  expect(posted).toEqual(['start', 'load', 'compile'])
})

test('a worker that ended while loading is replaced at the next call', async () => {
  posted.length = 0
  await runner.dispose()
  const loading = runner.load('javascript')
  const ended = expect(loading).rejects.toThrow(/^the worker/)
  await runner.dispose()
  await ended
  expect(await runner.compile('javascript', source)).toMatchObject({ ok: true })
  expect(posted).toEqual(['start', 'load', 'start', 'load', 'compile'])
})

const { runner: hurried } = openRunner('python', { compileMilliseconds: 0 })
test('safety J1 a compilation that only the clock ended is an Internal Error, not a Compile Error', async () => {
  const compiled = await hurried.compile('python', { text: `x = [${'1, '.repeat(20_000)}]` })
  expect(compiled).toEqual({ ok: false, internal: COMPILED_TOO_LONG })
  expect(judgeCompiled(compiled)?.verdict).toBe('Internal Error')
})
