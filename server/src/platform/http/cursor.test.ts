import { expect, test } from 'vitest'
import { exactPlace } from './cursor.ts'

const id = '00000000-0000-4000-8000-000000000000'
const isPlace = (time: string) => exactPlace.safeParse([time, id]).success

test('SAFE-60 safety I7 the time of a cursor is one that the database knows too', () => {
  for (const time of [
    '2026-01-31 23:59:59.999999',
    '2024-02-29 00:00:00.000000',
    '0001-01-01 00:00:00.000001',
  ])
    expect([time, isPlace(time)]).toEqual([time, true])
  // JavaScript parses each of these.
  for (const time of [
    '0000-01-01 00:00:00.000000',
    '2026-02-30 00:00:00.000000',
    '2026-01-01 24:00:00.000000',
  ])
    expect([time, isPlace(time)]).toEqual([time, false])
})
