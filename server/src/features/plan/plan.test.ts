import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { PLAN_MINUTES, type Plan, type PlannedQuestion } from '@callofcode/contract/plan/plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const idOf = (slug: string) => contentId('question', slug)
const topicId = (slug: string) => contentId('topic', slug)
const listed = (topic: string) => questions.filter((one) => one.topics[0] === topic)
const ALL = [1, 2, 3, 4, 5, 6, 7]
const terms = { endsOn: dayIn(27), hours: 7, weekdays: ALL, level: 'intermediate', hard: 'placed' }
const of = (...slugs: string[]) => ({ kind: 'topics', ids: slugs.map(topicId) })
const make = (who: Member, source: object = of('arrays'), more: object = {}) =>
  site.ask('POST', '/plans', { as: who.as, body: { ...terms, ...more, source } })
const made = async (who: Member, source?: object, more?: object): Promise<string> => {
  const { status, body } = await make(who, source, more)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data._id
}
const get = async (who: Member, id: string): Promise<Plan> =>
  (await site.ask('GET', `/plans/${id}`, { as: who.as })).body.data
const plans = async (who: Member) => (await site.ask('GET', '/plans', { as: who.as })).body.data
const today = async (who: Member) => (await site.ask('GET', '/today', { as: who.as })).body.data
const tick = (who: Member, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as: who.as })
const namesOf = (plan: Plan) => plan.questions.map(({ questionName }) => questionName)
/** Lets this many days pass since the plan was created. */
const later = (id: string, days: number) =>
  sql(`update plans set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int where id = $1`, id, days)

describe('a plan', () => {
  test('LEARN-60 is made of a published list, of topics behind those that come before them, or of a company', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    const [list] = (await site.ask('GET', '/lists')).body.data
    const shown = (await site.ask('GET', `/lists/${list.slug}`)).body.data
    const ofList = await get(member, await made(member, { kind: 'list', slug: list.slug }))
    expect([ofList.title, namesOf(ofList)]).toEqual([
      list.title,
      shown.questions.map(({ questionName }: { questionName: string }) => questionName),
    ])

    const [after, before] = ['sorting', 'two-pointers']
    const ofTopics = await get(member, await made(member, of(after, before)))
    expect(ofTopics.total).toBe(listed(before).length + listed(after).length)
    expect(ofTopics.questions[0]?.topicId).toBe(topicId(before))
    expect(ofTopics.questions.at(-1)?.topicId).toBe(topicId(after))

    for (const asked of ['Two Sum', 'Two Sum', 'LRU Cache'])
      await site.ask('POST', '/admin/createInterviewExp', {
        as: admin.as,
        body: {
          company: 'Plan & Co',
          role: 'SDE',
          verdict: 'Selected',
          content: 'Long.',
          rounds: [{ kind: 'coding', asked }],
        },
      })
    const ofCompany = await get(member, await made(member, { kind: 'company', slug: 'plan-co' }))
    expect([ofCompany.title, namesOf(ofCompany)[0], ofCompany.total]).toEqual(['Plan & Co', 'Two Sum', 2])
  })

  test('LEARN-60 a list that is not published, a topic or company that is none, and bad terms are refused', async () => {
    const member = await site.member()
    const unpublished = await site.ask('POST', '/admin/curriculum/lists', {
      as: admin.as,
      body: { title: 'Not yet', description: 'Later.' },
    })
    for (const source of [
      { kind: 'list', slug: unpublished.body.data.slug },
      { kind: 'list', slug: 'no-such-list' },
      { kind: 'topics', ids: [crypto.randomUUID()] },
      { kind: 'company', slug: 'no-such-company' },
    ]) {
      const { status, body } = await make(member, source)
      expect([status, body.errors]).toEqual([400, { source: 'Choose a list, topics or a company.' }])
    }
    for (const [field, value] of [
      ['endsOn', dayIn(-2)],
      ['endsOn', dayIn(800)],
      ['endsOn', '2026-02-30'],
      ['hours', 0],
      ['hours', 61],
      ['weekdays', []],
      ['weekdays', [1, 1]],
      ['weekdays', [8]],
      ['level', 'expert'],
      ['hard', 'never'],
    ] as const)
      expect((await make(member, of('arrays'), { [field]: value })).body.errors, field).toHaveProperty([
        field === 'weekdays' && value[0] === 8 ? 'weekdays.0' : field,
      ])
  })

  test('LEARN-60 the level says what a question takes; Hard ones are placed, last or out', async () => {
    const member = await site.member()
    const id = await made(member, of('dp-1d'), { hard: 'placed' })
    const placed = await get(member, id)
    const set = (more: object) =>
      site.ask('PUT', `/plans/${id}`, { as: member.as, body: { ...terms, ...more } })
    for (const level of ['beginner', 'intermediate', 'confident'] as const) {
      await set({ level })
      for (const { difficulty, minutes } of (await get(member, id)).questions)
        expect(minutes).toBe(PLAN_MINUTES[level][difficulty])
    }
    await set({ hard: 'last' })
    const last = (await get(member, id)).questions
    const hard = last.filter(({ difficulty }) => difficulty === 'Hard').length
    expect(hard).toBeGreaterThan(0)
    expect(last.slice(-hard).every(({ difficulty }) => difficulty === 'Hard')).toBe(true)
    expect((await plans(member))[0].next.id).toBe(last[0]?.id)
    await set({ hard: 'out' })
    expect(await get(member, id)).toMatchObject({ leftOut: hard, total: placed.total - hard })
    expect((await plans(member))[0]).toMatchObject({ leftOut: hard, total: placed.total - hard })
  })

  test('LEARN-60 there is one of each source, and ten at most', async () => {
    const member = await site.member()
    await made(member, of('arrays', 'strings'))
    expect((await make(member, of('strings', 'arrays'))).status).toBe(409)
    const others = topics.filter(({ slug }) => listed(slug).length > 0).slice(0, 10)
    for (const { slug } of others.slice(0, 9)) await made(member, of(slug))
    const { status, body } = await make(member, of(others[9]?.slug ?? ''))
    expect([status, body.message]).toEqual([409, 'You have 10 plans. Delete one first.'])
  })

  test('LEARN-61 LEARN-62 every question has a day; missed days spread the rest over what is left; what is done keeps its day', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    const id = await made(member, of('arrays', 'strings'), { hours: 30 })
    const before = await get(member, id)
    expect(before.forecast).toMatchObject({ daysLate: 0, hoursToFit: null, withoutHard: null })
    for (const { on } of before.questions) expect(on && on >= dayIn(0) && on <= terms.endsOn).toBe(true)
    const ofToday = (plan: Plan) => plan.questions.filter(({ on, done }) => !done && on === dayIn(0))
    expect((await plans(member))[0]).toMatchObject({ leftToday: ofToday(before).length, done: 0 })

    const [first, second] = before.questions as [PlannedQuestion, PlannedQuestion]
    await tick(member, first.id)
    const ticked = await get(member, id)
    expect(ticked.questions[0]).toMatchObject({ done: true, on: dayIn(0) })
    expect(ticked.questions.slice(1)).toEqual(before.questions.slice(1))
    expect((await plans(member))[0]).toMatchObject({ leftToday: ofToday(before).length - 1, done: 1 })

    await sql(
      `update completed_questions set completed_at = now() - interval '12 days' where member_id = $1`,
      member.id,
    )
    await tick(member, second.id)
    await later(id, 20)
    const after = await get(member, id)
    expect(after.questions[0]).toMatchObject({ done: true, on: dayIn(-12) })
    expect(after.endsOn).toBe(dayIn(7))
    expect(after.questions.filter(({ done, on }) => !done && (!on || on < dayIn(0)))).toEqual([])
    expect(ofToday(after).length).toBeGreaterThan(ofToday(before).length)
    expect(after.forecast.daysLate).toBe(0)
  })

  test('LEARN-62 days begin where the member lives, and days off have no questions', async () => {
    const member = await site.member({ timeZone: 'Pacific/Kiritimati' })
    const id = await made(member, of('arrays'), { endsOn: dayIn(20) })
    const there = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const before = await get(member, id)
    expect([before.today, before.startsOn, before.questions[0]?.on]).toEqual([there, there, there])
    const to = new Date(Date.parse(there) + 3 * 86_400_000).toISOString().slice(0, 10)
    await site.ask('POST', '/streak/pauses', { as: member.as, body: { from: there, to } })
    for (const { on } of (await get(member, id)).questions) expect(on && on > to).toBe(true)
    expect((await plans(member))[0].leftToday).toBe(0)
  })

  test('LEARN-63 what does not fit, and what is over, is said with its day, the hours that would do, and Hard ones', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    const id = await made(member, of('dp-1d'), { hours: 2, endsOn: dayIn(9) })
    const { forecast, questions: all } = await get(member, id)
    expect(forecast.daysLate).toBeGreaterThan(0)
    expect(Date.parse(forecast.endsOn ?? '') - Date.parse(dayIn(9))).toBe(forecast.daysLate * 86_400_000)
    expect(forecast.minutes).toBe(all.reduce((sum, { minutes }) => sum + minutes, 0))
    expect(forecast.withoutHard?.daysLate).toBeLessThan(forecast.daysLate)
    const set = (more: object) =>
      site.ask('PUT', `/plans/${id}`, {
        as: member.as,
        body: { ...terms, hours: 2, endsOn: dayIn(9), ...more },
      })
    await set({ hours: forecast.hoursToFit })
    expect((await get(member, id)).forecast.daysLate).toBe(0)
    await set({ endsOn: forecast.endsOn })
    expect((await get(member, id)).forecast.daysLate).toBe(0)
    await set({ hard: 'out' })
    expect((await get(member, id)).forecast.endsOn).toBe(forecast.withoutHard?.endsOn)

    await set({})
    await later(id, 15)
    const over = await get(member, id)
    expect([over.endsOn, over.forecast.hoursToFit, over.questions[0]?.on]).toEqual([
      dayIn(-6),
      null,
      dayIn(0),
    ])
    // The hours change, and the end stays.
    expect((await set({ endsOn: dayIn(-6), hours: 20 })).status).toBe(200)
    expect((await set({ endsOn: dayIn(-5) })).status).toBe(400)
  })

  test('LEARN-64 a preview is the plan that would be made, and makes none', async () => {
    const member = await site.member()
    await tick(member, idOf(listed('arrays')[0]?.slug ?? ''))
    const body = { ...terms, source: of('arrays') }
    const preview = (await site.ask('POST', '/plans/preview', { as: member.as, body })).body.data
    expect(await plans(member)).toEqual([])
    const {
      _id: _,
      batch: __,
      hasFeed: ___,
      mentorsSee: ____,
      listNow: _____,
      hasList: ______,
      change: _______,
      ...plan
    } = await get(member, await made(member))
    expect({ ...preview, questions: null }).toEqual({ ...plan, questions: null })
    const days = (of: PlannedQuestion[]) => of.map(({ id, on }) => [id, on])
    expect(days(preview.questions)).toEqual(days(plan.questions))
  })

  test('LEARN-65 is changed and deleted by its member, and is nobody else’s', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const id = await made(member)
    const body = { ...terms, hours: 3, weekdays: [7, 6] }
    for (const who of [other, admin]) {
      expect((await site.ask('GET', `/plans/${id}`, { as: who.as })).status).toBe(404)
      expect((await site.ask('PUT', `/plans/${id}`, { as: who.as, body })).status).toBe(404)
      expect((await site.ask('DELETE', `/plans/${id}`, { as: who.as })).status).toBe(404)
      expect((await site.ask('PUT', `/plans/${id}/feed`, { as: who.as })).status).toBe(404)
    }
    await site.ask('PUT', `/plans/${id}`, { as: member.as, body })
    expect(await get(member, id)).toMatchObject({ hours: 3, weekdays: [6, 7] })
    for (const { on } of (await get(member, id)).questions)
      expect([0, 6]).toContain(new Date(on ?? '').getUTCDay())
    expect((await site.ask('DELETE', `/plans/${id}`, { as: member.as })).status).toBe(200)
    expect(await plans(member)).toEqual([])
  })
})

describe('a calendar', () => {
  const read = (path: string) => site.app.inject({ url: path })
  const entries = (text: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) => ({
        uid: /UID:(.*)/.exec(entry)?.[1]?.trim(),
        day: /DTSTART;VALUE=DATE:(\d+)/.exec(entry)?.[1],
        summary: /SUMMARY:(.*)/.exec(entry)?.[1]?.trim(),
      }))

  test('LEARN-68 reads a plan from an address that says nothing and ends: an entry for each day, named alike after a change', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    const id = await made(member)
    const feed = async () =>
      (await site.ask('PUT', `/plans/${id}/feed`, { as: member.as })).body.data.path as string
    const path = await feed()
    expect((await get(member, id)).hasFeed).toBe(true)
    expect(
      (await sql('select token_hash from plan_feeds where plan_id = $1', id))[0].token_hash,
    ).not.toContain(path.slice(12, -4))
    const first = await read(path)
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    const plan = await get(member, id)
    const days = [...new Set(plan.questions.map(({ on }) => on))]
    expect(entries(first.body).map(({ day }) => day)).toEqual(days.map((day) => day?.replaceAll('-', '')))
    expect(entries(first.body)[0]).toMatchObject({ uid: expect.stringMatching(`^${id}-${dayIn(0)}@`) })
    expect(entries(first.body)[0]?.summary).toContain(plan.questions[0]?.questionName)

    await tick(member, plan.questions[0]?.id ?? '')
    await site.ask('PUT', `/plans/${id}`, { as: member.as, body: { ...terms, endsOn: dayIn(4), hours: 40 } })
    const changed = entries((await read(path)).body)
    expect(new Set(changed.map(({ uid }) => uid)).size).toBe(changed.length)
    expect(changed.find(({ day }) => day === dayIn(1).replaceAll('-', ''))?.uid).toMatch(`${id}-${dayIn(1)}@`)

    const other = await feed()
    expect([(await read(path)).statusCode, (await read(other)).statusCode]).toEqual([404, 200])
    await site.ask('DELETE', `/plans/${id}/feed`, { as: member.as })
    expect([(await read(other)).statusCode, (await read('/plans/feed/x.ics')).statusCode]).toEqual([404, 404])
    expect((await get(member, id)).hasFeed).toBe(false)
  })

  test('LEARN-68 SAFE-321 ends at once for many who wait for a connection, each with one of its own', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => site.member()))
    const ids = await Promise.all(members.map((member) => made(member)))
    const ended = await Promise.all(
      members.map(({ as }, at) => site.ask('DELETE', `/plans/${ids[at]}/feed`, { as })),
    )
    expect(ended.map(({ status }) => status)).toEqual(members.map(() => 200))
  })

  test('LEARN-68 names of questions and plans are text in it', async () => {
    const member = await site.member()
    const name = `Nim; a, b\\c\r\nBEGIN:VEVENT ${crypto.randomUUID()}`
    const { body } = await site.ask('POST', '/admin/curriculum/questions', {
      as: admin.as,
      body: {
        topicId: topicId('trie'),
        questionName: name.replace('\r\n', ' '),
        link: 'https://example.com/nim',
      },
    })
    await sql('update questions set name = $2 where id = $1', body.data._id, name)
    const id = await made(member, of('trie'))
    const { path } = (await site.ask('PUT', `/plans/${id}/feed`, { as: member.as })).body.data
    const lines = (await read(path)).body.split('\r\n')
    const begun = lines.filter((line) => line === 'BEGIN:VEVENT').length
    expect(begun).toBe(lines.filter((line) => line.startsWith('UID:')).length)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    await sql('update questions set retired_at = now() where id = $1', body.data._id)
  })
})

describe('Today', () => {
  test('LEARN-69 has the next step of the plan that ends first, while the day asks for it, in its one statement', async () => {
    const member = await site.member({ timeZone: 'UTC' })
    expect((await today(member)).plan).toBeNull()
    await made(member, of('strings'), { endsOn: dayIn(100), level: 'confident' })
    const id = await made(member, of('arrays'), { hours: 30 })
    const plan = await get(member, id)
    const left = plan.questions.filter(({ on }) => on === dayIn(0))
    expect((await today(member)).plan).toEqual({
      planId: id,
      title: plan.title,
      leftToday: left.length,
      minutes: left[0]?.minutes,
      minutesToday: left.reduce((sum, { minutes }) => sum + minutes, 0),
      next: {
        id: left[0]?.id,
        questionName: left[0]?.questionName,
        difficulty: left[0]?.difficulty,
        topicId: left[0]?.topicId,
        problem: { slug: 'saffron-trade', title: 'Saffron Trade' },
      },
    })
    for (const one of left) await tick(member, one.id)
    expect((await today(member)).plan.planId).not.toBe(id)
    const nobody = await site.member()
    const statements = (who: Member) => countStatements(site.database, '', () => today(who))
    await statements(nobody)
    expect(await statements(member)).toBe(await statements(nobody))
  })
})

test('LEARN-71 plans are read in as many statements for many solved questions as for none', async () => {
  const [fresh, busy] = [await site.member(), await site.member()]
  await sql('insert into completed_questions select $1, id, now() from questions', busy.id)
  const count = async (who: Member) => {
    const id = await made(who, of('arrays', 'strings', 'heap'))
    await get(who, id)
    return [
      await countStatements(site.database, '', () => get(who, id)),
      await countStatements(site.database, '', () => plans(who)),
    ]
  }
  const [whole = 0, list = 0] = await count(fresh)
  expect(await count(busy)).toEqual([whole, list])
  expect(whole).toBeLessThan(8)
  expect(list).toBeLessThan(6)
  expect((await plans(busy))[0].forecast).toMatchObject({ minutes: 0, endsOn: null, daysLate: 0 })
})

describe('what a member has', () => {
  test('LEARN-70 is in their own data without the address of the feed, and goes with the account', async () => {
    const member = await site.member()
    const id = await made(member)
    const { path } = (await site.ask('PUT', `/plans/${id}/feed`, { as: member.as })).body.data
    const { body } = await site.ask('GET', '/members/me/export', { as: member.as })
    expect(body.data.plans).toMatchObject([{ of: 'topics', hours: 7, endsOn: terms.endsOn }])
    expect(body.data.plans[0].questions).toHaveLength(listed('arrays').length)
    expect(body.data.planFeeds).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(path.slice(12, -4))
    await sql('delete from members where id = $1', member.id)
    expect(await sql('select from plans where id = $1', id)).toEqual([])
  })

  test('LEARN-70 follows a question that is merged, and a split leaves it', async () => {
    const member = await site.member()
    const add = async (name: string) => {
      const body = { topicId: topicId('union-find'), questionName: `${name} ${crypto.randomUUID()}` }
      const link = `https://example.com/${crypto.randomUUID()}`
      return (
        await site.ask('POST', '/admin/curriculum/questions', { as: admin.as, body: { ...body, link } })
      ).body.data._id as string
    }
    const [goes, stays] = [await add('Goes'), await add('Stays')]
    const id = await made(member, of('union-find'))
    const before = await get(member, id)
    const merged = await site.ask('POST', `/admin/curriculum/questions/${goes}/merge/${stays}`, {
      as: admin.as,
    })
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    const ids = (await get(member, id)).questions.map((one) => one.id)
    expect(ids).toEqual(before.questions.map((one) => one.id).filter((one) => one !== goes))
  })
})
