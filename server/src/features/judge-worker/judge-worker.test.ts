import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { threadTimes, treeOf } from '@callofcode/judge/host/process-tree'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shippedSolution } from '../../../testing/solutions.ts'
import { processStartTime } from '../../platform/process-identity.ts'
import { judgeFolder, rootFolder, shippedProblems } from '../problem/problem-modules.ts'
import { JudgeWorker } from './judge-worker.ts'

const workers: JudgeWorker[] = []
beforeAll(() => {
  execFileSync(process.execPath, ['tools/judge-assets.mjs', '--beside'], { cwd: rootFolder, stdio: 'ignore' })
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end()))
})

function newWorker() {
  const worker = new JudgeWorker({
    place: { file: join(judgeFolder, 'runner-process.mjs'), assets: join(judgeFolder, 'assets') },
    memory: 2 ** 31,
    milliseconds: 60_000,
    java: { home: undefined, sources: join(rootFolder, 'judge/src/java/harness'), made: judgeFolder },
  })
  workers.push(worker)
  return worker
}

const fairCuts = { problem: join(String(shippedProblems), 'fair-cuts'), language: 'python' } as const
const right = { ...fairCuts, source: shippedSolution('fair-cuts', 'accepted/reference.py') }
const endless = {
  ...fairCuts,
  source: 'class Solution:\n  def fairCuts(self, weights):\n    while True: pass\n',
}

/** Judges an endless solution until its first test starts. */
async function stuck(worker: JudgeWorker) {
  let judging: Promise<unknown> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    judging = worker.judge(endless, () => resolve())
    judging.catch(reject)
  })
  return { judging }
}

test('safety J6 late messages of an ended lane do not reach the next submission', async () => {
  const worker = newWorker()
  for (let turn = 0; turn < 3; turn += 1) {
    const first = (await stuck(worker)).judging
    void worker.end('it was enough')
    const next = worker.judge(right, () => undefined)
    await expect(first).rejects.toThrow('it was enough')
    expect((await next).judged.verdict).toBe('Accepted')
  }
})

test('safety J6 a lane that is ended is gone when that is said, however often it is asked', async () => {
  const worker = newWorker()
  const { judging } = await stuck(worker)
  judging.catch(() => undefined)
  const { pid = 0 } = worker
  void worker.end()
  await worker.end()
  expect(processStartTime(pid)).toBeUndefined()
})

test('RES-341 safety J4 an order that is none is a Wrong Answer, whatever its numbers are made of', async () => {
  const worker = newWorker()
  // It answers correctly whether an order exists, and then returns 0, 1, 2 …
  const source = `function dressingOrder(parts, rules) {
    const waits = new Array(parts).fill(0)
    for (const [outer] of rules) waits[outer]++
    const ready = [...waits.keys()].filter((one) => waits[one] === 0)
    for (const part of ready) for (const [outer, inner] of rules) if (inner === part && --waits[outer] === 0) ready.push(outer)
    return ready.length < parts ? [] : ready.map((_, at) => BigInt(at))
  }`
  const armour = { problem: join(String(shippedProblems), 'suit-of-armour'), language: 'javascript' } as const
  const { judged } = await worker.judge({ ...armour, source }, () => undefined)
  expect(judged.verdict).toBe('Wrong Answer')
  // A right answer stays right as BigInts.
  const right = await worker.judge(
    { ...armour, source: source.replace('(_, at) => BigInt(at)', 'BigInt') },
    () => undefined,
  )
  expect(right.judged.verdict).toMatch(/^(?:Accepted|Time Limit Exceeded)$/)
})

test('RES-341 right stretches in another order, as BigInts, are accepted and hold no lane', async () => {
  const worker = newWorker()
  const source = `${shippedSolution('road-works', 'accepted/reference.js')}
const found = typeof closedStretches === 'function' ? closedStretches : undefined
class Solution { closedStretches(works) { return found(works).map((one) => one.map(BigInt)).reverse() } }`
  const { judged } = await worker.judge(
    { problem: join(String(shippedProblems), 'road-works'), language: 'javascript', source },
    () => undefined,
  )
  expect([judged.verdict, judged.reason]).toEqual(['Accepted', null])
})

test('safety J6 loops that are ended leave nothing: no process, no zombie, no thread', {
  tags: 'long',
  timeout: 400_000,
}, async () => {
  const worker = newWorker()
  const endOne = async () => {
    const { judging } = await stuck(worker)
    judging.catch(() => undefined)
    await worker.end()
  }
  const left = () => ({ processes: treeOf(process.pid), threads: threadTimes(process.pid).size })
  // The first run starts what all later runs share.
  await endOne()
  const before = left()
  for (let turn = 0; turn < 10; turn += 1) await endOne()
  while (left().threads > before.threads) await sleep(20)
  const after = left()
  expect(after.processes).toEqual(before.processes)
  expect(after.threads).toBeLessThanOrEqual(before.threads)
})
