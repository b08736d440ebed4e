import { randomUUID } from 'node:crypto'
import { contentId, topics } from '@callofcode/content/curriculum'
import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { openDatabase } from '../database/database.ts'
import { openApi } from '../http/openapi.ts'

const today = () => new Date().toISOString().slice(0, 10)

let site: TestSite
let admin: string
let member: string
let memberId: string
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
  admin = (await site.member({ role: 'admin' })).as
  const made = await site.member()
  member = made.as
  memberId = made.id
})
afterAll(() => site.close())

const blog = { title: 'Two heaps', author: 'Asha', content: 'One is upside down.' }
const thread = { title: 'Why two?', category: 'DSA help', content: 'Would one do?' }
const experience = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Five rounds.' }
const event = {
  ...{ title: 'Contest', description: 'Bring a laptop.', timeZone: 'Asia/Kolkata', capacity: 5 },
  ...{ startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z' },
}

const made = async (path: string, body: object) =>
  (await site.ask('POST', path, { as: admin, body })).body.data._id as string
const anyQuestion = async () => {
  const { rows } = await site.database.pool.query('select id from questions order by random() limit 1')
  return rows[0]?.id as string
}
const newQuestion = () =>
  made('/admin/curriculum/questions', {
    ...{ topicId: contentId('topic', 'trie'), questionName: `Nim ${randomUUID()}` },
    link: 'https://example.com/nim',
  })
let problems: string[]
/** A problem that no other case has used. */
const problemPath = async (rest: string) => {
  problems ??= (await site.ask('GET', '/problems', {})).body.data.map(({ slug }: { slug: string }) => slug)
  return `/problems/${problems.pop()}/${rest}`
}
/** The first question also starts the thread. */
const begunDiscussion = async () => {
  const path = await problemPath('discussion')
  await site.ask('POST', path, { as: admin, body: { content: 'Where to begin?' } })
  return path
}
/** A question to mentors, of whom whoever makes the calls is one. */
const askedOfMember = async () => {
  const { rows } = await site.database.pool.query(
    `insert into batches (name) values ('B' || gen_random_uuid()) returning id`,
  )
  await site.ask('PUT', `/admin/members/${memberId}/mentored/${rows[0].id}`, { as: admin })
  const body = { to: 'mentors', title: 'Why?', content: 'It is zero.' }
  const asked = await site.ask('POST', '/problems/fair-cuts/questions', {
    as: (await site.member()).as,
    body,
  })
  return asked.body.data._id as string
}
const threadPath = async (rest = '') => `/forum/threads/${await made('/forum/threads', thread)}${rest}`

/** By whoever makes the calls, so that they may comment on it. */
const written = async () => {
  const body = { title: 'Two heaps', content: 'One is upside down.' }
  return (await site.ask('POST', '/member-blogs', { as: member, body })).body.data._id as string
}

const free: string[] = []
const taken = new Map<string, string>()
function memberOf(key: string): string {
  const member = taken.get(key) ?? free.pop() ?? ''
  taken.set(key, member)
  return member
}

const planned = new Map<string, number>()
function topicOf(key: string): string {
  planned.set(key, planned.get(key) ?? planned.size)
  return contentId('topic', topics[planned.get(key) ?? 0]?.slug ?? '')
}

interface Case {
  /** The table that gains one row. */
  readonly table: string
  readonly path: () => Promise<string>
  readonly body?: object | ((key: string) => object)
  readonly method?: 'PATCH'
}
/** Every endpoint that takes a key, by its name in the contract. */
const cases: Record<string, Case> = {
  createBlog: { table: 'blogs', path: async () => '/admin/createBlog', body: blog },
  createModule: {
    ...{ table: 'modules', path: async () => '/admin/createModule' },
    body: { title: 'Heaps', description: 'Trees in a row.', questions: [] },
  },
  createExperience: {
    ...{ table: 'experiences', path: async () => '/admin/createInterviewExp' },
    body: experience,
  },
  submitExperience: {
    ...{ table: 'experiences', path: async () => '/experiences' },
    body: { ...experience, anonymous: false },
  },
  createMemberBlog: {
    ...{ table: 'member_blogs', path: async () => '/member-blogs' },
    body: { title: 'Two heaps', content: 'One is upside down.' },
  },
  commentMemberBlog: {
    table: 'member_blog_comments',
    path: async () => `/member-blogs/${await written()}/comments`,
    body: { text: 'Why?' },
  },
  createSeries: {
    ...{ table: 'blog_series', path: async () => '/own-series' },
    body: { title: 'Trees', blogs: [] },
  },
  createTopic: {
    ...{ table: 'topics', path: async () => '/admin/curriculum/topics' },
    body: (key) => ({ title: `Games ${key}`, description: 'Who wins.' }),
  },
  createQuestion: {
    ...{ table: 'questions', path: async () => '/admin/curriculum/questions' },
    body: (key) => ({
      ...{ topicId: contentId('topic', 'trie'), questionName: `Nim ${key}` },
      link: 'https://example.com/nim',
    }),
  },
  mergeQuestions: {
    table: 'question_changes',
    path: async () => `/admin/curriculum/questions/${await newQuestion()}/merge/${await newQuestion()}`,
  },
  splitQuestion: {
    table: 'question_changes',
    path: async () => `/admin/curriculum/questions/${await newQuestion()}/split`,
    body: (key) => ({ parts: [{ questionName: `Part ${key}`, link: 'https://example.com/nim' }] }),
  },
  createList: {
    ...{ table: 'question_lists', path: async () => '/admin/curriculum/lists' },
    body: (key) => ({ title: `Games ${key}`, description: 'Who wins.' }),
  },
  createJoinCode: {
    ...{ table: 'join_codes', path: async () => '/approvals/codes' },
    body: { note: 'Freshers', mostUses: 60, days: 3 },
  },
  decideSignups: {
    table: 'approval_decisions',
    path: async () => {
      await site.member({ status: 'pending' })
      return '/approvals/decisions'
    },
    body: { action: 'decline', all: { asOf: '2099-01-01T00:00:00Z', expected: 2_000 } },
  },
  importMembers: {
    ...{ table: 'members', path: async () => '/admin/members/import' },
    // An address is taken once.
    body: (key) => ({ csv: `name,email\nAsha,${key.toLowerCase()}@college.edu` }),
  },
  createThread: { table: 'forum_threads', path: async () => '/forum/threads', body: thread },
  createReply: { table: 'forum_posts', path: () => threadPath('/replies'), body: { content: 'So.' } },
  askQuestion: {
    table: 'help_questions',
    path: () => problemPath('questions'),
    body: { to: 'forum', title: 'Why?', content: 'It is zero.' },
  },
  commentOnAsked: {
    table: 'help_comments',
    path: async () => `/asked/${await askedOfMember()}/comments`,
    body: { content: 'Here.' },
  },
  voteThread: { table: 'forum_votes', path: () => threadPath('/vote') },
  voteReply: {
    table: 'forum_votes',
    path: async () => `/forum/replies/${await made(await threadPath('/replies'), { content: 'So.' })}/vote`,
  },
  createMeasure: {
    ...{ table: 'measures', path: async () => `/moderation/people/${(await site.member()).id}/measures` },
    body: { kind: 'warning', reason: 'Spam', words: 'Enough.' },
  },
  createAuthoredProblem: {
    ...{ table: 'authored_problems', path: async () => '/admin/problems' },
    // An address is taken once.
    body: (key) => ({ slug: `crates-${key.toLowerCase()}` }),
  },
  createAnnouncement: {
    ...{ table: 'announcements', path: async () => '/admin/announcements' },
    body: { title: 'Hall moved', content: 'Room 2.' },
  },
  createEvent: { table: 'events', path: async () => '/events', body: event },
  registerForEvent: {
    ...{ table: 'event_registrations', path: async () => `/events/${await made('/events', event)}/register` },
    body: { waitingList: false },
  },
  issueCertificates: {
    table: 'certificates',
    path: async () => {
      const id = await made('/events', {
        ...event,
        startsAt: '2026-01-01T10:00:00Z',
        endsAt: '2026-01-01T12:00:00Z',
      })
      free.push((await site.member()).id, (await site.member()).id)
      return `/events/${id}/certificates`
    },
    // One each: who has a certificate gets no second one.
    body: (key) => ({ title: 'Certificate', words: 'for coming', signer: 'A', memberIds: [memberOf(key)] }),
  },
  checkInByList: {
    ...{
      table: 'event_attendances',
      path: async () => `/events/${await made('/events', event)}/door/people`,
    },
    body: { guest: 'Dr. Rao' },
  },
  toggleCompleted: {
    ...{ table: 'completed_questions', method: 'PATCH' },
    path: async () => `/progress/memberId/questions/${await anyQuestion()}/completed/toggle`,
  },
  createSolveImport: {
    ...{ table: 'progress_imports', path: async () => '/progress/imports' },
    body: { source: 'list', name: '', solves: [{ questionId: contentId('question', 'two-sum'), at: null }] },
  },
  createOwnList: {
    ...{ table: 'own_lists', path: async () => '/own-lists' },
    body: { title: 'Exam week' },
  },
  keepSolution: {
    ...{ table: 'kept_solutions', path: async () => '/own-solutions' },
    // The same code again is not kept twice.
    body: (key) => ({ place: contentId('question', 'two-sum'), language: 'go', source: `// ${key}` }),
  },
  openHint: { table: 'opened_hints', path: () => problemPath('hints') },
  openEditorial: { table: 'opened_editorials', path: () => problemPath('editorial') },
  askAboutProblem: {
    ...{ table: 'forum_posts', path: () => begunDiscussion() },
    body: { content: 'Why a heap?' },
  },
  createPlan: {
    ...{ table: 'plans', path: async () => '/plans' },
    // One of each topic.
    body: (key) => ({
      ...{ endsOn: today(), hours: 6, weekdays: [1], level: 'beginner', hard: 'last' },
      source: { kind: 'topics', ids: [topicOf(key)] },
    }),
  },
  addPause: {
    ...{ table: 'pauses', path: async () => '/streak/pauses' },
    body: { from: today(), to: today() },
  },
  submitSolution: {
    ...{ table: 'problem_submissions', path: () => problemPath('submissions') },
    body: { language: 'python', source: 'print(1)' },
  },
}
const named = Object.entries(cases).map(([name, one]) => ({ name, ...one }))
const callersOf = (name: string) => endpoints.find((one) => one.name === name)?.callers

const count = async (table: string) => {
  const { rows } = await site.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return rows[0]?.count ?? 0
}
const send = (path: string, key: string, body?: object, as = admin, method: 'POST' | 'PATCH' = 'POST') =>
  site.ask(method, path, { as, headers: { 'idempotency-key': key }, ...(body && { body }) })

test('safety D2 every endpoint that takes a key has a case here', () => {
  const taking = endpoints.filter(({ takesKey }) => takesKey).map(({ name }) => name)
  expect(Object.keys(cases).sort()).toEqual(taking.sort())
})

describe.each(named)('safety D2 $name', ({ name, table, path, body, method }) => {
  const wish = (at: string, key: string, as: string) =>
    send(at, key, typeof body === 'function' ? body(key) : body, as, method)
  // Nobody votes for what is their own, and the admin wrote it.
  const as = () => (['anyone', 'member'].includes(callersOf(name) ?? '') ? member : admin)

  test('sent again with its key: the same answer, and done once', async () => {
    const at = await path()
    const before = await count(table)
    const first = await wish(at, name, as())
    expect([first.body.success, first.headers['idempotency-replayed']]).toEqual([true, undefined])
    for (let again = 0; again < 3; again++) {
      const { status, body: answer, headers } = await wish(at, name, as())
      expect([status, answer]).toEqual([first.status, first.body])
      expect(headers['idempotency-replayed']).toBe('true')
    }
    expect(await count(table)).toBe(before + 1)
  })

  test('sent many times at once: done once', async () => {
    const at = await path()
    const before = await count(table)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => wish(at, key, as())))
    expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(answers.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1)
    expect(await count(table)).toBe(before + 1)
  })

  test('with another key, or without a key: done again', async () => {
    const at = await path()
    const [one, two] = [await wish(at, randomUUID(), as()), await wish(at, randomUUID(), as())]
    expect(two.headers['idempotency-replayed']).toBeUndefined()
    expect([one.body.success, two.body.success]).toEqual([true, true])
  })
})

test('safety D2 one key for two different requests answers 422 and does nothing', async () => {
  const key = randomUUID()
  await send('/admin/createBlog', key, blog)
  const before = await count('blogs')
  const other = await send('/admin/createBlog', key, { ...blog, title: 'Another' })
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
  expect((await send('/admin/createInterviewExp', key, experience)).status).toBe(422)
  expect(await count('blogs')).toBe(before)
  // The same again, written down in another order.
  const { title, ...rest } = blog
  expect((await send('/admin/createBlog', key, { ...rest, title })).status).toBe(201)
  expect(await count('blogs')).toBe(before)
})

test('safety D2 keys of different members are independent', async () => {
  const key = randomUUID()
  const before = await count('forum_threads')
  const mine = await send('/forum/threads', key, thread, admin)
  const theirs = await send('/forum/threads', key, { ...thread, title: 'Of another' }, member)
  expect([mine.status, theirs.status]).toEqual([201, 201])
  expect(await count('forum_threads')).toBe(before + 2)
})

test('safety D2 every process knows a key, also after a restart', async () => {
  const key = randomUUID()
  const first = await send('/admin/createBlog', key, blog)
  const { env, mailer } = site
  const database = openDatabase(site.database.url, 2)
  const next = await buildApp({ env, database, mailer, secret: site.secret })
  const again = await next.app.inject({
    method: 'POST',
    url: '/api/v1/admin/createBlog',
    headers: { authorization: `Bearer ${admin}`, 'idempotency-key': key },
    payload: blog,
  })
  expect([again.statusCode, again.json()]).toEqual([first.status, first.body])
  await next.app.close()
  await database.close()
})

test('safety D2 a request whose answer cannot be stored is rolled back, and its key stays free', async () => {
  const key = randomUUID()
  const before = await count('blogs')
  const { pool } = site.database
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before update on kept_answers for each row execute function refuse()`)
  expect((await send('/admin/createBlog', key, blog)).status).toBe(500)
  expect(await count('blogs')).toBe(before)
  await pool.query('drop trigger refuse on kept_answers; drop function refuse')
  expect((await send('/admin/createBlog', key, blog)).status).toBe(201)
  expect(await count('blogs')).toBe(before + 1)
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('safety D2 a refusal is not kept: nothing was done', async () => {
  const key = randomUUID()
  const at = `/events/${await made('/events', { ...event, capacity: 1 })}`
  await site.ask('POST', `${at}/register`, { as: admin, body: {} })
  expect((await send(`${at}/register`, key, {}, member)).status).toBe(409)
  await site.ask('DELETE', `${at}/register`, { as: admin })
  expect((await send(`${at}/register`, key, {}, member)).status).toBe(200)
})

test('safety D2 a list shows what was made under a key at once', async () => {
  const title = randomUUID()
  await site.ask('GET', '/getBlogs')
  await send('/admin/createBlog', randomUUID(), { ...blog, title })
  const { body } = await site.ask('GET', '/getBlogs')
  expect(body.data.map((one: { title: string }) => one.title)).toContain(title)
})

test.each(['', ' ', 'x'.repeat(201), 'schlüssel', '\x7f'])(
  'safety D2 what is no key answers 400: "%s"',
  async (key) => {
    const before = await count('blogs')
    expect((await send('/admin/createBlog', key, blog)).status).toBe(400)
    expect(await count('blogs')).toBe(before)
  },
)

test('safety D2 Z1 a caller without permission is refused, with or without a key', async () => {
  const key = randomUUID()
  await send('/admin/createBlog', key, blog)
  expect((await send('/admin/createBlog', key, blog, member)).status).toBe(403)
  expect((await send('/admin/createBlog', key, blog, 'x'.repeat(43))).status).toBe(401)
  expect((await send('/admin/createBlog', key, {}, admin)).status).toBe(400)
})

test('safety D2 a key changes nothing at an endpoint that takes none', async () => {
  const { status } = await site.ask('GET', '/members/', { as: member, headers: { 'idempotency-key': '' } })
  expect(status).toBe(200)
})

interface Operation {
  parameters: { name: string }[]
}

test('safety D2 the OpenAPI document names the header for each endpoint that takes it', () => {
  const { paths } = openApi('https://club.example')
  const names = (path: string, method: string) =>
    (paths[path]?.[method] as Operation | undefined)?.parameters.map(({ name }) => name)
  expect(names('/admin/createBlog', 'post')).toEqual(['Idempotency-Key'])
  expect(names('/getBlogs', 'get')).not.toContain('Idempotency-Key')
})

test('safety D2 expired keys can be used again, and are deleted', async () => {
  const brief = await testSite({ IDEMPOTENCY_SECONDS: '1' })
  try {
    const { as } = await brief.member({ role: 'admin' })
    const headers = { 'idempotency-key': 'k' }
    const wish = () => brief.ask('POST', '/admin/createBlog', { as, headers, body: blog })
    const age = () => brief.database.pool.query(`update kept_answers set created_at = now() - interval '2 s'`)
    const first = await wish()
    await age()
    const second = await wish()
    expect(second.body.data._id).not.toBe(first.body.data._id)
    await age()
    await brief.ask('POST', '/admin/createBlog', { as, headers: { 'idempotency-key': 'l' }, body: blog })
    const { rows } = await brief.database.pool.query('select key from kept_answers')
    expect(rows).toEqual([{ key: 'l' }])
  } finally {
    await brief.close()
  }
})
