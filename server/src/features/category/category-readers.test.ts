import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { categoryMessages } from '@callofcode/contract/category/category'
import type { Endpoint } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from '../../app/page/screens.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let origin: string
let admin: Member
let moderator: Member
let organiser: Member
/** Reads the category, as a member of the chosen batch. */
let asha: Member
/** Wrote, watched and drafted in it before it was hidden from him. */
let ravi: Member
let token: string
let thread: string
let reply: string
let ravisReply: string
const CATEGORY = 'Vault of Placements'
const MARK = 'zyzzyva'

const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, by?: Member, body?: object) =>
  site.ask(method, path, { ...(by && { as: by.as }), ...(body && { body }) })
const made = async (path: string, by: Member, body: object): Promise<string> => {
  const { status, body: answer } = await ask('POST', path, by, body)
  expect([path, status]).toEqual([path, 201])
  return answer.data._id
}
const plain = {
  description: '',
  readers: 'everyone',
  readerBatches: [] as string[],
  readerGroups: [] as string[],
  writers: 'members',
  writerBatches: [] as string[],
  writerGroups: [] as string[],
}
async function change(given: object) {
  const { body } = await ask('GET', '/admin/categories', admin)
  const { _id, updatedAt } = body.data.find((one: { name: string }) => one.name === CATEGORY)
  const sent = await ask('PUT', `/admin/categories/${_id}`, admin, {
    ...plain,
    name: CATEGORY,
    archived: false,
    basedOn: updatedAt,
    ...given,
  })
  expect(sent.body).toMatchObject({ success: true })
}
let batch: string
const hide = () => change({ readers: 'batches', readerBatches: [batch] })

beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  origin = await site.listen()
  admin = await site.member({ role: 'admin' })
  moderator = await site.member({ tasks: ['moderation'] })
  organiser = await site.member({ tasks: ['events'] })
  asha = await site.member({ name: 'Asha' })
  ravi = await site.member({ name: 'Ravi' })
  batch = (await ask('POST', '/admin/batches', admin, { name: 'CSE 2027' })).body.data._id
  await site.database.pool.query('update members set batch_id = $1 where id = $2', [batch, asha.id])
  const given = {
    name: `T ${MARK.length}`,
    scopes: ['read', 'forum:write'],
    days: 30,
    password: 'Arena-2024!',
  }
  token = (await ask('POST', '/members/me/tokens', ravi, given)).body.token ?? ''
  await site.database.pool.query(
    `insert into webhooks (url, secret, events) values ('https://hooks.example/a', 'x', '{thread.created}')`,
  )

  await ask('POST', '/admin/categories', admin, {
    ...plain,

    name: CATEGORY,
  })
  thread = await made('/forum/threads', asha, {
    title: `Offers ${MARK}`,
    category: CATEGORY,
    content: `About @${ravi.handle} ${MARK}`,
    poll: { question: `Which ${MARK}?`, options: ['A', 'B'], multiple: false, days: 7, shows: 'voted' },
  })
  reply = await made(`/forum/threads/${thread}/replies`, asha, { content: `A reply ${MARK}` })
  ravisReply = await made(`/forum/threads/${thread}/replies`, ravi, { content: `Mine ${MARK}` })
  await ask('PUT', `/forum/threads/${thread}/watch`, ravi, { level: 'watching' })
  await ask('PUT', `/forum/threads/${thread}/draft`, ravi, { content: { content: 'half' }, basedOn: null })
  await ask('PATCH', '/members/me/page', asha, { page: 'everyone', writings: 'everyone' })
  // Everything below is kept once before it is hidden.
  await ask('GET', '/forum/threads')
  await ask('GET', `/forum/threads/${thread}`)
  await hide()
})
afterAll(() => site?.close())

/** Whoever may not read the category, each by what they send with a request. */
const strangers = () => [
  { who: 'a visitor', headers: {} },
  { who: 'a member', headers: { authorization: `Bearer ${ravi.as}` } },
  {
    who: 'a member’s browser',
    headers: { cookie: `callofcode=${ravi.as}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  },
  { who: 'an organiser', headers: { authorization: `Bearer ${organiser.as}` } },
  { who: 'a program', headers: { authorization: `Bearer ${token}` } },
]

/** The status and the bytes of an answer. The ids that were asked for are the same word in all. */
async function answerTo(method: Endpoint['method'], path: string, headers: object, body?: object) {
  const sent = await site.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  const text = sent.body.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
  return { status: sent.statusCode, text, type: sent.headers['content-type'] }
}

const ABOUT = /^\/forum\/(threads|replies|posts)\/:id/
const ofPost = endpoints.filter(({ path }) => ABOUT.test(path))

describe('CLUB-604 whoever may not read a category gets the same bytes for its threads and for what never was', () => {
  test('at every endpoint of a thread, a reply and a post', async () => {
    expect(ofPost.length).toBeGreaterThan(20)
    for (const { method, path } of ofPost) {
      const { body } = rowOf({ method, path })
      const ids = path.startsWith('/forum/threads') ? [thread] : [reply, ravisReply]
      const at = (id: string) =>
        path.replace(':id', id).replace(':replyId', id === thread ? reply : randomUUID())
      for (const { who, headers } of strangers())
        for (const id of ids)
          expect([who, method, path, await answerTo(method, at(id), headers, body)]).toEqual([
            who,
            method,
            path,
            await answerTo(method, at(randomUUID()), headers, body),
          ])
    }
    // The member who reads it gets it, so the two answers were not both an error of the test.
    expect((await ask('GET', `/forum/threads/${thread}`, asha)).status).toBe(200)
    expect((await ask('GET', `/forum/threads/${thread}/replies`, asha)).body.data).toHaveLength(2)
  })

  test('where a post or a category is named in the body or the query', async () => {
    const named = (post: string, category: string) =>
      [
        ['POST', '/forum/flags', { postId: post, reason: 'spam', note: '' }],
        ['PUT', '/members/me/relations', { post, kind: 'muted' }],
        ['POST', '/forum/threads', { title: 'T', category, content: 'C' }],
        ['GET', `/forum/threads?category=${encodeURIComponent(category)}`],
        ['GET', `/forum/muted?posts=${post}`],
        ['GET', `/forum/members?q=&thread=${post}`],
      ] as const
    for (const { headers } of strangers()) {
      const there = named(reply, CATEGORY)
      for (const [at, [method, path, body]] of named(randomUUID(), 'Nowhere').entries()) {
        const [, theirs, given] = there[at] ?? ['', '', undefined]
        expect([method, path, await answerTo(method, theirs, headers, given)]).toEqual([
          method,
          path,
          await answerTo(method, path, headers, body),
        ])
      }
    }
  })
})

const secrets = () => [MARK, thread, reply, CATEGORY]
const leaks = (text: string) => secrets().filter((secret) => text.includes(secret))

describe('CLUB-605 no list, page, file or message shows a thread to those who may not read its category', () => {
  test('no answer of the API without a parameter, of a search, and of a member’s page', async () => {
    const paths = endpoints
      .filter(
        ({ method, path, stream, download, file, unsafe }) =>
          method === 'GET' && !path.includes(':') && !stream && !download && !file && !unsafe,
      )
      .map(({ path }) => path)
      // The search needs words, and these two show a member what they wrote themselves.
      .filter((path) => !['/search', '/drafts', '/members/me/export'].includes(path))
    expect(paths.length).toBeGreaterThan(80)
    const more = [
      `/search?q=${MARK}`,
      `/search?q=offers`,
      `/search?q=ofers+${MARK}s`,
      '/search?q=vault',
      `/forum/threads?q=${MARK}`,
      '/forum/threads?sort=top',
      '/forum/threads?sort=unanswered',
      `/member-pages/${asha.handle}`,
      `/member-pages/${asha.handle}/public`,
    ]
    for (const { who, headers } of strangers())
      for (const path of [...paths, ...more]) {
        const { body } = await site.app.inject({ url: `/api/v1${path}`, headers })
        expect([who, path, leaks(body)]).toEqual([who, path, []])
      }
    const own = await ask('GET', '/drafts', ravi)
    expect(own.body.data).toMatchObject([{ begins: 'half', about: '' }])
    // Those who may read it find it in the same places.
    for (const path of [
      '/forum/threads',
      `/search?q=${MARK}`,
      `/member-pages/${asha.handle}`,
      '/forum/categories',
    ])
      for (const by of [asha, moderator, admin])
        expect([path, leaks(JSON.stringify((await ask('GET', path, by)).body)).length > 0]).toEqual([
          path,
          true,
        ])
  })

  test('no page and no sitemap', async () => {
    const page = (path: string, as?: string) =>
      fetch(origin + path, { headers: { accept: 'text/html', ...(as && { cookie: `callofcode=${as}` }) } })
    const pages = [
      '/dashboard/forum',
      '/dashboard/forum?sort=top',
      '/dashboard/forum/watched',
      '/today',
      '/notifications',
      '/sitemap.xml',
      '/sitemaps/threads-1.xml',
      `/members/${asha.handle}`,
    ]
    for (const as of [undefined, ravi.as, organiser.as]) {
      for (const path of pages) expect([path, leaks(await (await page(path, as)).text())]).toEqual([path, []])
      // The address itself is in the page, and no word of the thread.
      const own = await page(`/dashboard/forum/${thread}`, as)
      expect([own.status, (await own.text()).includes(MARK)]).toEqual([404, false])
    }
    const [read, list] = [
      await page(`/dashboard/forum/${thread}`, asha.as),
      await page('/dashboard/forum', asha.as),
    ]
    expect([read.status, (await read.text()).includes(MARK)]).toEqual([200, true])
    expect(await list.text()).toContain(MARK)
    // What a member read is not kept for visitors.
    expect(leaks(await (await page('/dashboard/forum')).text())).toEqual([])
  })

  test('no notification, no mail and no webhook', async () => {
    const mails = new FolderMailbox(site.dataDir)
    const count = async () => (await ask('GET', '/notifications/unread', ravi)).body.unread
    const before = await count()
    await made(`/forum/threads/${thread}/replies`, asha, {
      content: `@${ravi.handle} @${moderator.handle}, again`,
    })
    expect(await count()).toBe(before)
    expect((await ask('GET', '/notifications', moderator)).body.data).toMatchObject([{ kind: 'mention' }])
    expect((await mails.newest(moderator.email)).text).toContain(MARK)
    const { rows } = await site.database.pool.query(
      `select count(*)::int as told from notifications where subject_id = $1 and member_id = $2 and kind in ('mention', 'watched')
         and created_at > now() - interval '1 minute' and part_id not in ($1, $3)`,
      [thread, ravi.id, reply],
    )
    expect(rows).toEqual([{ told: 0 }])
    await made('/forum/threads', asha, { title: `Second ${MARK}`, category: CATEGORY, content: 'C' })
    await made('/forum/threads', asha, { title: 'Open to all', category: 'General', content: 'C' })
    const sent = await site.database.pool.query('select data from webhook_deliveries order by created_at')
    const told = sent.rows.map(({ data }) => JSON.parse(data).title)
    // The first was started while everybody read the category.
    expect(told).toEqual([`Offers ${MARK}`, 'Open to all'])
  })

  test('one’s own posts stay in one’s own data', async () => {
    const { body } = await site.app.inject({
      url: '/api/v1/members/me/export',
      headers: {
        cookie: `callofcode=${ravi.as}`,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
      },
    })
    expect(body).toContain(`Mine ${MARK}`)
    expect(body).not.toContain(`Offers ${MARK}`)
  })
})

test('CLUB-606 readers are everybody, members, members of batches or of groups, or organisers; moderators always read', async () => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into club_groups (name, slug) values ('Web', 'web') returning id`,
  )
  const group = rows[0]?.id ?? ''
  const join = (state: string, id: string) =>
    site.database.pool.query(
      `insert into club_group_members (group_id, member_id, state) values ($1, $2, $3)
       on conflict (member_id, group_id) do update set state = excluded.state`,
      [group, id, state],
    )
  await join('asked', ravi.id)
  const who = [undefined, ravi, asha, organiser, moderator, admin]
  const readers = async () => {
    const all: boolean[] = []
    for (const by of who) {
      const { status } = await ask('GET', `/forum/threads/${thread}`, by)
      const listed = (await ask('GET', '/forum/categories', by)).body.data as { name: string }[]
      expect(listed.some(({ name }) => name === CATEGORY)).toBe(status === 200)
      all.push(status === 200)
    }
    return all
  }
  await change({ readers: 'everyone' })
  expect(await readers()).toEqual([true, true, true, true, true, true])
  await change({ readers: 'members' })
  expect(await readers()).toEqual([false, true, true, true, true, true])
  await change({ readers: 'organisers' })
  expect(await readers()).toEqual([false, false, false, true, true, true])
  await change({ readers: 'groups', readerGroups: [group] })
  expect(await readers()).toEqual([false, false, false, false, true, true])
  await join('member', ravi.id)
  expect(await readers()).toEqual([false, true, false, false, true, true])
  await hide()
  expect(await readers()).toEqual([false, false, true, false, true, true])
  // Who writes there must read it, too.
  await change({ readers: 'batches', readerBatches: [batch], writers: 'groups', writerGroups: [group] })
  const write = (by: Member) => ask('POST', `/forum/threads/${thread}/replies`, by, { content: randomUUID() })
  expect([(await write(ravi)).status, (await write(asha)).status]).toEqual([404, 403])
  await join('member', asha.id)
  expect((await write(asha)).status).toBe(201)
  // A batch that is deleted leaves nobody but moderators.
  const other = (await ask('POST', '/admin/batches', admin, { name: 'Gone' })).body.data._id
  await change({ readers: 'batches', readerBatches: [other] })
  await ask('DELETE', `/admin/batches/${other}`, admin)
  expect(await readers()).toEqual([false, false, false, false, true, true])
  const refused = await ask('POST', '/admin/categories', admin, {
    ...plain,
    name: 'No group',
    readers: 'groups',
  })
  expect(refused.body.errors).toEqual({ readerGroups: categoryMessages.groupsRequired.text })
  await hide()
})
