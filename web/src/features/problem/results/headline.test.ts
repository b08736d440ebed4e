import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const CODE = { language: 'javascript', source: 'a' }
const BOTH = { run: CODE, submission: CODE }
const ran = { actions: { newest: 'run', on: BOTH }, code: CODE } as const
const submitted = { actions: { newest: 'submission', on: BOTH }, code: CODE } as const

test('RES-01 before the first action the headline is of runs, and nothing is older', () => {
  const before = { actions: undefined, code: CODE, run: 'idle', submission: 'idle' } as const
  expect(headlineOf(before)).toEqual({ of: 'run', older: undefined, edited: false })
})

test('RES-01 a submission that an earlier visit left is the headline', () => {
  const left = { actions: undefined, code: CODE, run: 'idle', submission: 'waiting' } as const
  expect(headlineOf(left)).toMatchObject({ of: 'submission', older: undefined })
})

test('RES-01 the newest action is the headline, the one before it is older', () => {
  expect(headlineOf({ ...submitted, run: 'ran', submission: 'sending' })).toMatchObject({
    of: 'submission',
    older: 'run',
  })
  for (const run of ['loading', 'ran', 'refused', 'found', 'traced'] as const)
    expect(headlineOf({ ...ran, run, submission: 'done' })).toMatchObject({ of: 'run', older: 'submission' })
})

test('RES-02 the first edit removes the older result and marks the newest as of earlier code', () => {
  const code = { ...CODE, source: 'b' }
  const edited = headlineOf({ ...submitted, code, run: 'ran', submission: 'done' })
  expect(edited).toEqual({ of: 'submission', older: undefined, edited: true })
})

test('RES-02 a result of code that was changed before the newest action is not shown', () => {
  const actions = { newest: 'run', on: { run: CODE, submission: { ...CODE, source: 'b' } } } as const
  expect(headlineOf({ actions, code: CODE, run: 'refused', submission: 'done' })).toEqual({
    of: 'run',
    older: undefined,
    edited: false,
  })
})

test('RES-02 an older submission on its way stays through edits and other languages', () => {
  for (const code of [
    { ...CODE, source: 'b' },
    { language: 'python', source: 'c' },
  ])
    expect(headlineOf({ ...ran, code, run: 'ran', submission: 'judging' }).older).toBe('submission')
})

test('RES-03 another language removes every result, but not what is at work or a trace', () => {
  const code = { language: 'python', source: 'c' }
  const nothing = { of: undefined, older: undefined, edited: false }
  expect(headlineOf({ ...submitted, code, run: 'ran', submission: 'done' })).toEqual(nothing)
  expect(headlineOf({ ...ran, code, run: 'refused', submission: 'done' })).toEqual(nothing)
  for (const run of ['running', 'traced'] as const)
    expect(headlineOf({ ...ran, code, run, submission: 'done' })).toEqual({ ...nothing, of: 'run' })
})

test('RES-01 a closed submission leaves the headline to the run', () => {
  expect(headlineOf({ ...submitted, run: 'ran', submission: 'idle' })).toMatchObject({
    of: 'run',
    older: undefined,
  })
})
