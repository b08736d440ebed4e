import type { RunResult } from '@callofcode/judge/runner'
import { judgeRun } from '@callofcode/judge/verdict'
import { expect, test } from 'vitest'
import { type CaseResult, sampleCases } from './cases.ts'
import { isBusy, outcomeOf, type RunOutcome, type RunState, resultsOf } from './run-state.ts'

const finished: RunResult = {
  ending: 'finished',
  stdout: '',
  stderr: '',
  answer: '3',
  fuel: 10,
  memory: 0,
  milliseconds: 1,
}
const [sample] = sampleCases({ samples: [{ input: { arguments: [1, 2] }, answer: 3 }] })
if (!sample) throw new Error('There is no sample.')
const result: CaseResult = {
  judgement: judgeRun(finished, { answer: 3 }, { name: 'f', parameters: [], returns: 'int' }),
  given: finished.answer,
  result: finished,
  language: 'python',
  hints: [],
}
const ran: RunOutcome = { phase: 'ran', results: new Map([[sample.id, result]]), source: 'f' }
const found: RunOutcome = { phase: 'found', one: sample, result, tries: 4 }
const trace = { language: 'python', steps: [], result: finished } as const

test('a trace leaves the results of the run before it in the list of cases', () => {
  expect(resultsOf({ phase: 'tracing', before: ran })).toBe(ran.results)
  expect(
    resultsOf({ phase: 'traced', trace: { ...trace, steps: [] }, one: sample, source: 'f', before: ran }),
  ).toBe(ran.results)
})

test('closing a trace shows the earlier results again, including a counterexample', () => {
  for (const before of [ran, found, { phase: 'idle' } as const]) {
    expect(outcomeOf({ phase: 'tracing', before })).toBe(before)
    expect(outcomeOf(before)).toBe(before)
  }
  expect(outcomeOf({ phase: 'failed', words: 'No judge.' })).toEqual({ phase: 'idle' })
})

test('results are shown while the cases run, and none are left after a stop', () => {
  const { results } = ran
  expect(resultsOf({ phase: 'running', at: 2, of: 3, results })).toBe(results)
  expect(resultsOf({ phase: 'stopped' }).size).toBe(0)
})

test('a run can be stopped while it works, and not while it waits for an answer or has ended', () => {
  const working: RunState[] = [
    { phase: 'loading', language: 'python' },
    { phase: 'compiling', onServer: true },
    { phase: 'running', at: 1, of: 1, results: new Map() },
    { phase: 'searching', tries: 1 },
    { phase: 'tracing', before: ran },
  ]
  const resting: RunState[] = [
    { phase: 'idle' },
    { phase: 'asking', language: 'cpp', bytes: 1 },
    ran,
    found,
    { phase: 'none found', tries: 400 },
    { phase: 'stopped' },
  ]
  expect([working.every(isBusy), resting.some(isBusy)]).toEqual([true, false])
})
