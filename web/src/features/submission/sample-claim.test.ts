import { createHash } from 'node:crypto'
import type { RunResult } from '@callofcode/judge/runner'
import { judgeRun } from '@callofcode/judge/verdict'
import { afterEach, expect, test, vi } from 'vitest'
import type { Case, RunState } from '../run/public.ts'
import { claimFromSamples } from './use-submit.ts'

afterEach(() => vi.unstubAllGlobals())

const samples: Case[] = [
  { id: 'sample-1', name: 'Sample 1', input: { arguments: [1] }, answer: 1 },
  { id: 'sample-2', name: 'Sample 2', input: { arguments: [2] }, answer: 4 },
]
const code = { language: 'python', source: 'def f(n): return n * n' } as const

const signature = { name: 'f', parameters: [], returns: 'int' } as const

function ranOn(cases: readonly Case[], source: string): RunState {
  const results = cases.map(({ id, answer }, at) => {
    const result: RunResult = {
      ending: 'finished',
      stdout: '',
      stderr: '',
      answer: String(answer),
      fuel: 100.4 + at,
      memory: 0,
      milliseconds: 1,
    }
    const judgement = judgeRun(result, { answer: answer ?? null }, signature)
    return [id, { judgement, given: result.answer, result, language: 'python', hints: [] }] as const
  })
  return { phase: 'ran', results: new Map(results), source }
}

test('safety J9 a run of exactly this code on all samples is reported with its counts and a hash of its answers', async () => {
  expect(await claimFromSamples(ranOn(samples, code.source), code, samples)).toEqual({
    fuels: [100, 101],
    answersHash: createHash('sha256').update('["1","4"]').digest('hex'),
  })
})

test('safety J9 nothing is claimed for other code, for a run that skipped a sample, or before any run', async () => {
  const others = [
    ranOn(samples, 'def f(n): return n'),
    ranOn(samples.slice(0, 1), code.source),
    { phase: 'idle' } as const,
  ]
  for (const state of others) expect(await claimFromSamples(state, code, samples)).toBeUndefined()
})

test('safety J9 nothing is claimed for C++, whose counts differ in a browser', async () => {
  const state = ranOn(samples, code.source)
  expect(await claimFromSamples(state, { ...code, language: 'cpp' }, samples)).toBeUndefined()
})

test('safety J9 over plain http, where browsers have no hashes, a library makes the same', async () => {
  vi.stubGlobal('crypto', {})
  expect(await claimFromSamples(ranOn(samples, code.source), code, samples)).toEqual({
    fuels: [100, 101],
    answersHash: createHash('sha256').update('["1","4"]').digest('hex'),
  })
})
