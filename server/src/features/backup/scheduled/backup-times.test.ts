import { expect, test } from 'vitest'
import { readEnv } from '../../../platform/env.ts'
import { dueAt, lookEvery } from './backup-times.ts'

const DAILY = { BACKUP_HOUR: 3, BACKUP_EVERY_SECONDS: undefined }
const NEVER = { last: undefined, failures: 0, failure: undefined, asked: undefined }
const day = (of: number, hour: number, minute = 0) => new Date(2026, 10, of, hour, minute)
const made = (startedAt: Date) => ({
  ...NEVER,
  last: { name: 'x', startedAt, bytes: 1 },
  siteSince: day(1, 10),
})

test('SAFE-13 it is due once a day at the quiet hour; what was missed is due at once', () => {
  expect(dueAt({ ...NEVER, siteSince: day(24, 10) }, DAILY, day(24, 11))).toEqual(day(25, 3))
  expect(dueAt(made(day(24, 3, 1)), DAILY, day(24, 11))).toEqual(day(25, 3))
  expect(dueAt(made(day(22, 9)), DAILY, day(24, 11))).toEqual(day(23, 3))
})

test('SAFE-13 SAFE-114 after a clock that was ahead the next one is due at once, and then every day', () => {
  expect(dueAt(made(day(30, 3)), DAILY, day(24, 11))).toEqual(day(24, 11))
  expect(dueAt(made(day(24, 11)), DAILY, day(24, 12))).toEqual(day(25, 3))
  // Small corrections set a clock back all the time.
  expect(dueAt(made(day(24, 3, 1)), DAILY, day(24, 3))).toEqual(day(25, 3))
})

test('SAFE-15 after failures it is tried again after a minute, then after longer, an hour at most', () => {
  const pause = (failures: number) => {
    const state = { ...made(day(22, 3)), failures, failure: { at: day(24, 3), reason: '' } }
    return (dueAt(state, DAILY, day(24, 4)).getTime() - day(24, 3).getTime()) / 60_000
  }
  expect([1, 2, 3, 4, 50].map(pause)).toEqual([1, 2, 4, 8, 60])
})

test('SAFE-114 a failure by a clock that was ahead does not put the next try off until then', () => {
  const failed = { failures: 1, failure: { at: new Date(2027, 10, 24), reason: '' } }
  expect(dueAt({ ...made(day(22, 3)), ...failed }, DAILY, day(24, 4))).toEqual(day(24, 4, 1))
})

test('SAFE-15 a site that says nothing of it looks once a minute, and waits after a failure', () => {
  const unset = readEnv({})
  expect(lookEvery(unset)).toBe(60_000)
  const state = { ...made(day(22, 3)), failures: 1, failure: { at: day(24, 3), reason: '' } }
  expect(dueAt(state, unset, day(24, 4))).toEqual(day(24, 3, 1))
})

test('CLUB-450 a backup that somebody asked for is due at once, and once; a failed one keeps the usual pauses', () => {
  const state = { ...made(day(24, 3, 1)), asked: day(24, 10) }
  expect(dueAt(state, DAILY, day(24, 11))).toEqual(day(24, 11))
  expect(dueAt({ ...made(day(24, 10, 1)), asked: day(24, 10) }, DAILY, day(24, 11))).toEqual(day(25, 3))
  const failed = { ...state, failures: 1, failure: { at: day(24, 10, 1), reason: '' } }
  expect(dueAt(failed, DAILY, day(24, 11))).toEqual(day(25, 3))
  // The clock was ahead when somebody asked.
  expect(dueAt({ ...state, asked: new Date(2027, 10, 24) }, DAILY, day(24, 11))).toEqual(day(25, 3))
})
