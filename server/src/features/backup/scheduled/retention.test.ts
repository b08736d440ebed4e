import { expect, test } from 'vitest'
import { nameOf, outdated } from './retention.ts'

const SITE = 'c0ffee00'
const KEPT = { days: 7, weeks: 4 }
/** Noon of the day this many days before Tuesday, 24 November 2026. */
const ago = (days: number, hour = 12) => new Date(2026, 10, 24 - days, hour)
const named = (at: Date, bytes = 10) => ({ name: nameOf(SITE, at, false), bytes })
const keptOf = (stored: { name: string; bytes: number }[], kept = KEPT) => {
  const gone = new Set(outdated(stored, SITE, kept))
  return stored.filter(({ name }) => !gone.has(name)).map(({ name }) => name)
}
const namesOf = (...days: number[]) => days.map((day) => named(ago(day)).name)

test('SAFE-14 of a hundred days it keeps seven, and the last one of each of four weeks', () => {
  const stored = Array.from({ length: 100 }, (_, days) => named(ago(days)))
  // Day 0 is a Tuesday, so the weeks before end on the Sundays 2, 9 and 16 days ago.
  expect(keptOf(stored)).toEqual(namesOf(0, 1, 2, 3, 4, 5, 6, 9, 16))
})

test('SAFE-14 days without a backup do not count: after a long pause nothing goes', () => {
  const stored = [200, 201, 202, 203].map((days) => named(ago(days)))
  expect(keptOf(stored)).toEqual(stored.map(({ name }) => name))
  const again = [named(ago(0)), ...stored]
  expect(keptOf(again)).toEqual(again.map(({ name }) => name))
})

test('SAFE-14 of several on one day the last one stays', () => {
  const stored = [named(ago(0, 15)), named(ago(0, 9)), named(ago(0, 3))]
  expect(keptOf(stored)).toEqual([stored[0]?.name])
})

test('SAFE-14 the newest good one stays, whatever else is there', () => {
  const newest = named(ago(3))
  const empty = named(ago(0), 0)
  const stored = [empty, named(ago(1), 5), newest, named(ago(4))]
  const cut = new Map([[named(ago(1)).name, 10]])
  // The two damaged backups do not count and are left to people.
  expect(outdated(stored, SITE, { days: 1, weeks: 0 }, cut)).toEqual([named(ago(4)).name])
  expect(outdated([newest], SITE, { days: 0, weeks: 0 })).toEqual([])
})

test('SAFE-14 what the clock did not make is not touched: other files, and backups of another site', () => {
  const others = [
    'photos.zip',
    'call-of-code.tar.gz',
    nameOf('0ther000', ago(90), false),
    nameOf('beef0000', ago(91), true),
  ]
  const stored = [named(ago(0)), named(ago(50)), ...others.map((name) => ({ name, bytes: 10 }))]
  expect(outdated(stored, SITE, { days: 1, weeks: 0 })).toEqual([named(ago(50)).name])
})
