import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neverDone, openFuzz } from '../../../testing/fuzz/fuzz-site.ts'

// The cases are the same in each run. `npm test -- hard` makes many more, and different ones.
const SEED = 20_260_701
const casesOf = ({ method }: { method: string }) => (method === 'GET' ? 2 : 3)

const targets = endpoints.map((one) => ({ ...one, row: `${one.method} ${one.path}` }))

let fuzz: Awaited<ReturnType<typeof openFuzz>>
beforeAll(async () => {
  fuzz = await openFuzz()
})
afterAll(() => fuzz?.close())

describe('called by what its own schema accepts, and by damaged copies of it', () => {
  test.each(targets)(
    'SAFE-60 SAFE-61 SAFE-62 safety I2 I8 $row answers soundly, and changes nothing that it refuses',
    (target) => fuzz.attack(target, { cases: casesOf(target), seed: SEED }),
  )

  test('SAFE-60 every endpoint did what it is for, or there is a reason why it cannot here', () => {
    const never = endpoints.filter((one) => !fuzz.done.has(one.name) && !neverDone(one))
    expect(never.map(({ name }) => name)).toEqual([])
  })

  test('SAFE-60 a good part of the calls is done', () => {
    const done = [...fuzz.done.values()].reduce((sum, count) => sum + count, 0)
    const asked = targets.reduce((sum, target) => sum + casesOf(target), 0)
    expect(done).toBeGreaterThan(asked * 0.15)
  })
})
