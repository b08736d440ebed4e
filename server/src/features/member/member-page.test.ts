import { randomUUID } from 'node:crypto'
import { PAGE_PARTS, type PagePart } from '@callofcode/contract/member/member-page'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { ACCEPTED, ACTIVITY, SOLVED, WRITINGS } from './member-page-store.ts'

let site: TestSite
let topics: { id: string; title: string; slug: string }[]
let questions: string[]
beforeAll(async () => {
  site = await testSite()
  topics = (await site.ask('GET', '/topics/')).body.topics
  const { body } = await site.ask('GET', `/topics/${topics[0]?.id}/questions`)
  questions = body.questions.map(({ id }: { id: string }) => id)
})
afterAll(() => site.close())

const everything = {
  name: 'Ptolemaia Okapi',
  phone: '+91 5550199',
  birthDate: new Date('2004-03-09'),
  passoutYear: new Date('2027-01-02'),
  bio: 'Graphs and tea.',
  github: 'https://github.com/okapi',
  createdAt: new Date('2025-08-09T10:00:00Z'),
}
type Member = Awaited<ReturnType<TestSite['member']>>
const pageOf = (handle: string, as?: string) =>
  site.ask('GET', as ? `/member-pages/${handle}` : `/member-pages/${handle}/public`, as ? { as } : {})
const choose = async (member: Member, chosen: object) => {
  const answer = await site.ask('PATCH', '/members/me/page', { as: member.as, body: chosen })
  expect([chosen, answer.status]).toEqual([chosen, 200])
  return answer.body.data
}
const thread = async (as: string, title: string) =>
  (await site.ask('POST', '/forum/threads', { as, body: { title, category: 'General', content: 'C' } })).body
    .data._id as string
const tick = (as: string, question: string | undefined) =>
  site.ask('PATCH', `/progress/memberId/questions/${question}/completed/toggle`, { as })

/** Creates a member with content in every part. */
async function fullMember(given: object = {}): Promise<Member> {
  const member = await site.member({ ...everything, ...given })
  for (const question of questions.slice(0, 3)) await tick(member.as, question)
  await thread(member.as, 'Where do okapis sleep?')
  await site.database.pool.query(
    `with made as (insert into events (title, description, starts_at, ends_at, time_zone)
       values ('Okapi night', '', '2026-01-01', '2026-01-02', 'UTC') returning id)
     insert into event_attendances (event_id, member_id, came_at, how) select id, $1, '2026-01-01', 'list' from made`,
    [member.id],
  )
  for (const verdict of ['Wrong Answer', 'Accepted', 'Accepted'])
    await site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict)
       values ($1, 'fair-cuts', 'python', '', '', 'done', $2)`,
      [member.id, verdict],
    )
  return member
}

describe('each part of the page', () => {
  let member: Member
  let other: Member
  let admin: Member
  beforeAll(async () => {
    member = await fullMember()
    other = await site.member({ name: 'Other One' })
    admin = await site.member({ name: 'Admin One', role: 'admin', isManager: true })
  })

  const values: Record<Exclude<PagePart, 'page'>, unknown> = {
    year: 2027,
    about: 'Graphs and tea.',
    links: [{ site: 'github', address: 'https://github.com/okapi' }],
    joined: '2025-08-09T10:00:00.000Z',
    solved: expect.objectContaining({ done: 3, accepted: 1, topics: [expect.objectContaining({ done: 3 })] }),
    activity: {
      today: expect.any(String),
      days: [{ date: new Date().toISOString().slice(0, 10), count: 3 }],
    },
    events: { count: 1, data: [expect.objectContaining({ title: 'Okapi night' })] },
    writings: {
      data: [expect.objectContaining({ kind: 'thread', title: 'Where do okapis sleep?' })],
      nextCursor: null,
    },
  }
  const parts = Object.keys(values) as (keyof typeof values)[]
  const cases = parts.flatMap((part) =>
    (['nobody', 'members', 'everyone'] as const).map((to) => [part, to] as const),
  )

  test.each(cases)('PAGE-03 %s shown to %s is seen by them alone', async (part, to) => {
    await choose(member, Object.fromEntries(PAGE_PARTS.map((one) => [one, 'nobody'])))
    await choose(member, { page: 'everyone', [part]: to })
    const seen = async (as?: string) => (await pageOf(member.handle, as)).body.data
    for (const as of [other.as, admin.as, member.as]) {
      const page = await seen(as)
      expect(page[part]).toEqual(to === 'nobody' ? null : values[part])
      for (const hidden of parts) if (hidden !== part) expect(page[hidden]).toBeNull()
    }
    const page = await seen()
    expect(page[part]).toEqual(to === 'everyone' ? values[part] : null)
    for (const hidden of parts) if (hidden !== part) expect(page[hidden]).toBeNull()
  })

  test('PAGE-04 no part is shown to more people than the page', async () => {
    await choose(member, Object.fromEntries(PAGE_PARTS.map((one) => [one, 'everyone'])))
    await choose(member, { page: 'members' })
    expect((await pageOf(member.handle, other.as)).body.data).toMatchObject({ year: 2027 })
    expect((await pageOf(member.handle)).status).toBe(404)
    await choose(member, { page: 'nobody' })
    for (const as of [undefined, other.as, admin.as])
      expect((await pageOf(member.handle, as)).status).toBe(404)
    expect((await pageOf(member.handle, member.as)).body.data).toMatchObject({
      own: true,
      audience: 'nobody',
    })
  })

  test('safety P1 e-mail, phone, birth date and ids are on nobody’s page', async () => {
    await choose(member, Object.fromEntries(PAGE_PARTS.map((one) => [one, 'everyone'])))
    for (const as of [undefined, other.as, admin.as, member.as]) {
      const text = JSON.stringify((await pageOf(member.handle, as)).body)
      for (const secret of [member.email, '5550199', '2004-03-09', member.id, 'passwordHash'])
        expect(text).not.toContain(secret)
    }
  })
})

describe('who may see a page', () => {
  test('PAGE-02 a new member shows name and writings to members, and nothing to visitors', async () => {
    const member = await fullMember()
    const { as } = await site.member()
    expect((await pageOf(member.handle)).status).toBe(404)
    const { data } = (await pageOf(member.handle, as)).body
    expect(data).toMatchObject({ name: 'Ptolemaia Okapi', own: false, audience: 'members' })
    const { year, about, links, joined, solved, activity } = data
    expect([year, about, links, joined, solved, activity]).toEqual([null, null, null, null, null, null])
    expect(data.writings.data).toHaveLength(1)
  })

  test('PAGE-05 waiting, declined, disabled, unknown and hidden are the same 404 for everybody', async () => {
    const shows = { showsPage: 'everyone' as const }
    const states = ['pending', 'declined', 'disabled'] as const
    const gone = await Promise.all(states.map((status) => site.member({ ...shows, status })))
    const hidden = await site.member({ showsPage: 'nobody' })
    const handles = [...gone, hidden].map(({ handle }) => handle)
    const admin = await site.member({ role: 'admin' })
    for (const as of [undefined, (await site.member()).as, admin.as]) {
      const answers = await Promise.all(
        [...handles, 'no.such.one', 'NOT-A-HANDLE', randomUUID(), '%00'].map((handle) => pageOf(handle, as)),
      )
      const said = answers.map(({ status, body: { requestId: _, ...body } }) =>
        JSON.stringify([status, body]),
      )
      expect(new Set(said).size).toBe(1)
      expect(answers[0]?.status).toBe(404)
    }
  })

  test('PAGE-05 a waiting member is a visitor, also with a token', async () => {
    const open = await site.member({ showsPage: 'members' })
    const waiting = await site.member({ status: 'pending' })
    expect((await pageOf(open.handle, waiting.as)).status).toBe(401)
    const { status } = await site.ask('GET', `/member-pages/${open.handle}/public`, { as: waiting.as })
    expect(status).toBe(404)
  })

  test('safety P2 a deleted member’s page is gone, and their choices with it', async () => {
    const member = await fullMember({ showsPage: 'everyone' })
    expect((await pageOf(member.handle)).status).toBe(200)
    const exported = (await site.ask('GET', '/members/me/export', { as: member.as })).body.data
    expect(exported.page).toMatchObject({
      handle: member.handle,
      shows: { page: 'everyone', year: 'nobody' },
    })
    await site.database.pool.query('delete from members where id = $1', [member.id])
    expect((await pageOf(member.handle)).status).toBe(404)
  })
})

describe('writings', () => {
  test('PAGE-06 are those under the member’s own name: nothing anonymous, unpublished, deleted or by another name', async () => {
    const member = await site.member({ name: 'Quill Writer', role: 'admin', showsPage: 'everyone' })
    const { as, id } = member
    const blog = { title: 'Mine', author: 'Quill Writer', content: 'C' }
    await site.ask('POST', '/admin/createBlog', { as, body: blog })
    await site.ask('POST', '/admin/createBlog', { as, body: { ...blog, title: 'Guest', author: 'A Guest' } })
    const gone = await site.ask('POST', '/admin/createBlog', { as, body: { ...blog, title: 'Gone' } })
    await site.ask('DELETE', `/admin/blogs/${gone.body.data._id}`, { as })
    const sent = { company: 'Google', role: 'SDE', verdict: 'Rejected', content: 'C' }
    for (const [company, anonymous] of [
      ['Secretly', true],
      ['Openly', false],
      ['Waiting', false],
    ] as const)
      await site.ask('POST', '/experiences', { as, body: { ...sent, company, anonymous } })
    await site.database.pool.query(
      "update experiences set status = 'accepted' where author_id = $1 and company <> 'Waiting'",
      [id],
    )
    await thread(as, 'Asked')
    const deleted = await thread(as, 'Asked no more')
    await site.ask('DELETE', `/forum/threads/${deleted}`, { as })
    const reader = await site.member()
    const titles = async () =>
      (await pageOf(member.handle, reader.as)).body.data.writings.data.map(
        ({ title }: { title: string }) => title,
      )
    expect((await titles()).sort()).toEqual(['Asked', 'Mine', 'Openly, SDE'])
    const text = JSON.stringify([
      (await site.ask('GET', '/getInteviewExp')).body,
      (await pageOf(member.handle, reader.as)).body,
    ])
    expect(text).toContain('Secretly')
    const [anonymous] = (await site.ask('GET', '/getInteviewExp')).body.data.filter(
      ({ company }: { company: string }) => company === 'Secretly',
    )
    expect(anonymous).toMatchObject({ candidate: '', candidatePage: null })
  })

  test('PAGE-06 come in pages, none twice and none left out, though many have the same time', async () => {
    const member = await site.member({ showsPage: 'everyone', showsWritings: 'everyone', name: 'Many Times' })
    await site.database.pool.query(
      `insert into blogs (slug, title, author, author_id, content, created_at)
       select 'many-' || n, 'B' || n, 'Many Times', $1, 'C', timestamptz '2026-01-01 00:00:00.123457Z' + (n / 10) * interval '1 microsecond'
       from generate_series(1, 47) n`,
      [member.id],
    )
    const seen: string[] = []
    let cursor = ''
    do {
      const path = `/member-pages/${member.handle}/public${cursor && `?cursor=${cursor}`}`
      const { writings } = (await site.ask('GET', path)).body.data
      expect(writings.data.length).toBeLessThanOrEqual(20)
      seen.push(...writings.data.map(({ id }: { id: string }) => id))
      cursor = writings.nextCursor
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([47, 47])
    for (const bad of ['x', 'W10', '!!'])
      expect((await site.ask('GET', `/member-pages/${member.handle}/public?cursor=${bad}`)).status).toBe(400)
  })
})

describe('a name', () => {
  const linkOf = async (path: string) => {
    const { data } = (await site.ask('GET', path)).body
    return data[0].author?.page ?? data[0].authorPage ?? data[0].candidatePage ?? null
  }

  test('PAGE-07 leads to the page in forum, blogs and experiences, and changes with the next request', async () => {
    const member = await site.member({ name: 'Linked Author', role: 'admin' })
    const { as, handle } = member
    await thread(as, 'Linked')
    await site.ask('POST', '/admin/createBlog', {
      as,
      body: { title: 'Linked', author: 'Linked Author', content: 'C' },
    })
    await site.ask('POST', '/admin/createInterviewExp', {
      as,
      body: { company: 'G', role: 'R', verdict: 'Pending', content: 'C', candidate: 'Linked Author' },
    })
    const links = () => Promise.all(['/forum/threads', '/getBlogs', '/getInteviewExp'].map(linkOf))
    const all = (link: object | null) => [link, link, link]
    expect(await links()).toEqual(all({ handle, open: false }))
    await choose(member, { page: 'everyone' })
    expect(await links()).toEqual(all({ handle, open: true }))
    await choose(member, { page: 'nobody' })
    expect(await links()).toEqual(all(null))
    await choose(member, { page: 'everyone' })
    const admin = await site.member({ role: 'admin' })
    await site.ask('POST', `/admin/members/${member.id}/disable`, { as: admin.as })
    expect(await links()).toEqual(all(null))
  })

  test('PAGE-07 leads admins to the page from the list of members, where members see it', async () => {
    const admin = await site.member({ role: 'admin' })
    const name = `Listed ${randomUUID()}`
    const member = await site.member({ name })
    const listed = async () =>
      (await site.ask('GET', `/admin/members?q=${name}`, { as: admin.as })).body.data[0].page
    expect(await listed()).toEqual({ handle: member.handle, open: false })
    await choose(member, { page: 'nobody' })
    expect(await listed()).toBeNull()
  })

  test('PAGE-08 is found by members while they may see the page, with the year only if they see that', async () => {
    const member = await fullMember({ name: 'Quagga Searched' })
    const { as } = await site.member()
    const found = async () =>
      (await site.ask('GET', '/search?q=quagga', { as })).body.data
        .filter(({ kind }: { kind: string }) => kind === 'person')
        .map(({ id, hint }: { id: string; hint: string }) => [id, hint])
    expect(await found()).toEqual([[member.handle, '']])
    await choose(member, { year: 'members' })
    expect(await found()).toEqual([[member.handle, '2027']])
    await choose(member, { page: 'nobody' })
    expect(await found()).toEqual([])
  })

  test('PAGE-09 is in the site map only if everybody may see the page', async () => {
    const member = await site.member({ name: 'Mapped Member', showsPage: 'members' })
    const mapped = async () =>
      (await site.app.inject('/sitemaps/members-1-of-1.xml')).payload.includes(`/members/${member.handle}<`)
    expect(await mapped()).toBe(false)
    await choose(member, { page: 'everyone' })
    expect(await mapped()).toBe(true)
    await choose(member, { page: 'members' })
    expect(await mapped()).toBe(false)
  })
})

describe('the choice', () => {
  beforeEach(() => site.cache.clear())

  test('PAGE-03 keeps what it does not name, and refuses what it does not know', async () => {
    const member = await site.member()
    await choose(member, { year: 'everyone' })
    const { shows, handle } = await choose(member, { links: 'members' })
    expect(handle).toBe(member.handle)
    expect(shows).toMatchObject({ page: 'members', year: 'everyone', links: 'members', writings: 'members' })
    expect((await site.ask('GET', '/members/me/page', { as: member.as })).body.data.shows).toEqual(shows)
    for (const body of [{}, { email: 'everyone' }, { year: 'all' }, { year: null }, []])
      expect((await site.ask('PATCH', '/members/me/page', { as: member.as, body })).status).toBe(400)
  })

  test('PAGE-10 what a page shows is read by indexes, the rows of one member only', async () => {
    const { pool } = site.database
    const member = await site.member()
    const client = await pool.connect()
    const planOf = async (text: string, values: unknown[]) =>
      (await client.query(`explain (format json) ${text}`, values)).rows
        .map((row) => JSON.stringify(row))
        .join()
    try {
      // On a table of this size the planner would choose a sequential scan.
      await client.query('set enable_seqscan = off')
      const plans = [
        await planOf(SOLVED.text, [member.id]),
        await planOf(ACTIVITY.text, [member.id]),
        await planOf(ACCEPTED.text, [member.id]),
        await planOf(WRITINGS.text, [
          member.id,
          member.name,
          null,
          null,
          21,
          ['blog', 'experience', 'thread'],
          member.id,
          false,
          false,
        ]),
      ]
      expect(plans[0]).toContain('review_memory_member_id')
      expect(plans[1]).toContain('member_days_member_id')
      expect(plans[2]).toContain('solved_problems_pkey')
      for (const index of ['blogs_by_name', 'experiences_by_name', 'forum_posts_threads_of'])
        expect(plans[3]).toContain(index)
      for (const table of [
        'completed_questions',
        'review_memory',
        'reviews',
        'member_days',
        'blogs',
        'experiences',
        'forum_posts',
      ])
        for (const plan of plans)
          expect(plan).not.toMatch(new RegExp(`"Seq Scan"[^{}]*"Relation Name":"${table}"`))
    } finally {
      client.release(true)
    }
  })

  test('PAGE-10 what somebody published under other names is not read for their page', async () => {
    const { pool } = site.database
    const member = await site.member({ name: 'Zoya Prolific', showsPage: 'everyone' })
    await pool.query(
      `insert into blogs (title, slug, author, author_id, content)
       select 'Guest ' || n, 'guest-' || n, case when n = 7 then 'Zoya Prolific' else 'A guest' end, $1, 'x' from generate_series(1, 300) n`,
      [member.id],
    )
    await pool.query(
      `insert into experiences (company, role, verdict, content, candidate, author_id, status)
       select 'Google', 'SDE ' || n, 'Selected', 'Five rounds.', 'Anonymous', $1, 'accepted' from generate_series(1, 300) n`,
      [member.id],
    )
    await pool.query('analyze blogs, experiences')
    let listed: { title: string }[] = []
    const open = async () => {
      const { body } = await site.ask('GET', `/member-pages/${member.handle}`, { as: member.as })
      listed = body.data.writings.data
    }
    expect(await rowsRead(site.database, 'as every', open)).toBeLessThan(20)
    expect(listed.map(({ title }) => title)).toEqual(['Guest 7'])
  })
})
