import type { Trace } from '@callofcode/judge/trace'
import { expect, test } from 'vitest'
import { endingText } from './trace-ending.tsx'

const trace = (more: Partial<Trace>, result: Partial<Trace['result']> = {}): Trace => ({
  language: 'python',
  steps: [{ line: 1, kept: 0, written: [0, 0] }],
  result: {
    ending: 'finished',
    stdout: '',
    stderr: '',
    fuel: 0,
    memory: 0,
    milliseconds: 0,
    ...result,
  },
  ...more,
})

test('a truncated trace says how many steps it has and why it stopped', () => {
  const steps = Array.from({ length: 5_000 }, () => ({
    line: 1,
    kept: 1,
    written: [0, 0] as [number, number],
  }))
  expect(endingText(trace({ steps, cut: 'steps' }))).toBe(
    'The first 5,000 steps. What comes after them is not recorded.',
  )
  expect(endingText(trace({ steps, cut: 'time' }))).toContain('would take too long')
  expect(endingText(trace({ steps, cut: 'size' }))).toContain('would take too much')
})

test('a failed run names its reason and its line, and a finished one has no such text', () => {
  const failed = { ending: 'failed', reason: 'ZeroDivisionError: division by zero' } as const
  expect(endingText(trace({}, { ...failed, line: 3 }))).toBe('ZeroDivisionError: division by zero (line 3)')
  expect(endingText(trace({}, failed))).toBe('ZeroDivisionError: division by zero')
  expect(endingText(trace({}))).toBeUndefined()
})

test.each(['out of fuel', 'out of memory', 'out of stack', 'too much output', 'out of time'] as const)(
  'the limit that ended a run is named: %s',
  (ending) => {
    expect(endingText(trace({}, { ending, reason: 'internal words' }))).toMatch(/^[A-Z].*\.$/)
    expect(endingText(trace({}, { ending, reason: 'internal words' }))).not.toContain('internal words')
  },
)
