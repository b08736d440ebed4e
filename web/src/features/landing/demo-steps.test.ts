import { join } from 'node:path'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import type { Trace } from '@callofcode/judge/trace'
import { TraceStates } from '@callofcode/judge/trace-states'
import { afterAll, expect, test } from 'vitest'
import { announcementOf, changeOf, indexPairs, sceneOf, wordsOf } from '../trace/public.ts'
import type { DemoStep } from './demo.tsx'
import source from './move-zeroes.py?raw'

const runner = createRunner(nodeHost(join(import.meta.dirname, '../../../../judge/dist/assets')))
afterAll(() => runner.dispose())

async function traceOf(text: string): Promise<Trace> {
  const compiled = await runner.compile('python', { text })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  return runner.trace(compiled.artifact, { stdin: '' })
}

/** Returns the steps inside the function, as the trace view shows them. Steps outside it show nothing. */
function stepsOf(trace: Trace): DemoStep[] {
  const states = new TraceStates(trace)
  const pairs = indexPairs(source)
  const shown = trace.steps.flatMap((_, at) => states.at(at) ?? []).filter(({ frames }) => frames.length > 1)
  return shown.map((state, at) => {
    const { step, frames } = state
    const [figure] = sceneOf(state, pairs).figures
    const frame = frames.at(-1)
    if (figure?.kind !== 'cells' || !frame) throw new Error(`Step ${at + 1} shows no list.`)
    const simple = frame.variables.filter(({ cell }) => typeof cell === 'string')
    const changed = simple.filter((one) => changeOf(one, frame.begun, state))
    return {
      line: step.line,
      said: announcementOf({ ...state, at }, shown.length),
      cells: figure.cells.map(({ words }) => words).join(' '),
      changed: figure.cells.flatMap((cell, place) => (cell.changed ? place : [])).join(' '),
      pointers: Object.fromEntries(figure.pointers.map(({ name, at: place }) => [name, place])),
      values: Object.fromEntries(simple.map(({ name, cell }) => [name, wordsOf(cell, state)])),
      news: changed.map(({ name }) => name).join(' '),
      ...(step.event === 'return' && { returns: wordsOf(step.value ?? '', state) }),
    }
  })
}

test('LAND-20 the steps of the landing page are what the judge records; `-u` writes them again', async () => {
  const trace = await traceOf(source)
  expect([trace.result.ending, trace.cut, trace.refused]).toEqual(['finished', undefined, undefined])
  const written = `${JSON.stringify(stepsOf(trace), null, 2)}\n`
  await expect(written).toMatchFileSnapshot(join(import.meta.dirname, 'demo-steps.json'))
})
