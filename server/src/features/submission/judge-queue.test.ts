import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killTree } from '@callofcode/judge/host/process-tree'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { handsIn, shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { processStartTime } from '../../platform/process-identity.ts'
import { judgeQueueStore } from './judge-queue-store.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
const LEASE = { LANE_LEASE_SECONDS: '2' }
beforeAll(async () => {
  site = await testSite({ LANES: '0', JUDGE_QUEUE: '6', ...LEASE })
  asha = await site.member()
})
afterAll(() => site.close())
afterEach(() => site.database.pool.query('delete from problem_submissions'))

// Runs long enough to be interrupted.
const SLOW = `class Solution:\n  def fairCuts(self, weights):\n    while True: pass\n`
const slow = () => `${SLOW}# ${randomUUID()}`
const right = () => `${shippedSolution('fair-cuts', 'accepted/reference.py')}# ${randomUUID()}`
const wait = async (until: () => unknown) => {
  while (!(await until())) await sleep(20)
}

/** Starts another process of the app, on the same database. */
async function startApp(closers: (() => unknown)[], environment: object = {}) {
  const file = join(import.meta.dirname, '../../../testing/app-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      LANES: '1',
      DATABASE_URL: site.database.url,
      DATA_DIR: site.dataDir,
      ...LEASE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closers.push(() => child.kill('SIGKILL'))
  const app = { child, said: '', lanes: () => lanesOf(app.said) }
  child.stdout.on('data', (chunk) => {
    app.said += chunk
  })
  await wait(() => app.said.includes('ready'))
  return app
}
const lanesOf = (said: string) =>
  (said.split('\n').findLast((line) => line.startsWith('lanes ')) ?? '')
    .split(' ')
    .slice(1)
    .filter(Boolean)
    .map(Number)
const stop = async (child: ChildProcess, signal: NodeJS.Signals) => {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

describe('the queue', () => {
  test('safety J7 takes next the member who used the judge least, not the one who submitted most', async () => {
    const ravi = handsIn(site, await site.member({ name: 'Ravi' }))
    const mine = handsIn(site, asha)
    const ids: string[] = []
    for (const hands of [mine, mine, mine, ravi])
      ids.push((await hands.submit('fair-cuts', 'python', right())).body.data._id)
    const taken: (string | undefined)[] = []
    for (const _ of ids) taken.push((await judgeQueueStore.take(site.database.sql, randomUUID(), 60))?.id)
    expect(taken).toEqual([ids[0], ids[3], ids[1], ids[2]])
    expect(await judgeQueueStore.take(site.database.sql, randomUUID(), 60)).toBeUndefined()
  })

  test('RES-23 of twenty that wait from one member and one from another, the other is next, and sees it', async () => {
    const mine = handsIn(site, asha)
    await mine.submit('fair-cuts', 'python', right())
    await site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash)
       select member_id, problem, language, source || at, source_hash || at
       from problem_submissions, generate_series(1, 20) at`,
    )
    const taken = async () => (await judgeQueueStore.take(site.database.sql, randomUUID(), 60))?.id
    await taken()
    const ravi = await site.member({ name: 'Ravi' })
    await site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash)
       select $1, problem, language, source, source_hash from problem_submissions limit 1`,
      [ravi.id],
    )
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from problem_submissions where member_id = $1',
      [ravi.id],
    )
    const [own] = rows
    expect((await handsIn(site, ravi).read(String(own?.id))).place).toBe(1)
    expect(await taken()).toBe(own?.id)
  })

  test('safety J7 the place that is shown is the order in which all are taken', async () => {
    const ravi = handsIn(site, await site.member({ name: 'Ravi' }))
    const mine = handsIn(site, asha)
    const next = async () => (await judgeQueueStore.take(site.database.sql, randomUUID(), 60))?.id
    const hand = async (hands: typeof mine) =>
      (await hands.submit('fair-cuts', 'python', right())).body.data._id as string
    const places = async (all: readonly { hands: typeof mine; id: string }[]) =>
      Promise.all(all.map(async ({ hands, id }) => ({ id, place: (await hands.read(id)).place })))
    // The judge took one of her submissions earlier, and gave it back.
    const back = await hand(mine)
    const leaseId = randomUUID()
    await judgeQueueStore.take(site.database.sql, leaseId, 60)
    await judgeQueueStore.giveBack(site.database.sql, back, leaseId, true)
    const all = [{ hands: mine, id: back }]
    for (const hands of [mine, mine, ravi, ravi]) all.push({ hands, id: await hand(hands) })
    const shown = await places(all)
    expect(new Set(shown.map(({ place }) => place))).toEqual(new Set([1, 2, 3, 4, 5]))
    const taken: (string | undefined)[] = []
    for (const _ of all) {
      // After each take, the first submission that is left is the next one taken.
      const first = (await places(all)).find(({ place }) => place === 1)?.id
      taken.push(await next())
      expect(taken.at(-1)).toBe(first)
    }
    const inOrder = shown.sort((one, other) => one.place - other.place).map(({ id }) => id)
    expect(taken).toEqual(inOrder)
    expect(taken[0]).toBe(all[3]?.id)
  })

  test('safety J7 a waiting member sees the new place when another submission moves ahead', async () => {
    const origin = await site.listen()
    const mine = handsIn(site, asha)
    await mine.submit('fair-cuts', 'python', right())
    const { _id } = (await mine.submit('fair-cuts', 'python', right())).body.data
    const stream = await fetch(`${origin}/api/v1/submissions/${_id}/stream`, {
      headers: { authorization: `Bearer ${asha.as}` },
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const hears = async (words: string) => {
      while (!heard.includes(words)) {
        const { done, value } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`it ended with ${heard}`)
        heard += value
      }
    }
    await hears('"place":2')
    await handsIn(site, await site.member()).submit('fair-cuts', 'python', right())
    await hears('"place":3')
    await reader?.cancel()
  })

  test('safety J7 R4 is bounded for a member and in all, and says when to come back', async () => {
    const mine = handsIn(site, asha)
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(await mine.submit('fair-cuts', 'python', right()))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 429])
    expect(answers.map(({ body }) => body.data?.place)).toEqual([1, 2, 3, 4, undefined])
    const others = []
    for (let count = 0; count < 3; count += 1)
      others.push(await handsIn(site, await site.member()).submit('fair-cuts', 'python', right()))
    expect(others.map(({ status }) => status)).toEqual([202, 202, 503])
    for (const refused of [answers[4], others[2]]) expect(refused?.headers['retry-after']).toBe('10')
  })

  test('bad input answers 400 beside its field', async () => {
    const mine = handsIn(site, asha)
    const errors = async (language: string, source: string) =>
      (await mine.submit('fair-cuts', language, source)).body.errors
    expect(await errors('cobol', 'x')).toEqual({ language: 'Choose a language.' })
    expect(await errors('python', ' \n')).toEqual({ source: 'Write a solution first.' })
    expect(await errors('python', 'x'.repeat(65_537))).toEqual({
      source: 'A solution may have 64 KiB; this is longer.',
    })
    expect((await mine.submit('fair-cuts', 'python', 'x'.repeat(65_536))).status).toBe(202)
    expect((await mine.submit('no-such-problem', 'python', 'x')).status).toBe(404)
  })

  test('safety J8 a submission ends as Internal Error after too many killed processes', async () => {
    const mine = handsIn(site, asha)
    const { _id } = (await mine.submit('fair-cuts', 'python', right())).body.data
    for (const attempts of [1, 2, 3]) {
      await judgeQueueStore.take(site.database.sql, randomUUID(), 0)
      await sleep(5)
      const { queued, hopeless } = await judgeQueueStore.takeBack(site.database.sql, 3)
      expect([queued.length, hopeless.length]).toEqual(attempts < 3 ? [1, 0] : [0, 1])
    }
    expect((await mine.read(_id)).state).toBe('judging')
  })
})

describe('what is killed', () => {
  const closers: (() => unknown)[] = []
  afterEach(() => {
    for (const close of closers.splice(0)) close()
  })

  test('safety J6 J8 a lane, once: the submission gets its verdict all the same; twice: Internal Error', async () => {
    const app = await startApp(closers)
    const mine = handsIn(site, asha)
    const { _id } = (await mine.submit('fair-cuts', 'python', slow())).body.data
    await mine.until(_id, 'judging')
    await wait(() => app.lanes().length > 0)
    const [first = 0] = app.lanes()
    killTree(first)
    expect(await mine.until(_id, 'done')).toMatchObject({ verdict: 'Time Limit Exceeded' })
    expect(processStartTime(first)).toBeUndefined()

    const other = (await mine.submit('fair-cuts', 'python', slow())).body.data._id
    const killing = setInterval(() => app.lanes().forEach(killTree), 20)
    const done = await mine.until(other, 'done')
    clearInterval(killing)
    expect(done).toMatchObject({
      verdict: 'Internal Error',
      reason: expect.stringContaining('not your solution'),
    })
  })

  test('safety J8 the app: another process judges what it held, and its lane is gone', async () => {
    const app = await startApp(closers)
    const mine = handsIn(site, asha)
    const { _id } = (await mine.submit('fair-cuts', 'python', slow())).body.data
    await mine.until(_id, 'judging')
    await wait(() => app.lanes().length > 0)
    const [lane = 0] = app.lanes()
    await stop(app.child, 'SIGKILL')
    expect(await mine.read(_id)).toMatchObject({ state: 'judging' })
    await startApp(closers)
    expect(await mine.until(_id, 'done')).toMatchObject({ verdict: 'Time Limit Exceeded' })
    await wait(() => processStartTime(lane) === undefined)
  })

  test('safety K4 J8 an app that is stopped gives back what it was judging, uncounted', async () => {
    const app = await startApp(closers)
    const mine = handsIn(site, asha)
    const { _id } = (await mine.submit('fair-cuts', 'python', slow())).body.data
    await mine.until(_id, 'judging')
    await stop(app.child, 'SIGTERM')
    expect(await mine.read(_id)).toMatchObject({ state: 'queued', place: 1 })
    const { rows } = await site.database.pool.query('select takings from problem_submissions')
    expect(rows).toEqual([{ takings: 0 }])
  })
})

test('the stream tells the place, the test that runs and the verdict, in this order', async () => {
  const judging = await testSite({ LANES: '1' })
  try {
    const origin = await judging.listen()
    const { as } = await judging.member()
    const mine = handsIn(judging, { as })
    // Each submission has a member of its own, so places follow the order of arrival.
    await handsIn(judging, await judging.member()).submit('fair-cuts', 'python', slow())
    const { _id } = (await mine.submit('fair-cuts', 'python', slow())).body.data
    const asking = request(`${origin}/api/v1/submissions/${_id}/stream`, {
      headers: { authorization: `Bearer ${as}` },
    }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    let text = ''
    answer.on('data', (chunk) => {
      text += chunk
    })
    answer.on('error', () => undefined)
    const heard = () =>
      [...text.matchAll(/^event: progress\ndata: (.*)\n\n/gm)].map(([, data]) => JSON.parse(String(data)))
    await wait(() => heard().at(-1)?.state === 'done')
    asking.destroy()
    const states = heard().map(({ state }) => state)
    expect(states).toEqual([...states].sort((one, other) => order(one) - order(other)))
    expect(new Set(states)).toEqual(new Set(['queued', 'judging', 'done']))
    expect(heard()[0].place).toBeLessThanOrEqual(2)
    expect(heard().at(-1)).toMatchObject({ verdict: 'Time Limit Exceeded', place: null })
    expect(heard().some(({ test: running, tests }) => running >= 1 && tests > 4)).toBe(true)
    const stranger = await judging.member()
    expect((await judging.ask('GET', `/submissions/${_id}/stream`, { as: stranger.as })).status).toBe(404)
  } finally {
    await judging.close()
  }
})
const order = (state: string) => ['queued', 'judging', 'done'].indexOf(state)
