import { randomInt } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neverDone, openFuzz } from '../../../testing/fuzz/fuzz-site.ts'

// The cases differ in each run. FUZZ_SEED repeats those of another run, and FUZZ_CASES sets their number.
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
const CASES = Math.ceil(Number(process.env.FUZZ_CASES ?? 50_000) / endpoints.length)

const targets = endpoints.map((one) => ({ ...one, row: `${one.method} ${one.path}` }))

let fuzz: Awaited<ReturnType<typeof openFuzz>>
beforeAll(async () => {
  console.log(`FUZZ_SEED=${SEED}, ${CASES} cases of each of ${endpoints.length} endpoints`)
  fuzz = await openFuzz()
})
afterAll(() => fuzz?.close())

describe('called many times by what its own schema accepts, and by damaged copies of it', () => {
  test.each(targets)('SAFE-60 SAFE-61 SAFE-62 $row', { timeout: 1_200_000 }, (target) =>
    fuzz.attack(target, { cases: CASES, seed: SEED }),
  )

  test('SAFE-60 every endpoint did what it is for at least once', () => {
    const never = endpoints.filter((one) => !fuzz.done.has(one.name) && !neverDone(one))
    expect(never.map(({ name }) => name)).toEqual([])
  })
})
