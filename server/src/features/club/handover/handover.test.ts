import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../../testing/count-statements.ts'
import { setUpApp } from '../../../../testing/second-factors.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let president: Member
beforeAll(async () => {
  site = await testSite()
  president = await site.member({ role: 'admin', name: 'President' })
})
afterAll(() => site.close())

const read = async (as = president.as) => (await site.ask('GET', '/admin/handover', { as })).body.data
const mark = (what: string, as = president.as) =>
  site.ask('POST', '/admin/handover/marks', { as, body: { mark: what } })
const role = (id: string, to: string, as = president.as) =>
  site.ask('POST', `/admin/members/${id}/role`, { as, body: { role: to } })

test('CLUB-265 CLUB-266 the list ticks itself as the club is handed over, and the last admin cannot step down', async () => {
  expect((await read()).done).toEqual(['tasks', 'leavers'])
  expect((await role(president.id, 'member')).body.code).toBe('last_admin')

  const next = await site.member({ name: 'Next' })
  await site.database.pool.query('delete from sessions where member_id = $1', [next.id])
  await role(next.id, 'admin')
  expect((await read()).done).toEqual(['chosen', 'tasks', 'leavers'])
  const signedIn = await site.ask('POST', '/members/signin', {
    body: { email: next.email, password: 'Arena-2024!' },
  })
  await setUpApp(site, signedIn.body.token)
  expect((await read()).done).toEqual(['chosen', 'ready', 'tasks', 'leavers'])
  expect((await read()).admins).toEqual([
    { _id: next.id, name: 'Next', own: false, signedIn: true, hasFactor: true },
    { _id: president.id, name: 'President', own: true, signedIn: true, hasFactor: false },
  ])

  const helper = await site.member({ name: 'Helper', tasks: ['events'] })
  expect((await read()).done).not.toContain('tasks')
  await site.ask('PUT', `/admin/members/${helper.id}/tasks/events`, {
    as: president.as,
    body: { until: '2099-06-30' },
  })
  expect(await read()).toMatchObject({
    done: ['chosen', 'ready', 'tasks', 'leavers'],
    tasks: [{ name: 'Helper', task: 'events', until: '2099-06-30' }],
  })

  expect((await mark('backup')).body.data.done).toContain('backup')
  expect((await read()).marks.backup).toMatchObject({ by: 'President' })
  expect((await role(president.id, 'member')).status).toBe(200)
  expect((await site.ask('GET', '/admin/handover', { as: president.as })).status).toBe(403)
  expect((await role(president.id, 'admin', signedIn.body.token)).status).toBe(200)
})

test('CLUB-267 what somebody looked at counts until it is old, and tokens and webhooks until there are new ones', async () => {
  expect((await mark('owners')).body.data.done).toContain('owners')
  const body = { url: 'https://hooks.example.com/secret-place', events: ['blog.published'] }
  expect((await site.ask('POST', '/admin/webhooks', { as: president.as, body })).status).toBe(201)
  const data = await read()
  expect(data.done).not.toContain('owners')
  expect(data.webhooks).toEqual([{ url: 'hooks.example.com', isOn: true }])
  expect(JSON.stringify(data)).not.toContain('secret-place')
  await mark('owners')
  const token = { name: 'Script', scopes: ['admin:read'], days: 1, password: 'Arena-2024!' }
  await site.ask('POST', '/members/me/tokens', { as: president.as, body: token })
  expect((await read()).done).not.toContain('owners')
  expect((await read()).tokens).toMatchObject([{ name: 'Script', owner: 'President' }])
  expect((await mark('owners')).body.data.done).toContain('owners')
  await site.database.pool.query(
    `update settings set updated_at = now() - interval '61 days' where key like 'handover-%'`,
  )
  expect((await read()).done).not.toContain('owners')
  const { rows } = await site.database.pool.query(
    `select count(*)::int as n from audit where action in ('handover.owners', 'handover.backup')`,
  )
  expect(rows[0].n).toBe(4)
  expect((await mark('everything')).status).toBe(400)
  expect(await countStatements(site.database, 'member_tasks', () => read())).toBeLessThanOrEqual(2)
})
