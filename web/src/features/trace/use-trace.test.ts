import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { adding, JudgeWorker, judgeManifest } from '../../../testing/judge-worker.ts'
import { network } from '../../../testing/network.ts'
import { type CheckedInput, useChosenCase, useCustomInputs, useRun } from '../run/public.ts'
import { useTrace } from './use-trace.ts'

beforeEach(() => {
  openPage()
  vi.stubGlobal('Worker', JudgeWorker)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  JudgeWorker.clear()
  network(({ path }) => (path.endsWith('.json') ? judgeManifest : new Response('wasm')))
})
afterEach(closePage)

/** Simulates the parts of a problem's page that a trace uses. */
function useProblemPage(source: string) {
  const [checked, setChecked] = useState<readonly CheckedInput[]>([])
  const run = useRun(adding, true)
  const inputs = useCustomInputs(adding, run.reference)
  const choice = useChosenCase(adding, inputs, run.state)
  const code = { language: 'javascript', source } as const
  const trace = useTrace({ problem: adding, run, inputs, choice, code, onChecked: setChecked })
  return { run, inputs, choice, trace, checked }
}

async function opened() {
  const { now, give } = await runHook(useProblemPage, 'a + b')
  return {
    now,
    give,
    async trace(id?: string) {
      void now().trace.begin(id)
      await pass(100)
    },
    async go(to: number) {
      now().trace.player?.go(to)
      await pass()
    },
    at: () => now().trace.player?.at,
  }
}

test('a trace opens at its first step, and nobody can step past the first or last step', async () => {
  const { now, trace, go, at } = await opened()
  await trace()
  expect(now().trace).toMatchObject({
    traced: 'sample-1',
    stale: false,
    nextLine: 1,
    player: { at: 0, count: 3 },
  })
  await go(1)
  expect([at(), now().trace.nextLine]).toEqual([1, 2])
  await go(-5)
  expect(at()).toBe(0)
  await go(99)
  expect(at()).toBe(2)
  // After the end no line runs next.
  expect(now().trace.nextLine).toBeUndefined()
})

test('a newer trace takes the place of the one before, and opens at its first step', async () => {
  const { now, trace, go, at } = await opened()
  await trace('sample-1')
  await go(2)
  await trace('sample-2')
  expect([now().trace.traced, at()]).toEqual(['sample-2', 0])
  expect(JudgeWorker.asked('trace').map((asked) => asked.test)).toMatchObject(
    adding.samples.map(({ input }) => input),
  )
})

test('of two traces that are asked for quickly, the later one is shown', async () => {
  const { now, trace } = await opened()
  void now().trace.begin('sample-1')
  await trace('sample-2')
  expect(now().trace.traced).toBe('sample-2')
})

test('code that is changed after its trace is told, and no line of it is marked', async () => {
  const { now, give, trace } = await opened()
  await trace()
  await give('a + b + 0')
  expect(now().trace).toMatchObject({ stale: true, nextLine: undefined, player: { source: 'a + b' } })
  await trace('sample-1')
  expect(now().trace).toMatchObject({ stale: false, nextLine: 1 })
})

test('an own input can be traced, beside the samples', async () => {
  const { now, trace } = await opened()
  const id = now().inputs.add({ arguments: [8, 9] }) ?? ''
  await pass()
  expect(now().trace.inputs.map(({ name }) => name)).toEqual(['Sample 1', 'Sample 2', 'Input 1'])
  await trace(id)
  expect(now().trace.traced).toBe(id)
  expect(JudgeWorker.asked('trace')).toMatchObject([{ test: { arguments: [8, 9] } }])
})

test('an own input that is not valid is shown with what is wrong, and not traced', async () => {
  const { now, trace } = await opened()
  const id = now().inputs.add() ?? ''
  await pass()
  now().inputs.change(id, ['one', '2'])
  await pass()
  await trace(id)
  expect(now().trace.player).toBeUndefined()
  expect([now().choice.id, now().checked[0]?.faults?.[0]]).toEqual([id, expect.stringContaining('int')])
  expect(JudgeWorker.asked('trace')).toEqual([])
})

test('without a choice the counterexample that was found last is traced, and closing shows it again', async () => {
  const { now, give, trace } = await opened()
  await give('a - b')
  now().run.search({ language: 'javascript', source: 'a - b' })
  await pass(2_000)
  await trace()
  expect(now().trace.traced).toBe('counterexample')
  now().run.closeTrace()
  await pass()
  expect(now().run.state.phase).toBe('found')
})
