import { TASKS, type Task } from '@callofcode/contract/task'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpApp } from '../../../testing/second-factors.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from '../account/public.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Head' })
})
afterAll(() => site.close())

const give = (id: string, task: string, until: unknown = null, as = admin.as) =>
  site.ask('PUT', `/admin/members/${id}/tasks/${task}`, { as, body: { until } })
const take = (id: string, task: string, as = admin.as) =>
  site.ask('DELETE', `/admin/members/${id}/tasks/${task}`, { as })
/** One read-only address for each task. */
const DOOR: Readonly<Record<Task, string>> = {
  events: '/events/00000000-0000-4000-8000-000000000000/attendees',
  content: '/admin/deleted',
  moderation: '/forum/flags',
  approvals: '/approvals',
  problems: '/admin/problems',
  announcements: '/admin/announcements',
  report: '/admin/report',
}
const doorsOf = async (as: string, of = site) => {
  const open: Task[] = []
  for (const task of TASKS) {
    const { status } = await of.ask('GET', DOOR[task], { as })
    if (status !== 403) open.push(task)
  }
  return open
}
const auditOf = async (id: string) => {
  const { rows } = await site.database.pool.query(
    `select action from audit where target = $1 and action like 'task.%' order by created_at, id`,
    [id],
  )
  return rows.map(({ action }) => action)
}
const endOf = async (id: string, offset: string) =>
  site.database.pool.query(
    `update member_tasks set until = current_date, ends_at = now() + $2::interval where member_id = $1`,
    [id, offset],
  )

describe('a task', () => {
  test.each(TASKS)('CLUB-117 %s opens its own door and no other', async (task) => {
    const { as } = await site.member({ tasks: [task] })
    expect(await doorsOf(as)).toEqual([task])
    expect((await site.ask('GET', '/audit', { as })).status).toBe(403)
  })

  test('CLUB-117 a member may hold several', async () => {
    const { id, as } = await site.member()
    await give(id, 'events')
    await give(id, 'problems')
    expect(await doorsOf(as)).toEqual(['events', 'problems'])
    await take(id, 'events')
    expect(await doorsOf(as)).toEqual(['problems'])
  })

  test('CLUB-118 holds until its end and not after, and nothing has to run for that', async () => {
    const { id, as } = await site.member({ tasks: ['events', 'content'] })
    await endOf(id, '1 hour')
    expect(await doorsOf(as)).toEqual(['events', 'content'])
    await endOf(id, '-1 second')
    expect(await doorsOf(as)).toEqual([])
    const { body } = await site.ask('GET', '/members/', { as })
    expect(body.users[0].tasks).toEqual([])
    const { data } = (await site.ask('GET', `/admin/members/${id}`, { as: admin.as })).body
    expect(data.tasks).toMatchObject([
      { task: 'content', isOver: true },
      { task: 'events', isOver: true },
    ])
  })

  test('CLUB-118 its last day is a day of the club, and ends there at midnight', async () => {
    const { id } = await site.member()
    expect((await give(id, 'events', '2099-06-30')).status).toBe(200)
    const { rows } = await site.database.pool.query('select ends_at from member_tasks where member_id = $1', [
      id,
    ])
    const { timeZone } = site.club.settings
    const said = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    expect(said.format(rows[0].ends_at)).toBe('01/07/2099, 00:00')
  })

  test('CLUB-118 can be given for today, not for a day that is past or none', async () => {
    const { id } = await site.member()
    const { timeZone } = site.club.settings
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    expect((await give(id, 'content', today)).status).toBe(200)
    for (const until of ['2020-01-01', '0000-01-01', '2027-02-30', 'soon', 7]) {
      const { status, body } = await give(id, 'events', until)
      expect([until, status, body.errors?.until]).toEqual([
        until,
        400,
        'Choose a day from today on, or no end.',
      ])
    }
  })
})

describe('giving and taking', () => {
  test('CLUB-119 is written to the audit once, and the member is notified', async () => {
    const { id, as } = await site.member()
    for (const _ of [1, 2]) expect((await give(id, 'events', '2099-06-30')).status).toBe(200)
    await give(id, 'events', '2099-07-31')
    for (const _ of [1, 2]) expect((await take(id, 'events')).status).toBe(200)
    expect(await auditOf(id)).toEqual(['task.give-events', 'task.give-events', 'task.take-events'])
    const { body } = await site.ask('GET', '/notifications', { as })
    expect(
      body.data.map(({ kind, title, actor }: { kind: string; title: string; actor: { name: string } }) => [
        kind,
        title,
        actor.name,
      ]),
    ).toEqual([
      ['task-taken', 'Events', 'Head'],
      ['task-given', 'Events, until 31 July 2099', 'Head'],
      ['task-given', 'Events, until 30 June 2099', 'Head'],
    ])
    expect(body.data[1].task).toEqual({ name: 'events', batch: null, until: '2099-07-31' })
    expect(body.unread).toBe(3)
  })

  test('CLUB-119 nobody gives more to themselves: neither an admin nor whoever holds a task', async () => {
    const own = await give(admin.id, 'events')
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot give yourself a task. Another admin can.',
    ])
    const { id, as } = await site.member({ tasks: TASKS })
    const acts = [
      give(id, 'events', '2099-01-01', as),
      take(id, 'events', as),
      site.ask('POST', `/admin/members/${id}/role`, { as, body: { role: 'admin' } }),
    ]
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('CLUB-119 a signup that was declined and begins anew holds nothing of before', async () => {
    const { id, email } = await site.member({ tasks: TASKS, status: 'declined' })
    const body = {
      name: 'Anew',
      email,
      password: 'Arena-2024!',
      provider: 'credentials',
      passoutYear: new Date().getFullYear() + 1,
    }
    expect((await site.ask('POST', '/members/signup', { body })).status).toBeLessThan(300)
    const { rows } = await site.database.pool.query('select from member_tasks where member_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('CLUB-119 two admins who give it at once give it once', async () => {
    const second = await site.member({ role: 'admin' })
    const { id } = await site.member()
    await Promise.all([give(id, 'content'), give(id, 'content', null, second.as)])
    expect(await auditOf(id)).toEqual(['task.give-content'])
  })
})

describe('programs and second factors', () => {
  const tokenOf = async (memberId: string) => {
    const made = await site.database.sql.transaction((tx) =>
      apiTokenStore.create(tx, memberId, { name: 'Script', scopes: ['admin:read', 'read'], days: 1 }),
    )
    return made?.token ?? ''
  }

  test('CLUB-120 a token with an admin scope reaches what the tasks of its owner open, while they hold', async () => {
    const { id, as } = await site.member({ tasks: ['content', 'approvals'] })
    const token = await tokenOf(id)
    expect(await doorsOf(token)).toEqual(['content', 'approvals'])
    await endOf(id, '-1 second')
    expect(await doorsOf(token)).toEqual([])
    const body = { name: 'More', scopes: ['admin:read'], days: 1, password: 'Arena-2024!' }
    expect((await site.ask('POST', '/members/me/tokens', { as, body })).status).toBe(400)
  })

  test('CLUB-120 where admins need a second factor, whoever holds a task needs one', async () => {
    const strict = await testSite({ REQUIRE_SECOND_FACTOR: 'admins' })
    const { id, as } = await strict.member({ tasks: ['moderation'] })
    expect(await doorsOf(as, strict)).toEqual([])
    expect((await strict.ask('GET', '/forum/flags', { as })).body.code).toBe('factor_required')
    expect((await strict.ask('GET', '/members/me/factors', { as })).body.data.required).toBe(true)
    await setUpApp(strict, as)
    expect(await doorsOf(as, strict)).toEqual(['moderation'])
    // A plain member needs no second factor.
    await strict.database.pool.query('delete from member_tasks where member_id = $1', [id])
    expect((await strict.ask('GET', '/members/me/factors', { as })).body.data.required).toBe(false)
    await strict.close()
  })
})
