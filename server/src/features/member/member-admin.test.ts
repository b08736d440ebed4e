import { randomUUID } from 'node:crypto'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { listenForChanges } from '../../platform/database/changes.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { sessionStore } from '../account/session-store.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  await site.database.pool.query('delete from members')
  admin = await site.member({ role: 'admin', name: 'Ananya Rao' })
})
afterAll(() => site.close())

const list = (query = '') => site.ask('GET', `/admin/members${query}`, { as: admin.as })
const namesOf = (body: { data: MemberRecord[] }) => body.data.map(({ name }) => name)
const act = (id: string, what: string, body?: object, as = admin.as) =>
  site.ask('POST', `/admin/members/${id}/${what}`, { as, ...(body && { body }) })
const signin = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const statusOf = async (as: string, path = '/members/') => (await site.ask('GET', path, { as })).status
const actionsOn = async (id: string) => {
  const { rows } = await site.database.pool.query(
    'select action, actor_id from audit where target = $1 order by created_at',
    [id],
  )
  return rows.map(({ action, actor_id }) => [action, actor_id === admin.id])
}

describe('the list', () => {
  test('safety Z4 is by name and holds what admins may see, and no hash', async () => {
    await site.member({ name: 'zoya Khan' })
    await site.member({ name: 'Bela Shah', isManager: true })
    const { body } = await list()
    expect(namesOf(body)).toEqual(['Ananya Rao', 'Bela Shah', 'zoya Khan'])
    expect(body).toMatchObject({ total: 3, nextCursor: null })
    expect(body.data[1]).toMatchObject({
      tasks: [{ task: 'approvals' }, { task: 'moderation' }],
      role: 'member',
      status: 'approved',
      signins: 1,
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('it is searched by name and email, and narrowed by state and role', async () => {
    await site.member({ name: 'Percy %', email: 'percy@college.edu' })
    await site.member({ name: 'Waits', status: 'pending' })
    await site.member({ name: 'Meera', isManager: true })
    expect(namesOf((await list('?q=PERCY%40')).body)).toEqual(['Percy %'])
    expect(namesOf((await list('?q=%25')).body)).toEqual(['Percy %'])
    expect(namesOf((await list('?status=pending')).body)).toEqual(['Waits'])
    expect(namesOf((await list('?kind=tasks')).body)).toEqual(['Meera'])
    expect(namesOf((await list('?kind=admin')).body)).toEqual(['Ananya Rao'])
    expect((await list('?kind=member&status=approved')).body).toMatchObject({ total: 1 })
  })

  test('safety I7 page after page everybody comes once, also those of one name', async () => {
    for (let at = 0; at < 64; at++) await site.member({ name: at % 2 ? 'Same Name' : `Name ${at}` })
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const { body }: { body: { data: MemberRecord[]; nextCursor: string | null } } = await list(
        cursor ? `?cursor=${cursor}` : '',
      )
      seen.push(...body.data.map(({ _id }) => _id))
      cursor = body.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(65)
    expect(new Set(seen).size).toBe(65)
  })

  test.each([
    'cursor=x',
    `cursor=${btoa('["a"]')}`,
    'status=gone',
    'kind=king',
    'sort=age',
    `q=${'x'.repeat(201)}`,
  ])('safety I6 I7 %s answers 400', async (query) => expect((await list(`?${query}`)).status).toBe(400))
})

test('COST-405 a name is found by its letters, without signs and accents', async () => {
  const club = await testSite()
  const { as } = await club.member({ role: 'admin', name: 'Zz Zero' })
  for (const name of ["Shaun O'Neil", 'Renée Saint-Clair', 'Mary Neil']) await club.member({ name })
  const named = async (q: string) =>
    namesOf((await club.ask('GET', `/admin/members?${new URLSearchParams({ q })}`, { as })).body)
  for (const q of ['Oneil', 'o’neil', "O'NEIL", 'shaun oneil'])
    expect(await named(q), q).toEqual(["Shaun O'Neil"])
  expect(await named('renee')).toEqual(['Renée Saint-Clair'])
  expect(await named('saintclair')).toEqual(['Renée Saint-Clair'])
  // No name matches punctuation alone.
  for (const q of ['---', '%%%']) expect(await named(q), q).toEqual([])
  await club.close()
})

test('SRCH-407 a name is found with one or two wrong letters, where nothing fits as it is written', async () => {
  const club = await testSite()
  const { as } = await club.member({ role: 'admin', name: 'Zz Zero' })
  for (const name of ['Priya Sharma', 'Arjun Venkatesan', 'Meera Nambiar', 'Rahul Verma'])
    await club.member({ name })
  await club.member({ name: 'Ishaan Deshpande', status: 'pending' })
  const named = async (q: string) =>
    namesOf((await club.ask('GET', `/admin/members?${new URLSearchParams({ q })}`, { as })).body)
  for (const q of ['pirya', 'Prya', 'priya shrama']) expect(await named(q), q).toEqual(['Priya Sharma'])
  for (const q of ['Venkatesen', 'arjn', 'Arjun Vekatesn'])
    expect(await named(q), q).toEqual(['Arjun Venkatesan'])
  expect(await named('ishan')).toEqual(['Ishaan Deshpande'])
  // An exact match is shown alone.
  await club.member({ name: 'Pirya Das' })
  expect(await named('pirya')).toEqual(['Pirya Das'])
  expect(await named('xylophone')).toEqual([])
  await club.close()
})

test('COST-01 among 8,000 members a page reads at most 100 rows for each that it shows, and a search a few for each that it finds, all of whom it counts', async () => {
  const club = await testSite()
  const { as } = await club.member({ role: 'admin', name: 'Zz Zero' })
  await crowd(club.database, 8_000)
  const page = async (query: string) => (await club.ask('GET', `/admin/members${query}`, { as })).body
  const queries = [
    '',
    '?q=a',
    '?q=zz',
    '?q=verma',
    '?q=person1234',
    '?q=college',
    '?q=absent',
    '?q=pe.r-son1234',
  ]
  for (const query of [
    ...queries,
    '?status=pending',
    '?status=declined',
    '?kind=admin',
    '?kind=tasks',
    '?kind=member',
  ])
    expect(await rowsRead(club.database, 'as found', () => page(query)), query).toBeLessThan(
      Math.max(3_000, query.includes('q=') ? 8 * (await page(query)).total : 0),
    )
  // A search without a match is repeated with other spellings.
  for (const query of ['?q=vemra', '?q=pesron1234', '?q=xylophone'])
    expect(await rowsRead(club.database, 'as found', () => page(query)), query).toBeLessThan(12_000)
  expect(await page('')).toMatchObject({ total: 8_001 })
  expect(await page('?q=college')).toMatchObject({ total: 8_001 })
  expect(await page('?q=person1234')).toMatchObject({ total: 1, nextCursor: null })
  expect(namesOf(await page('?q=ZZ'))).toEqual(['Zz Zero'])
  await club.close()
})

describe('an account', () => {
  test('safety S3 disabled, its tokens answer 401 on the next request and its sign-in as a stranger’s', async () => {
    const { id, email, as } = await site.member()
    const { status, body } = await act(id, 'disable')
    expect([status, body.data.status, body.data.signins]).toEqual([200, 'disabled', 0])
    expect(await statusOf(as)).toBe(401)
    expect((await signin(email)).body.message).toBe('Invalid email or password.')
    expect(await actionsOn(id)).toContainEqual(['member.disable', true])
  })

  test('safety S3 after it is enabled again it can sign in; sessions of before stay ended', async () => {
    const { id, email, as } = await site.member()
    await act(id, 'disable')
    expect((await act(id, 'enable')).body.data.status).toBe('approved')
    expect(await statusOf(as)).toBe(401)
    expect((await signin(email)).status).toBe(200)
  })

  test('safety S8 signed out everywhere, every token answers 401', async () => {
    const { id, email, as } = await site.member()
    const other = await sessionStore.create(site.database.sql, id, {})
    expect((await act(id, 'signout')).status).toBe(200)
    expect([await statusOf(as), await statusOf(other)]).toEqual([401, 401])
    expect((await signin(email)).status).toBe(200)
  })

  test('safety S3 a demoted admin answers 403 on the next call, a new one is let in at once', async () => {
    const { id, as } = await site.member()
    expect(await statusOf(as, '/audit')).toBe(403)
    expect((await act(id, 'role', { role: 'admin' })).body.data.role).toBe('admin')
    expect(await statusOf(as, '/audit')).toBe(200)
    await act(id, 'role', { role: 'member' })
    expect(await statusOf(as, '/audit')).toBe(403)
  })

  test('safety Z1 CLUB-119 who has the task approvals decides signups, and no longer after it was taken', async () => {
    const { id, as } = await site.member()
    await site.ask('PUT', `/admin/members/${id}/tasks/approvals`, { as: admin.as, body: { until: null } })
    expect(await statusOf(as, '/approvals')).toBe(200)
    await site.ask('DELETE', `/admin/members/${id}/tasks/approvals`, { as: admin.as })
    expect(await statusOf(as, '/approvals')).toBe(403)
    expect(await actionsOn(id)).toEqual([
      ['task.give-approvals', true],
      ['task.take-approvals', true],
    ])
  })

  test('safety P3 repeating an action changes nothing and writes no second row', async () => {
    const { id } = await site.member()
    for (const _ of [1, 2]) expect((await act(id, 'disable')).status).toBe(200)
    for (const _ of [1, 2]) expect((await act(id, 'enable')).status).toBe(200)
    expect((await actionsOn(id)).map(([action]) => action)).toEqual(['member.disable', 'member.enable'])
  })

  test('safety S3 on another process too: tokens, and the badge in a cached answer', async () => {
    const database = openDatabase(site.database.url, 3)
    const given = { env: site.env, mailer: site.mailer, secret: site.secret }
    const elsewhere = await buildApp({ ...given, database })
    const changes = listenForChanges(database, () => elsewhere.cache.clear())
    const read = async (path: string, as?: string) =>
      elsewhere.app.inject({
        url: `/api/v1${path}`,
        ...(as && { headers: { authorization: `Bearer ${as}` } }),
      })
    const { id, as } = await site.member()
    const thread = { title: 'T', category: 'General', content: 'C' }
    expect((await site.ask('POST', '/forum/threads', { as, body: thread })).status).toBe(201)
    const badge = async () => (await read('/forum/threads')).json().data[0].author.badge
    expect([await badge(), await badge()]).toEqual([null, null])

    await site.ask('PUT', `/admin/members/${id}/tasks/moderation`, { as: admin.as, body: { until: null } })
    await expect.poll(badge).toBe('manager')
    await act(id, 'disable')
    expect((await read('/members/', as)).statusCode).toBe(401)
    await changes.close()
    await elsewhere.app.close()
    await database.close()
  })
})

describe('the last admin', () => {
  const lastAdmin = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]

  test('safety Z6 can be neither demoted nor deleted, nor disable the account', async () => {
    expect(lastAdmin(await act(admin.id, 'role', { role: 'member' }))).toEqual([409, 'last_admin'])
    expect((await act(admin.id, 'disable')).status).toBe(409)
    const body = { password: PASSWORD }
    const deletion = await site.ask('POST', '/members/me/delete', { as: admin.as, body })
    expect(lastAdmin(deletion)).toEqual([409, 'last_admin'])
    expect(await statusOf(admin.as, '/audit')).toBe(200)
  })

  test('safety Z6 a disabled admin does not count: the other one is the last', async () => {
    const { id } = await site.member({ role: 'admin' })
    await act(id, 'disable')
    expect(lastAdmin(await act(admin.id, 'role', { role: 'member' }))).toEqual([409, 'last_admin'])
  })

  test('safety Z6 when all admins step down, disable each other or delete themselves at once, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const admins = [admin, await site.member({ role: 'admin' }), await site.member({ role: 'admin' })]
      const [one, two, three] = admins
      if (!one || !two || !three) throw new Error('there are three')
      const answers = await Promise.all([
        act(one.id, 'role', { role: 'member' }, two.as),
        act(two.id, 'disable', undefined, three.as),
        site.ask('POST', '/members/me/delete', { as: three.as, body: { password: PASSWORD } }),
      ])
      for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status)
      const { rows } = await site.database.pool.query(
        `select id from members where role = 'admin' and status = 'approved'`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(1)
      await site.database.pool.query('delete from members')
      admin = await site.member({ role: 'admin' })
    }
  })

  test('safety Z6 when two step down at the same moment, one succeeds and the other gets 409', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await site.member({ role: 'admin' })
      const answers = await Promise.all([
        act(other.id, 'role', { role: 'member' }, other.as),
        act(admin.id, 'role', { role: 'member' }, admin.as),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      await site.database.pool.query('delete from members')
      admin = await site.member({ role: 'admin' })
    }
  })
})

describe('refusals', () => {
  test('admins cannot disable their own account, even if there are other admins', async () => {
    await site.member({ role: 'admin' })
    const { status, body } = await act(admin.id, 'disable')
    expect([status, body.message]).toEqual([409, 'You cannot disable your own account.'])
  })

  test.each(['pending', 'declined'] as const)('AUTH-30 who is %s is decided in the queue', async (status) => {
    const { id } = await site.member({ status })
    const acts: [string, object?][] = [['disable'], ['enable'], ['role', { role: 'admin' }]]
    for (const [what, body] of acts) expect([what, (await act(id, what, body)).status]).toEqual([what, 409])
    const given = await site.ask('PUT', `/admin/members/${id}/tasks/events`, {
      as: admin.as,
      body: { until: null },
    })
    expect(given.status).toBe(409)
    const { rows } = await site.database.pool.query(
      'select role, (select count(*)::int from member_tasks where member_id = members.id) as tasks from members where id = $1',
      [id],
    )
    expect(rows).toEqual([{ role: 'member', tasks: 0 }])
  })

  test('safety I5 an unknown and a malformed id answer 404', async () => {
    for (const id of [randomUUID(), 'nobody'])
      expect((await act(id, 'disable')).body.message).toBe('Member Not Found')
  })
})
