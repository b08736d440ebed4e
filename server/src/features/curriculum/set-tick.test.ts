import { randomUUID } from 'node:crypto'
import { contentId, questions } from '@callofcode/content/curriculum'
import { drizzle } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import type { Sql } from '../../platform/database/database.ts'
import { reviewStore } from '../review/public.ts'

// Devices that tick and review offline, with wrong clocks. They send their requests in any order, and some more than once.

let site: TestSite
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FIRST = 5 * DAY
const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const QUESTIONS = [0, 1, 2].map(idOf)
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows

interface Act {
  readonly device: number
  readonly question: number
  /** The true time, in milliseconds since `begin`. */
  readonly time: number
  readonly does: { readonly completed: boolean } | { readonly rating: number | null }
}
interface Device {
  /** How far its clock is off at first and after a jump, in milliseconds. */
  readonly off: number
  readonly jump: number
  readonly jumpsAt: number
  /** When it last read from the site. */
  readonly seen: number
}
interface Scenario {
  readonly devices: readonly Device[]
  /** When each question was ticked on the site, in milliseconds since `begin`. That is weeks before, or in between. */
  readonly ticked: readonly number[]
  readonly acts: readonly Act[]
  /** Two orders in which the requests arrive. */
  readonly ways: readonly (readonly number[])[]
}

const YEARS = 30 * 365 * DAY
const wrong = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -YEARS, max: YEARS }),
  fc.integer({ min: -DAY, max: DAY }),
)
const does = fc.oneof(
  fc.boolean().map((completed) => ({ completed })),
  fc.constantFrom(1, 2, 3, 4, null).map((rating) => ({ rating })),
)
const scenario = (jumps: boolean): fc.Arbitrary<Scenario> =>
  fc
    .record({
      devices: fc.array(
        fc.record({
          off: wrong,
          jump: jumps ? wrong : fc.constant(0),
          jumpsAt: fc.integer({ min: 0, max: FIRST }),
          seen: fc.integer({ min: 0, max: 10 * MINUTE }),
        }),
        { minLength: 2, maxLength: 4 },
      ),
      acts: fc.uniqueArray(
        fc.record({
          device: fc.nat(3),
          question: fc.nat(QUESTIONS.length - 1),
          time: fc.integer({ min: 15, max: FIRST / MINUTE - 60 }).map((minute) => minute * MINUTE),
          does,
        }),
        { minLength: 1, maxLength: 12, selector: ({ time }) => time },
      ),
      ways: fc.array(fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), { minLength: 2, maxLength: 2 }),
      ticked: fc.array(
        fc.oneof(
          fc.constant(-15 * DAY),
          fc.integer({ min: 1, max: FIRST / MINUTE - 60 }).map((minute) => minute * MINUTE),
        ),
        { minLength: QUESTIONS.length, maxLength: QUESTIONS.length },
      ),
    })
    .map(({ devices, acts, ways, ticked }) => ({
      devices,
      ways,
      ticked,
      acts: acts
        .map((act) => ({ ...act, device: act.device % devices.length }))
        .toSorted((a, b) => a.time - b.time),
    }))

/** Returns the time that the clock of a device shows at a moment. */
const reads = ({ off, jump, jumpsAt }: Device, begin: number, time: number) =>
  time + off + (time - begin >= jumpsAt ? jump : 0)

interface Waiting extends Act {
  readonly id: string
  readonly device: number
}

/**
 * Sends the actions of the devices in the order that `way` draws. A device sends its actions on one question in their order, each
 * with the one that preceded it. Some responses are lost, so the device sends those requests again at any later time.
 */
async function run(member: Member, { devices, acts }: Scenario, way: readonly number[] | undefined) {
  const begin = Date.now() - FIRST
  const waiting: Waiting[] = acts.map((act) => ({ ...act, id: randomUUID() }))
  const lanes = new Map<string, Waiting[]>()
  for (const act of waiting) {
    const lane = `${act.device} ${act.question} ${'rating' in act.does}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), act])
  }
  const saidAt = new Map<string, string>()
  const again: Waiting[] = []
  const send = async (lane: string, act: Waiting) => {
    const device = devices[act.device] as Device
    const seen = saidAt.get(lane) ?? new Date(begin + device.seen).toISOString()
    const body = {
      ...act.does,
      id: act.id,
      seen,
      at: new Date(reads(device, begin, begin + act.time)).toISOString(),
      sentAt: new Date(reads(device, begin, Date.now())).toISOString(),
    }
    const question = QUESTIONS[act.question]
    const path =
      'rating' in act.does
        ? `/reviews/${question}/rating`
        : `/progress/memberId/questions/${question}/completed`
    const answer = await site.ask('PUT', path, { as: member.as, body })
    expect(answer.status).toBe(200)
    await expectToFollow(member)
    return (answer.body.saidAt ?? answer.body.data.saidAt) as string
  }
  if (!way) {
    // Sends each once, in the order in which it was done.
    for (const act of waiting)
      for (const [lane, all] of lanes) if (all.includes(act)) saidAt.set(lane, await send(lane, act))
    return
  }
  let turn = 0
  const draw = (most: number) => (way[turn++ % way.length] ?? 0) % most
  while (lanes.size > 0) {
    const [lane, [act, ...rest]] = [...lanes][draw(lanes.size)] as [string, [Waiting, ...Waiting[]]]
    const said = await send(lane, act)
    const isLost = draw(3) === 0
    // The response is lost. The device retries and gets the same response.
    if (isLost) expect(await send(lane, act)).toBe(said)
    saidAt.set(lane, said)
    if (rest.length > 0) lanes.set(lane, rest as [Waiting, ...Waiting[]])
    else lanes.delete(lane)
    if (draw(2) === 0) again.push(act)
    // The network delivers an old request again.
    const late = again[draw(again.length + 1)]
    if (late) await send('', late)
  }
  for (const act of again) await send('', act)
  const [{ n }] = await sql('select count(*)::int as n from device_words where member_id = $1', member.id)
  expect(n).toBe(acts.length)
}

/**
 * Returns a member who has ticked all questions, so all have reviews. The ticks are some weeks old, or were made while the
 * devices were offline.
 */
async function begun({ ticked }: Scenario) {
  const member = await site.member()
  for (const [at, question] of QUESTIONS.entries()) {
    const values = [member.id, question, new Date(Date.now() - FIRST + (ticked[at] ?? 0))]
    await sql(
      `insert into completed_questions (member_id, question_id, completed_at) values ($1, $2, $3)`,
      ...values,
    )
    await sql(`update tick_states set at = $3 where member_id = $1 and question_id = $2`, ...values)
  }
  return member
}

/** The data that is derived from ticks: reviews, and counts of them. */
const FOLLOWS = [
  `select question_id, ticked, stability, difficulty, reviewed_on::text, due_on::text, reps, lapses from reviews
   where member_id = $1 order by 1`,
  `select month::text, known, forgotten from review_months where member_id = $1 and (known > 0 or forgotten > 0) order by 1`,
  `select strength, due_month::text, sum(questions)::int as n from review_memory where member_id = $1
   group by 1, 2 having sum(questions) > 0 order by 1, 2`,
]

/** Checks that the stored reviews equal those that are computed from the whole history. */
async function expectToFollow({ id }: Member) {
  const held: unknown[][] = []
  for (const text of FOLLOWS) held.push(await sql(text, id))
  const client = await site.database.pool.connect()
  try {
    await client.query('begin')
    await reviewStore.rebuild(drizzle({ client }) as unknown as Sql, id)
    for (const [at, text] of FOLLOWS.entries())
      expect(held[at]).toEqual((await client.query(text, [id])).rows)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Returns all visible results of the actions, and all counts of them. */
async function stateOf({ id, as }: Member) {
  const { completedQuestion } = (await site.ask('GET', '/progress/memberId/completed-questions', { as })).body
  const of = (text: string) => sql(text, id)
  return {
    ticked: completedQuestion.map((one: { questionId: string }) => one.questionId).toSorted(),
    words: await of(
      `select question_id, day::text, rating from review_ratings where member_id = $1 order by 1, 2`,
    ),
    reviews: await of(
      `select question_id, ticked, stability, reps, lapses, due_on::text from reviews where member_id = $1 order by 1`,
    ),
    days: await of(
      `select day::text, done, reviewed from member_days where member_id = $1 and (done > 0 or reviewed > 0) order by 1`,
    ),
    months: await of(
      `select month::text, known, forgotten from review_months where member_id = $1 and (known > 0 or forgotten > 0) order by 1`,
    ),
    memory: await of(
      `select strength, due_month::text, sum(questions)::int as n from review_memory where member_id = $1
       group by 1, 2 having sum(questions) > 0 order by 1, 2`,
    ),
    first: await of(
      `select question_id, least(c.completed_at, f.completed_at)::date::text as day from completed_questions c
       full join first_completions f using (member_id, question_id) where member_id = $1 order by 1`,
    ),
  }
}

/** A hundred histories with `npm run test:hard`, eight in the gate. */
const often = { seed: 150, numRuns: import.meta.env.MODE === 'hard' ? 100 : 8, endOnFailure: true }

test('LEARN-180 what several devices did ends as it was done, however wrong their clocks stand, whatever the order, and counts once', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(scenario(false), async (given) => {
      // Does the same with correct clocks: each request once, in the order of the actions.
      const right = await begun(given)
      await run(
        right,
        { ...given, devices: given.devices.map((device) => ({ ...device, off: 0 })) },
        undefined,
      )
      const expected = await stateOf(right)
      for (const way of given.ways) {
        const member = await begun(given)
        await run(member, given, way)
        expect(await stateOf(member)).toEqual(expected)
      }
    }),
    often,
  )
})

test('LEARN-181 with clocks that jump in between too, every order ends the same, and nothing stays against what is done after it', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(scenario(true), wrong, async (given, off) => {
      const [one, other] = [await begun(given), await begun(given)]
      await run(one, given, given.ways[0])
      await run(other, given, given.ways[1])
      const state = await stateOf(one)
      expect(await stateOf(other)).toEqual(state)
      // A device that has read this state can change it, whatever its clock shows.
      const list = () => site.ask('GET', '/progress/memberId/completed-questions', { as: one.as })
      const { asOf } = (await list()).body
      for (const question of QUESTIONS) {
        const completed = !state.ticked.includes(question)
        const [at, sentAt] = [Date.now() + off, Date.now()].map((time) => new Date(time).toISOString())
        const { body } = await site.ask('PUT', `/progress/memberId/questions/${question}/completed`, {
          as: one.as,
          body: { completed, id: randomUUID(), at, sentAt, seen: asOf },
        })
        expect(body.completed).toBe(completed)
      }
    }),
    often,
  )
})

test('LEARN-180 what was changed online since is not taken back by a device that comes later', async () => {
  const member = await site.member()
  const set = (completed: boolean, ago: number, more: object = {}) =>
    site.ask('PUT', `/progress/memberId/questions/${QUESTIONS[0]}/completed`, {
      as: member.as,
      body: {
        completed,
        id: randomUUID(),
        at: new Date(Date.now() - ago).toISOString(),
        sentAt: new Date().toISOString(),
        ...more,
      },
    })
  const toggle = () =>
    site.ask('PATCH', `/progress/memberId/questions/${QUESTIONS[0]}/completed/toggle`, { as: member.as })
  await toggle()
  expect((await set(false, DAY)).body.completed).toBe(true)
  await toggle()
  expect((await set(true, DAY)).body.completed).toBe(false)
  // The date of the completion stays.
  const days = await sql(
    'select completed_at::date::text as day from first_completions where member_id = $1',
    member.id,
  )
  expect(days).toEqual([{ day: new Date(Date.now() - DAY).toISOString().slice(0, 10) }])
  // Toggles at the same time cause no deadlock.
  const all = Array.from({ length: 30 }, (_, at) => (at % 2 ? toggle() : set(at % 4 === 0, 0)))
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200))
})

const ago = (time: number) => new Date(Date.now() - time).toISOString()
const said = (time: number) => ({ id: randomUUID(), at: ago(time), sentAt: ago(0) })

test('LEARN-186 the review of a question follows at once from a tick that turns out to be earlier than what was rated', async () => {
  const does = ({ as }: Member) => ({
    tick: async (time: number, at = 0) => {
      const path = `/progress/memberId/questions/${QUESTIONS[at]}/completed`
      expect((await site.ask('PUT', path, { as, body: { completed: true, ...said(time) } })).status).toBe(200)
    },
    rate: async (time: number, rating: number, at = 0) => {
      const answer = await site.ask('PUT', `/reviews/${QUESTIONS[at]}/rating`, {
        as,
        body: { rating, ...said(time) },
      })
      expect(answer.status).toBe(200)
    },
  })
  const [right, late, busy] = [await site.member(), await site.member(), await site.member()]
  // The true order: ticked, then rated three times.
  const order = does(right)
  await order.tick(6 * DAY)
  for (const [days, rating] of [
    [5, 1],
    [3, 3],
    [1, 4],
  ] as const)
    await order.rate(days * DAY, rating)
  const after = does(late)
  await after.tick(2 * DAY)
  await after.rate(1 * DAY, 4)
  await after.rate(5 * DAY, 1)
  await after.rate(3 * DAY, 3)
  await after.tick(4 * DAY)
  await after.tick(6 * DAY)
  const { first, ...state } = await stateOf(right)
  expect(await stateOf(late)).toEqual({ first, ...state })
  // All three may fall in one month or in two.
  expect(state.months.reduce((sum, { known, forgotten }) => sum + known + forgotten, 0)).toBe(3)

  // Many devices at once.
  const many = does(busy)
  await many.tick(1 * DAY)
  await many.tick(1 * DAY, 1)
  await Promise.all(
    [2, 6, 3, 5, 4, 6, 2].flatMap((days) => [
      many.tick(days * DAY),
      many.rate((days - 1) * DAY, 1 + (days % 4)),
      many.tick(days * DAY, 1),
      many.rate((days - 1) * DAY, 3, 1),
    ]),
  )
  await expectToFollow(busy)
})

test('LEARN-186 the review of a question that was done on an unknown day follows from the day on which the site heard of it', async () => {
  const member = await site.member()
  await sql(
    `insert into completed_questions (member_id, question_id, completed_at) values ($1, $2, 'epoch')`,
    member.id,
    QUESTIONS[0],
  )
  await sql(
    `update reviews set created_at = now() - interval '9 days', reviewed_on = (now() - interval '9 days')::date where member_id = $1`,
    member.id,
  )
  const { as } = member
  await site.ask('PUT', `/reviews/${QUESTIONS[0]}/rating`, { as, body: { rating: 3, ...said(0) } })
  const [review] = await sql(
    'select stability, due_on - reviewed_on as days from reviews where member_id = $1',
    member.id,
  )
  // It is known for nine days, and not since 1970.
  expect(review.stability).toBeLessThan(40)
  expect(review.days).toBeLessThan(50)
})
