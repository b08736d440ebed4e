import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writesProblems } from '../../../testing/authoring.ts'
import { handsIn } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let member: Awaited<ReturnType<TestSite['member']>>
let { at, create, get, save, checked, publish, download } = {} as ReturnType<typeof writesProblems>
beforeAll(async () => {
  site = await testSite({ LANES: '1' })
  admin = (await site.member({ role: 'admin', name: 'Ada Admin' })).as
  ;({ at, create, get, save, checked, publish, download } = writesProblems(site, admin))
  member = await site.member()
})
afterAll(() => site.close())

const TASK = { title: 'Doubled', difficulty: 'Easy', topic: 'club-classics', style: 'stdin', hints: [] }
const files = {
  'problem.json': JSON.stringify(TASK),
  'statement.md': 'Read a number and write twice as much.',
  'submissions/accepted/mine.py': 'print(2 * int(input()))\n',
  ...Object.fromEntries(
    ['sample/1', 'secret/2', 'secret/3'].flatMap((name) => {
      const number = Number(name.at(-1))
      return [
        [`data/${name}.in`, `${number}\n`],
        [`data/${name}.ans`, `${2 * number}\n`],
      ]
    }),
  ),
}

const search = async () => JSON.stringify((await site.ask('GET', '/search?q=doubled')).body)
const setTimes = async (slug: string, opensAt: string | null, closesAt: string | null) => {
  const { opensAt: was, closesAt: wasClosing } = await get(slug)
  return site.ask('PUT', at(slug, '/opening'), {
    as: admin,
    body: { opensAt, closesAt, was: { opensAt: was, closesAt: wasClosing } },
  })
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('a problem for the club', () => {
  test('CLUB-650 CLUB-654 one solution under any name, three tests and a topic of the club are enough', async () => {
    await site.ask('POST', '/admin/curriculum/topics', {
      as: admin,
      body: { title: 'Club Classics', description: 'Loved by the club.' },
    })
    const { body } = await site.ask('GET', '/topics/')
    const topic = body.topics.find(({ title }: { title: string }) => title === 'Club Classics')?.slug
    expect((await create({ slug: 'doubled', begin: 'empty' })).status).toBe(201)
    await save('doubled', { ...files, 'problem.json': JSON.stringify({ ...TASK, topic }) })
    const check = await checked('doubled')
    expect(check).toMatchObject({ state: 'passed', faults: [], tests: 3 })
    expect((await publish('doubled')).body.data).toMatchObject({ state: 'published', version: 1 })

    const page = (await site.ask('GET', '/problems/doubled')).body.data
    expect(page).toMatchObject({
      hints: 0,
      topics: [{ title: 'Club Classics' }],
      samples: [{ answer: '2\n' }],
    })
    // The shown test became the example of the statement, and the author's text stays as it was.
    expect(page.html).toContain('Example 1')
    expect((await get('doubled')).files['statement.md']).toBe(files['statement.md'])
  })

  test('CLUB-650 a language without a solution gets a limit that follows from the others, and is said to', async () => {
    const { measures } = (await get('doubled')).check ?? { measures: [] }
    expect(measures.map(({ language, derived = false }) => [language, derived])).toEqual([
      ['cpp', true],
      ['python', false],
      ['javascript', true],
    ])
    const hands = handsIn(site, member)
    const right = 'console.log(2 * Number(require("fs").readFileSync(0, "utf8")))'
    expect(await hands.judged('doubled', 'javascript', right)).toMatchObject({ verdict: 'Accepted' })
    const own = (await site.ask('GET', '/problems/doubled/mine', { as: member.as })).body.data
    expect(own).toMatchObject({ editorial: { html: '' }, left: 0 })
  })

  test('CLUB-651 the whole standard is asked for where it is exported as a package, and nowhere else', async () => {
    const { statusCode, json } = await download('doubled', 'kattis')
    expect([statusCode, json().message]).toEqual([
      409,
      'A package needs the whole standard, and this problem has 1 of 11 parts. Check says what is missing.',
    ])
    const { statusCode: folder, rawPayload } = await download('doubled', 'folder')
    expect(folder).toBe(200)
    expect(Object.keys(unzipSync(new Uint8Array(rawPayload)))).not.toContain('doubled/editorial.md')
  })

  test('CLUB-650 a wrong answer among the tests, or too few of them, is not published', async () => {
    await create({ slug: 'wrongly', begin: 'empty' })
    await save('wrongly', { ...files, 'problem.json': JSON.stringify({ ...TASK, topic: 'arrays' }) })
    await save('wrongly', { 'data/secret/3.ans': '7\n' })
    const [fault] = (await checked('wrongly')).faults
    expect(fault).toMatchObject({ file: 'submissions/accepted/mine.py' })
    expect(fault?.reason).toContain('gets Wrong Answer on secret/3')
    await save('wrongly', { 'data/secret/3.in': null, 'data/secret/3.ans': null })
    expect((await checked('wrongly')).faults).toEqual([
      { file: 'data', reason: 'has 2 tests; at least 3 are needed' },
    ])
    expect((await publish('wrongly')).status).toBe(409)
  })
})

describe('its times', () => {
  const isSeen = async () => {
    const listed = (await site.ask('GET', '/problems')).body.data as { slug: string }[]
    return {
      page: (await site.ask('GET', '/problems/doubled')).status,
      mine: (await site.ask('GET', '/problems/doubled/mine', { as: member.as })).status,
      listed: listed.some(({ slug }) => slug === 'doubled'),
      found: (await search()).includes('doubled'),
      sitemap: (await site.app.inject({ url: '/sitemap.xml' })).body.includes('doubled'),
      week: (await site.ask('GET', '/today', { as: (await site.member()).as })).body.data.week?.slug ?? null,
    }
  }

  test('CLUB-655 before it opens nobody finds it, whichever way they ask', async () => {
    expect((await setTimes('doubled', inHours(2), inHours(4))).status).toBe(200)
    expect(await isSeen()).toEqual({
      page: 404,
      mine: 404,
      listed: false,
      found: false,
      sitemap: false,
      week: null,
    })
    expect((await get('doubled')).state).toBe('published')
  })

  test('CLUB-656 while it is open Today names it, and no longer once it is solved or the week is over', async () => {
    await setTimes('doubled', inHours(-2), inHours(4))
    expect(await isSeen()).toMatchObject({ page: 200, listed: true, found: true, week: 'doubled' })
    expect((await site.ask('GET', '/today', { as: member.as })).body.data.week).toBeNull()
    await setTimes('doubled', inHours(-2), inHours(-1))
    expect(await isSeen()).toMatchObject({ page: 200, listed: true, week: null })
  })

  test('CLUB-657 times that cannot be are said at their field, and a second admin loses nothing', async () => {
    expect((await setTimes('doubled', inHours(4), inHours(2))).body.errors).toEqual({
      closesAt: 'It closes after it opens: choose a later time.',
    })
    expect((await setTimes('doubled', null, inHours(2))).status).toBe(200)
    await setTimes('doubled', inHours(-2), inHours(2))
    const stale = { opensAt: null, closesAt: null }
    const late = await site.ask('PUT', at('doubled', '/opening'), {
      as: admin,
      body: { ...stale, was: stale },
    })
    expect(late.status).toBe(409)
    expect((await setTimes('doubled', null, null)).status).toBe(200)
  })
})
