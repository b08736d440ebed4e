import { expect, test } from 'vitest'
import type { RunResult } from './runner.ts'
import { judgeCompiled, judgeRun } from './verdict.ts'

const run = (part: Partial<RunResult>): RunResult => ({
  ...{ ending: 'finished', stdout: '', stderr: '', fuel: 1, memory: 0, milliseconds: 1 },
  ...part,
})

test('safety J1 each ending has its verdict', () => {
  const endings = [
    'failed',
    'out of fuel',
    'out of time',
    'out of memory',
    'out of stack',
    'too much output',
    'internal',
  ] as const
  expect(endings.map((ending) => judgeRun(run({ ending }), { stdout: '' }).verdict)).toEqual([
    'Runtime Error',
    'Time Limit Exceeded',
    'Time Limit Exceeded',
    'Memory Limit Exceeded',
    'Runtime Error',
    'Output Limit Exceeded',
    'Internal Error',
  ])
})

test('safety J1 a run that only the clock or the machine’s stack ended is undecided', () => {
  expect(judgeRun(run({ ending: 'out of time' }), { stdout: '' }).undecided).toBe(true)
  expect(judgeRun(run({ ending: 'out of stack' }), { stdout: '' }).undecided).toBe(true)
  expect(judgeRun(run({ ending: 'out of fuel' }), { stdout: '' }).undecided).toBeUndefined()
})

test('a checker decides; an error in it is an Internal Error', () => {
  const even = ({ stdout }: { stdout: string }) => ({
    ok: Number(stdout) % 2 === 0,
    message: 'It must be even.',
  })
  expect(judgeRun(run({ stdout: '4' }), { checker: even }).verdict).toBe('Accepted')
  expect(judgeRun(run({ stdout: '3' }), { checker: even })).toEqual({
    verdict: 'Wrong Answer',
    reason: 'It must be even.',
  })
  const failing = () => {
    throw new Error('no such case')
  }
  expect(judgeRun(run({}), { checker: failing }).verdict).toBe('Internal Error')
})

test('a source that does not compile gets a verdict with its first error', () => {
  const diagnostics = [{ message: 'no', line: 3, severity: 'error' as const }]
  expect(judgeCompiled({ ok: false, diagnostics })).toEqual({
    verdict: 'Compile Error',
    reason: 'no',
    line: 3,
  })
  expect(judgeCompiled({ ok: false, internal: 'broken' })).toMatchObject({ verdict: 'Internal Error' })
})
