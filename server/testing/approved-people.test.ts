import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApprovedPeople } from './approved-people.ts'
import { PASSWORD, type TestSite, testSite } from './test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
let people: ApprovedPeople
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
  people = new ApprovedPeople(async () => site.database.pool)
})
afterAll(() => site.close())

const AGENT = 'lightMyRequest'
const newEmail = () => `${randomUUID()}@college.edu`
const idOf = async (email: string): Promise<string> =>
  (await site.database.pool.query('select id from members where email = $1', [email])).rows[0].id

/**
 * Returns all that the database holds of a member, except values that naturally differ. Times and secrets are replaced by
 * `there`.
 */
async function allOf(email: string) {
  const { rows } = await site.database.pool.query(
    `select to_jsonb(m) - '{id,email,handle}'::text[] || jsonb_build_object('handle', m.handle ~ '^asha.verma') as member,
       array(select to_jsonb(t) - '{id,member_id}'::text[] from member_tasks t where t.member_id = m.id order by task) as tasks,
       array(select to_jsonb(s) - '{id,member_id}'::text[] from sessions s where s.member_id = m.id) as sessions,
       array(select to_jsonb(a) - '{id,target}'::text[] || jsonb_build_object('actor_id', a.actor_id = m.id)
         from audit a where a.target = m.id::text and action in ('signup', 'signup.approve', 'signin') order by action) as audit
     from members m where email = $1`,
    [email],
  )
  const there = /"(\w+_at|\w*_hash|request_id|address)":"[^"]+"/g
  return JSON.parse(JSON.stringify(rows[0]).replace(there, '"$1":"there"'))
}

/** Signs a member up with the calls that a person and an admin send. */
async function signUp(more: { role?: 'admin'; tasks?: string[] } = {}): Promise<string> {
  const email = newEmail()
  const passoutYear = new Date().getFullYear()
  const fields = { email, name: admin.name, password: PASSWORD, passoutYear, provider: 'credentials' }
  const ask = async (path: string, body: object, as?: string, method: 'POST' | 'PUT' = 'POST') =>
    expect((await site.ask(method, path, { body, ...(as && { as }) })).body).toMatchObject({ success: true })
  await ask('/members/signup', fields)
  const id = await idOf(email)
  await ask(`/approvals/${id}/approve`, {}, admin.as)
  if (more.role) await ask(`/admin/members/${id}/role`, { role: more.role }, admin.as)
  for (const task of more.tasks ?? [])
    await ask(`/admin/members/${id}/tasks/${task}`, { until: null }, admin.as, 'PUT')
  await ask('/members/signin', { email, password: PASSWORD })
  return email
}

test('people of journeys are as those who signed up, were approved and signed in', async () => {
  for (const given of [{}, { role: 'admin' }, { tasks: ['events', 'moderation'] }] as const) {
    const email = newEmail()
    await people.create({
      email,
      name: admin.name,
      role: 'member',
      tasks: [],
      approver: admin.email,
      ...given,
    })
    const as = await people.signIn(email, AGENT)
    expect(await allOf(email)).toEqual(await allOf(await signUp(given as object)))
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
    expect((await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })).status).toBe(
      200,
    )
  }
})

test('who asks for people of a club without the approver, or of nobody, hears of it', async () => {
  const given = { email: newEmail(), name: 'Asha', role: 'member', tasks: [] } as const
  await expect(people.create({ ...given, approver: newEmail() })).rejects.toThrow(/is .* a member\?/)
  await expect(people.signIn(given.email, AGENT)).rejects.toThrow(/is no member/)
})
