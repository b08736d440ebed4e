import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { adding, JudgeWorker, judgeManifest } from '../../../testing/judge-worker.ts'
import { type Answer, network, refusal, type Sent } from '../../../testing/network.ts'
import { sampleCases } from './cases.ts'
import { resultsOf } from './run-state.ts'
import { useRun } from './use-run.ts'

let sent: Sent[]
let answers: Answer[]

beforeEach(() => {
  openPage()
  vi.stubGlobal('Worker', JudgeWorker)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  JudgeWorker.clear()
  answers = []
  sent = network(
    ({ path }) => answers.shift() ?? (path.endsWith('.json') ? judgeManifest : new Response('wasm')),
  )
})
afterEach(closePage)

const cases = sampleCases(adding)
const [first, second] = cases as [(typeof cases)[0], (typeof cases)[0]]
const code = (source: string, language: SolutionLanguage = 'javascript') => ({ language, source })

async function opened() {
  const screen = await runHook(() => useRun(adding, true), undefined)
  return {
    ...screen,
    phase: () => screen.now().state.phase,
    phases: () => [...new Set(screen.results.map(({ state }) => state.phase))],
    verdicts: () => [...resultsOf(screen.now().state).values()].map(({ judgement }) => judgement.verdict),
  }
}

/** Long enough for all immediate responses of the judge. */
const settle = () => pass(50)

test('safety J1 a run shows each step, and a verdict for every case', async () => {
  const { now, phase, phases, verdicts } = await opened()
  // Each step waits until it is seen, because a busy machine may draw two at once.
  JudgeWorker.waits = ['compile', 'run']
  now().run(code('a - b'), cases)
  await settle()
  expect(phase()).toBe('compiling')
  JudgeWorker.judges()[0]?.answer()
  await settle()
  expect(phase()).toBe('running')
  JudgeWorker.waits = []
  JudgeWorker.judges()[0]?.answer()
  await settle()
  expect(phases()).toEqual(['idle', 'loading', 'compiling', 'running', 'ran'])
  expect(verdicts()).toEqual(['Wrong Answer', 'Accepted'])
})

test('safety J1 code that cannot be compiled runs on no case', async () => {
  const { now } = await opened()
  now().run(code('broken'), cases)
  await settle()
  expect(now().state).toMatchObject({ phase: 'refused', compiled: { diagnostics: [{ line: 1 }] } })
  expect(JudgeWorker.asked('run')).toEqual([])
})

test('safety J6 a stopped run ends its worker, shows nothing that arrives late, and the next run gets a new worker', async () => {
  const { now, phase, results, verdicts } = await opened()
  JudgeWorker.waits = ['run']
  now().run(code('a - b'), cases)
  await settle()
  expect(phase()).toBe('running')
  now().stop()
  await settle()
  const [stopped] = JudgeWorker.judges()
  expect([phase(), stopped?.ended]).toEqual(['stopped', true])
  const before = results.length
  stopped?.answer()
  await settle()
  expect(results).toHaveLength(before)

  JudgeWorker.waits = []
  now().run(code('a + b'), cases)
  await settle()
  expect(verdicts()).toEqual(['Accepted', 'Accepted'])
  expect(JudgeWorker.judges().map(({ ended }) => ended)).toEqual([true, false])
})

test('safety J6 of two runs that are started one after the other, the later one is shown alone', async () => {
  const { now, verdicts, phase } = await opened()
  JudgeWorker.waits = ['run']
  now().run(code('a - b'), cases)
  await settle()
  JudgeWorker.waits = []
  now().run(code('a + b'), [first])
  await settle()
  JudgeWorker.judges()[0]?.answer()
  await settle()
  expect([phase(), verdicts()]).toEqual(['ran', ['Accepted']])
  expect(now().state).toMatchObject({ source: 'a + b' })
})

test('safety J6 a run that is stopped while the judge is fetched starts nothing', async () => {
  const { now, phase } = await opened()
  now().run(code('a + b'), cases)
  now().stop()
  await settle()
  expect(phase()).toBe('stopped')
  expect(JudgeWorker.judges()).toEqual([])
})

test('safety J6 leaving the page ends the workers', async () => {
  const { now, leave } = await opened()
  JudgeWorker.waits = ['run']
  now().run(code('a + b'), cases)
  await settle()
  await leave()
  await settle()
  expect(JudgeWorker.all.length).toBeGreaterThan(1)
  expect(JudgeWorker.all.every(({ ended }) => ended)).toBe(true)
})

test('closing a trace brings back the results of the run before it', async () => {
  const { now, phase, verdicts } = await opened()
  now().run(code('a - b'), cases)
  await settle()
  now().trace(code('a - b'), first)
  await settle()
  expect([phase(), verdicts().length]).toEqual(['traced', 2])
  now().closeTrace()
  await settle()
  expect([phase(), verdicts()]).toEqual(['ran', ['Wrong Answer', 'Accepted']])
})

test('a trace is replaced by a newer one, and closing that one brings back the run', async () => {
  const { now, phase } = await opened()
  now().run(code('a + b'), cases)
  await settle()
  JudgeWorker.waits = ['trace']
  now().trace(code('a + b'), first)
  await settle()
  expect(phase()).toBe('tracing')
  const replaced = JudgeWorker.judges()[0]
  JudgeWorker.waits = []
  now().trace(code('a + b'), second)
  await settle()
  replaced?.answer()
  await settle()
  expect(now().state).toMatchObject({ phase: 'traced', one: { id: second.id } })
  now().closeTrace()
  await settle()
  expect(phase()).toBe('ran')
})

test('a trace that is closed while it is recorded does not come back', async () => {
  const { now, phase } = await opened()
  JudgeWorker.waits = ['trace']
  now().trace(code('a + b'), first)
  await settle()
  now().closeTrace()
  await settle()
  JudgeWorker.judges()[0]?.answer()
  await settle()
  expect(phase()).toBe('idle')
})

test('a large download on a costly connection waits for consent, then goes on with what was started, once', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  const { now, phase, verdicts } = await opened()
  now().run(code('a + b', 'python'), cases)
  await settle()
  expect(now().state).toMatchObject({ phase: 'asking', language: 'python' })
  expect(sent.filter(({ path }) => path.endsWith('.wasm'))).toEqual([])
  now().resume()
  await settle()
  expect([phase(), verdicts()]).toEqual(['ran', ['Accepted', 'Accepted']])
  now().run(code('a - b', 'python'), cases)
  await settle()
  expect(phase()).toBe('ran')
})

test('without a connection the run says what is missing, and works once there is one', async () => {
  answers.push('lost')
  const { now, phase } = await opened()
  now().run(code('a + b'), cases)
  await settle()
  expect(now().state).toMatchObject({ phase: 'failed', words: expect.stringContaining('Go online once') })
  now().run(code('a + b'), cases)
  await settle()
  expect(phase()).toBe('ran')
})

test('safety L1 a server that still builds the judge is asked again, until it has it', async () => {
  answers.push(Response.json({ preparing: { seconds: 9, failed: false } }, { status: 503 }))
  const { now, phase } = await opened()
  now().run(code('a + b'), cases)
  await settle()
  expect(now().state).toMatchObject({ phase: 'loading', preparing: { seconds: 9 } })
  await pass(6_000)
  expect(phase()).toBe('ran')
})

test('after a new deploy of the site the judge is fetched again, without an error', async () => {
  answers.push(judgeManifest, refusal(404))
  const { now, phase } = await opened()
  now().run(code('a + b'), cases)
  await settle()
  expect(phase()).toBe('ran')
  expect(sent.filter(({ path }) => path.endsWith('.json'))).toHaveLength(2)
})

test('a judge that fails says that the server judges on its own, and is replaced', async () => {
  const { now, phase } = await opened()
  JudgeWorker.waits = ['compile']
  now().run(code('a + b'), cases)
  await settle()
  JudgeWorker.judges()[0]?.fail('memory access out of bounds')
  await settle()
  expect(now().state).toMatchObject({ phase: 'failed', words: expect.stringContaining('or submit') })
  JudgeWorker.waits = []
  now().run(code('a + b'), cases)
  await settle()
  expect([phase(), JudgeWorker.judges().length]).toEqual(['ran', 2])
})

test('a search finds an input that the code gets wrong, and makes it smaller', async () => {
  const { now } = await opened()
  now().search(code('a - b'))
  await pass(2_000)
  expect(now().state).toMatchObject({
    phase: 'found',
    one: { input: { arguments: [0, 1] }, answer: 1 },
    tries: 1,
  })
  now().search(code('a + b'))
  await pass(2_000)
  expect(now().state).toMatchObject({ phase: 'none found', tries: expect.any(Number) })
})

test('while a visitor’s code is tried on more inputs, the samples keep their verdicts', async () => {
  const { now, phase, verdicts } = await opened()
  JudgeWorker.waits = ['run']
  now().judgeHere(code('a + b'), cases)
  await settle()
  for (const _ of cases) {
    expect(phase()).toBe('running')
    JudgeWorker.judges()[0]?.answer()
    await settle()
  }
  expect(now().state).toMatchObject({ phase: 'searching', tries: 1 })
  expect(verdicts()).toEqual(['Accepted', 'Accepted'])
})

test('safety J6 a search that is stopped shows nothing it finds later', async () => {
  const { now, phase } = await opened()
  JudgeWorker.waits = ['run']
  now().search(code('a - b'))
  await settle()
  expect(now().state).toMatchObject({ phase: 'searching', tries: 1 })
  now().stop()
  JudgeWorker.waits = []
  JudgeWorker.judges()[0]?.answer()
  await pass(2_000)
  expect(phase()).toBe('stopped')
})

test('RES-22 a compiler that takes minutes by the clock is waited for, and blames nobody', async () => {
  const { now, phase } = await opened()
  JudgeWorker.waits = ['compile']
  now().run(code('a + b'), cases)
  await settle()
  await pass(400_000)
  expect(phase()).toBe('compiling')
  JudgeWorker.waits = []
  JudgeWorker.judges()[0]?.answer()
  await settle()
  expect(phase()).toBe('ran')
})
