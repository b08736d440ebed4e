import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOW_PRIORITY, residentBytes, threadTimes, treeOf } from '@callofcode/judge/host/process-tree'
import { beforeAll, expect, test } from 'vitest'
import { processStartTime } from '../../platform/process-identity.ts'
import { judgeFolder, rootFolder } from '../problem/problem-modules.ts'
import { compileIn, sandboxOfProcess } from './sandbox.ts'
import { SandboxProcess } from './sandbox-process.ts'
import { sandboxChoices } from './sandbox-walls.ts'

const place = { file: join(judgeFolder, 'runner-process.mjs'), assets: join(judgeFolder, 'assets') }
const PLENTY = { memory: 2 ** 31 }
const MINUTE = { milliseconds: 60_000 }
const loop = { text: 'for (;;);' }
beforeAll(() => {
  execFileSync(process.execPath, ['tools/judge-assets.mjs', '--beside'], { cwd: rootFolder, stdio: 'ignore' })
})

const isGone = async (pids: number[]) => {
  while (pids.some((pid) => processStartTime(pid))) await sleep(20)
  return pids.every((pid) => processStartTime(pid) === undefined)
}

test('safety J6 a lane that takes too long is killed from outside, with all that it started', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  const pids = treeOf(sandbox.pid)
  await sandbox.ask({ ask: 'compile', language: 'javascript', source: loop }, MINUTE)
  const endless = { fuel: 2 ** 50, milliseconds: 2 ** 30 }
  const asked = sandbox.ask({ ask: 'run', test: { stdin: '' }, limits: endless }, { milliseconds: 300 })
  await expect(asked).rejects.toThrow('it took too long')
  expect(await isGone(pids)).toBe(true)
})

test('safety J2 J6 so is one that holds too much memory', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  expect(residentBytes(sandbox.pid)).toBeGreaterThan(20e6)
  sandbox.kill('enough')
  const small = await SandboxProcess.start(place, { memory: 60e6 })
  const pids = treeOf(small.pid)
  const asked = small.ask({ ask: 'compile', language: 'python', source: { text: 'print(1)' } }, MINUTE)
  await expect(asked).rejects.toThrow('it held too much memory')
  expect(await isGone(pids)).toBe(true)
})

test('safety J6 a lane with all its threads gets the processor after the app', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  await sandbox.ask({ ask: 'compile', language: 'javascript', source: loop }, MINUTE)
  const threads = [...threadTimes(sandbox.pid).keys()]
  expect(threads.length).toBeGreaterThan(treeOf(sandbox.pid).length)
  for (const thread of threads) expect(getPriority(thread)).toBe(getPriority() + LOW_PRIORITY)
  sandbox.kill('enough')
})

test('RES-22 safety J2 a source that takes the compiler all of its processor time is too much, and decided at once', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  const text = `template<int N, long M> struct A { A<N - 1, M * 2> a; A<N - 1, M * 2 + 1> b; };
template<long M> struct A<0, M> { char c; };
int main() { A<26, 1> x; return sizeof x; }`
  const compiled = await compileIn(sandbox, { language: 'cpp', source: { text } }, { processor: 3_000_000 })
  const message = 'This is too much for the compiler: it took more than 3 s of the processor.'
  expect(compiled).toEqual({
    ok: false,
    diagnostics: [{ severity: 'error', message }],
    undecided: true,
  })
  expect(await isGone([sandbox.pid])).toBe(true)
})

// The real-time limit is minutes, so a busy machine does not matter.
test('safety J1 what a program takes is the processor’s time: waiting for it costs nothing', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  const bench = sandboxOfProcess(sandbox)
  await bench.compile('javascript', loop)
  const limits = { fuel: 2 ** 50, memory: 2 ** 28, output: 1e6, milliseconds: 100_000 }
  const before = threadTimes(sandbox.pid)
  const running = bench.run({ stdin: '' }, limits, 500_000)
  const most = () =>
    Math.max(...[...threadTimes(sandbox.pid)].map(([one, time]) => time - (before.get(one) ?? 0)))
  let taken = 0
  let result: object | undefined
  running.then(
    (done) => {
      result = done
    },
    (error) => {
      result = error
    },
  )
  while (!result) {
    taken = Math.max(taken, most())
    await sleep(10)
  }
  const { ended } = sandbox
  sandbox.kill('enough')
  expect(result).toMatchObject({ ending: 'out of time' })
  expect(ended).toBe('it took too much of the processor')
  expect(taken).toBeGreaterThan(400_000)
})

test('safety J3 the strongest walls are tried first, and even the weakest isolation is not none', () => {
  const ways = sandboxChoices(place)
  const counts = ways.map(({ walls }) => walls.length)
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  for (const { walls } of ways)
    expect(walls).toEqual(expect.arrayContaining(['own process', 'empty environment']))
})

test('safety J3 walls that stood before are not done without because a machine is busy', async () => {
  const sandbox = await SandboxProcess.start(place, PLENTY)
  const { length } = sandbox.walls
  sandbox.kill('enough')
  for (const { walls } of sandboxChoices(place, length)) expect(walls.length).toBeGreaterThanOrEqual(length)
  const weaker = sandboxChoices(place).filter(({ walls }) => walls.length < length)
  expect(weaker.length).toBeGreaterThan(0)
  const tooMany = SandboxProcess.start(place, PLENTY, 99)
  await expect(tooMany).rejects.toThrow('No lane could be started')
})

test('safety J3 an invalid answer ends the lane that sent it, and nothing else', async () => {
  for (const words of ['null', '7', '"hello"', 'no JSON']) {
    const command = ['/bin/sh', '-c', `echo '${words}'; sleep 60`] as const
    const sandbox = new SandboxProcess({ walls: [], command }, PLENTY)
    while (sandbox.ended === undefined) await sleep(20)
    expect([words, sandbox.ended]).toEqual([words, 'it sent something that is not a reply'])
  }
})
