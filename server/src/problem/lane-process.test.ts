import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes, treeOf } from '@callofcode/judge/host/process-tree'
import { beforeAll, expect, test } from 'vitest'
import { birthOf } from '../database/embedded-process.ts'
import { LaneProcess } from './lane-process.ts'
import { enclosures } from './lane-walls.ts'
import { judgeFolder, rootFolder } from './problem-modules.ts'

const place = { file: join(judgeFolder, 'lane.mjs'), assets: join(judgeFolder, 'assets') }
const PLENTY = { memory: 2 ** 31 }
const loop = { text: 'for (;;);' }
beforeAll(() => {
  execFileSync(process.execPath, ['tools/judge-assets.mjs', '--beside'], { cwd: rootFolder, stdio: 'ignore' })
})

const isGone = async (pids: number[]) => {
  for (let wait = 0; wait < 100 && pids.some((pid) => birthOf(pid)); wait += 1) await sleep(20)
  return pids.every((pid) => birthOf(pid) === undefined)
}

test('safety J6 a lane that takes too long is killed from outside, with all that it started', async () => {
  const lane = await LaneProcess.start(place, PLENTY)
  const pids = treeOf(lane.pid)
  await lane.ask({ ask: 'compile', language: 'javascript', source: loop }, 60_000)
  const endless = { fuel: 2 ** 50, milliseconds: 2 ** 30 }
  const asked = lane.ask({ ask: 'run', test: { stdin: '' }, limits: endless }, 300)
  await expect(asked).rejects.toThrow('it took too long')
  expect(await isGone(pids)).toBe(true)
})

test('safety J2 J6 so is one that holds too much memory', async () => {
  const lane = await LaneProcess.start(place, PLENTY)
  expect(residentBytes(lane.pid)).toBeGreaterThan(20e6)
  lane.kill('enough')
  const small = await LaneProcess.start(place, { memory: 60e6 })
  const pids = treeOf(small.pid)
  const asked = small.ask({ ask: 'compile', language: 'python', source: { text: 'print(1)' } }, 60_000)
  await expect(asked).rejects.toThrow('it held too much memory')
  expect(await isGone(pids)).toBe(true)
})

test('safety J3 the strongest walls are tried first, and the weakest still are some', () => {
  const ways = enclosures(place)
  const counts = ways.map(({ walls }) => walls.length)
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  for (const { walls } of ways)
    expect(walls).toEqual(expect.arrayContaining(['own process', 'empty environment']))
})
