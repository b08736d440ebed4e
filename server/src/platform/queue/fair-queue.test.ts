import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const here = () => false

/** Returns a queue with a stopped clock, and jobs that the test ends. */
function bench({ atOnce = 1, short = 100, patience = 500, ofOne = 1 } = {}) {
  const clock = { now: 0 }
  const queue = new FairQueue({ atOnce, short, patience, ofOne }, () => clock.now)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const bring = (name: string, owner = name, isGone = here, isOfOne = false) => {
    const work = async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    }
    return queue
      .run(work, { owner, isGone, since: clock.now, isOfOne })
      .catch((error: { status: number }) => error.status)
  }
  const settled = () => new Promise((done) => setImmediate(done))
  const endOne = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { clock, queue, begun, bring, endOne, settled }
}

test('safety L1 an owner with much work does not delay the others', async () => {
  const { begun, bring, endOne } = bench()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring(name, 'a')
  void bring('b1', 'b')
  void bring('c1', 'c')
  for (let ended = 0; ended < 6; ended++) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('SAFE-321 of one person some jobs run and the others hold no place; an address that many share has all places', async () => {
  const { begun, bring, endOne, settled } = bench({ atOnce: 4, ofOne: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring(name, 'a', here, true)
  for (const name of ['b1', 'b2', 'b3']) void bring(name, 'campus')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  for (let ended = 0; ended < 2; ended++) await endOne()
  expect(begun.slice(4).sort()).toEqual(['a3', 'b3'])
  for (let ended = 0; ended < 5; ended++) await endOne()
  expect(begun).toHaveLength(7)
})

test('safety L1 no more than the limit run at once, and a failure frees a place too', async () => {
  const { queue, begun, bring, endOne, settled } = bench({ atOnce: 2 })
  await expect(queue.run(() => Promise.reject(new Error('no')), { owner: 'x' })).rejects.toThrow('no')
  for (const name of ['a', 'b', 'c', 'd']) void bring(name)
  await settled()
  expect([begun, queue.waiting]).toEqual([['a', 'b'], 2])
  await endOne()
  expect([begun, queue.waiting]).toEqual([['a', 'b', 'c'], 1])
})

test('safety L1 nothing is done for clients that disconnected before their turn', async () => {
  const { begun, bring, endOne } = bench()
  void bring('first')
  let left = false
  const leaving = bring('leaving', 'leaving', () => left)
  const staying = bring('staying')
  left = true
  await endOne()
  await endOne()
  expect([await leaving, await staying, begun]).toEqual([499, 'staying', ['first', 'staying']])
})

test('safety L1 in a long queue, jobs that waited too long are refused at once, and started jobs finish', async () => {
  const { clock, begun, bring, endOne } = bench({ short: 2, patience: 500 })
  const first = bring('first')
  const waiting = ['a', 'b', 'c', 'd'].map((name) => bring(name))
  clock.now = 501
  const late = bring('late')
  expect(await Promise.all(waiting.slice(0, 3))).toEqual([503, 503, 503])
  for (let ended = 0; ended < 3; ended++) await endOne()
  expect([await first, await waiting[3], await late]).toEqual(['first', 'd', 'late'])
  expect(begun).toEqual(['first', 'd', 'late'])
})

test('SAFE-74 safety L1 the time that a job has waited before the queue counts', async () => {
  const { clock, queue, bring, endOne, settled } = bench({ short: 0, patience: 500 })
  const first = bring('first')
  clock.now = 1_000
  const work = async () => 'done'
  const late = queue.run(work, { owner: 'late', since: 400 }).catch(({ status }) => status)
  const fresh = queue.run(work, { owner: 'fresh', since: 600 }).catch(({ status }) => status)
  await settled()
  await endOne()
  expect([await first, await late, await fresh]).toEqual(['first', 503, 'done'])
})

test('safety L1 in a short queue, no job is refused, however long it waits', async () => {
  const { clock, bring, endOne } = bench({ short: 4 })
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => bring(name))
  for (let ended = 0; ended < 5; ended++) {
    clock.now += 60_000
    await endOne()
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
