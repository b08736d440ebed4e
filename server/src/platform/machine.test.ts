import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lanesOf, machineOf } from './machine.ts'

const GIGABYTE = 2 ** 30
let groups: string
beforeAll(async () => {
  groups = await mkdtemp(join(tmpdir(), 'callofcode-groups-'))
})
afterAll(() => rm(groups, { recursive: true, force: true }))

const bound = async (group: string, cpu: string, memory: string) => {
  await mkdir(join(groups, group), { recursive: true })
  await writeFile(join(groups, group, 'cpu.max'), `${cpu}\n`)
  await writeFile(join(groups, group, 'memory.max'), `${memory}\n`)
}

test('OPS-397 the bound of a container holds, and that of each group around it', async () => {
  const whole = machineOf(groups, '/')
  expect(whole.cores).toBe(availableParallelism())
  expect(whole.bytes).toBeLessThanOrEqual(totalmem())
  await bound('', 'max 100000', 'max')
  expect(machineOf(groups, '/')).toEqual(whole)
  await bound('', '150000 100000', '100000000')
  expect(machineOf(groups, '/')).toEqual({ cores: 1, bytes: 100_000_000 })
  // Less than one core counts as one.
  await bound('club', '50000 100000', '200000000')
  expect(machineOf(groups, '/club')).toEqual({ cores: 1, bytes: 100_000_000 })
  await bound('club', 'max 100000', '50000000')
  expect(machineOf(groups, '/club')).toEqual({ cores: 1, bytes: 50_000_000 })
})

test('OPS-397 without LANES there are as many as find cores and memory, and at least one', () => {
  const asked = { LANE_MEGABYTES: 2_048, WEB_CONCURRENCY: 1 }
  const on = (cores: number, gigabytes: number) => ({ cores, bytes: gigabytes * GIGABYTE })
  // The container of deploy/compose.yaml on a machine of 32 cores, which once got 31 lanes of 2 GB each.
  expect(lanesOf(asked, on(32, 4))).toBe(1)
  expect(lanesOf(asked, on(32, 16))).toBe(7)
  expect(lanesOf(asked, on(4, 64))).toBe(3)
  expect(lanesOf(asked, on(1, 0.5))).toBe(1)
  // Each process of the site uses some memory.
  expect(lanesOf({ ...asked, WEB_CONCURRENCY: 8 }, on(32, 16))).toBe(6)
  expect(lanesOf({ ...asked, LANES: 31 }, on(2, 4))).toBe(31)
  expect(lanesOf({ ...asked, LANES: 0 }, on(32, 64))).toBe(0)
})
