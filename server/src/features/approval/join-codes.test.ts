import { randomUUID } from 'node:crypto'
import { type JoinCode, joinMessages } from '@callofcode/contract/approval/join-code'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let mailbox: FolderMailbox
let admin: { id: string; as: string }
let manager: string
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
  mailbox = new FolderMailbox(site.dataDir)
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
  manager = (await site.member({ isManager: true })).as
})
afterAll(() => site.close())

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows
const make = async (changes: object = {}): Promise<JoinCode> => {
  const body = { note: 'Freshers’ desk', mostUses: 5, days: 3, ...changes }
  return (await site.ask('POST', '/approvals/codes', { as: admin.as, body })).body.data
}
const end = (id: string, as = admin.as) => site.ask('POST', `/approvals/codes/${id}/end`, { as })
const usersOf = async (id: string, cursor = '') =>
  (await site.ask('GET', `/approvals/codes/${id}/members${cursor && `?cursor=${cursor}`}`, { as: admin.as }))
    .body
const usesOf = async (id: string) => (await query('select uses from join_codes where id = $1', [id]))[0]?.uses
const signUp = (joinCode: string | undefined, email = `${randomUUID()}@college.edu`) =>
  site
    .ask('POST', '/members/signup', {
      body: {
        email,
        password: PASSWORD,
        name: 'Ode',
        provider: 'credentials',
        joinCode,
        passoutYear: new Date().getUTCFullYear(),
      },
    })
    .then((answer) => ({ ...answer, email }))
const signIn = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const statusOf = async (email: string) =>
  (await query('select status from members where email = $1', [email]))[0]?.status

describe('a live join code', () => {
  test('CLUB-11 approves who signs up with it at once, however it is typed: mail, audit and webhook too', async () => {
    await site.ask('POST', '/admin/webhooks', {
      as: admin.as,
      body: { url: 'https://example.com/hook', events: ['member.approved'] },
    })
    const made = await make()
    expect(made).toMatchObject({ uses: 0, mostUses: 5, isLive: true, by: 'Asha Admin', endedAt: null })
    const typed = ` ${made.code.slice(0, 5).toLowerCase()}-${made.code.slice(5)} `
    const { status, body, email } = await signUp(typed)
    expect([status, body.message]).toEqual([201, joinMessages.joined.text])
    expect((await signIn(email)).status).toBe(200)
    expect((await mailbox.newest(email, 2)).subject).toBeDefined()
    const subjects = (await mailbox.to(email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject?.includes('Welcome'))).toBe(true)
    const [member] = await query('select id from members where email = $1', [email])
    const rows = await query('select action from audit where target = $1', [member?.id])
    expect(rows).toContainEqual({ action: 'signup.code' })
    expect(await query('select event from webhook_deliveries where member_id = $1', [member?.id])).toEqual([
      { event: 'member.approved' },
    ])
    expect((await usersOf(made._id)).data).toMatchObject([{ _id: member?.id, name: 'Ode', email }])
    expect(await usesOf(made._id)).toBe(1)
  })

  test('CLUB-11 is used as often as it says, also by many at once, and then refused beside its field', async () => {
    const { code, _id } = await make({ mostUses: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.errors).toEqual({ joinCode: joinMessages.ended.text })
    expect(await statusOf(refused?.email ?? '')).toBeUndefined()
    expect([await usesOf(_id), (await usersOf(_id)).data.length]).toEqual([3, 3])
  })

  test('CLUB-11 tells nobody whether an address is known, and is not used up by it', async () => {
    const { code, _id } = await make()
    const { email } = await site.member()
    const [known, fresh] = [await signUp(code, email), await signUp(code)]
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    expect(await usesOf(_id)).toBe(1)
  })

  test('CLUB-11 does not let in who was declined before', async () => {
    const first = await signUp(undefined)
    expect(first.body.message).toBe(messages.signedUp.text)
    const [{ id }] = await query('select id from members where email = $1', [first.email])
    await site.ask('POST', `/approvals/${id}/decline`, { as: manager })
    const { code, _id } = await make()
    expect((await signUp(code, first.email)).status).toBe(201)
    expect([await statusOf(first.email), await usesOf(_id)]).toEqual(['pending', 0])
  })
})

describe('a code that is over', () => {
  test('CLUB-11 lets nobody in: ended by an admin, after its days, unknown, or misspelt', async () => {
    const [ended, late] = [await make(), await make()]
    expect((await end(ended._id)).body.data).toMatchObject({ isLive: false, endedAt: expect.any(String) })
    await end(ended._id)
    await query(`update join_codes set ends_at = now() where id = $1`, [late._id])
    for (const code of [ended.code, late.code, 'AAAAAAAAAA'])
      expect((await signUp(code)).body.errors, code).toEqual({ joinCode: joinMessages.ended.text })
    for (const code of ['', 'short', 'OOOOOOOOOO', `${late.code}A`])
      expect((await signUp(code)).body.errors, code).toEqual({ joinCode: joinMessages.rule.text })
  })
})

describe('the list of codes', () => {
  test('CLUB-11 is kept by admins alone, and audited by what the codes are for', async () => {
    const note = `Class ${randomUUID()}`
    const { _id } = await make({ note })
    await end(_id)
    await end(_id)
    expect(
      await query(
        `select action, target, actor_id from audit where action like 'code.%'
         and created_at >= (select created_at from join_codes where id = $1) order by created_at`,
        [_id],
      ),
    ).toEqual([
      { action: 'code.create', target: note, actor_id: admin.id },
      { action: 'code.end', target: note, actor_id: admin.id },
    ])
    for (const as of [manager, (await site.member()).as]) {
      expect((await site.ask('GET', '/approvals/codes', { as })).status).toBe(403)
      expect((await end(_id, as)).status).toBe(403)
    }
    expect((await end(randomUUID())).body.message).toBe(joinMessages.missing.text)
  })

  test('CLUB-11 comes page after page from the database, and so does who used a code', async () => {
    const { _id, code } = await make({ mostUses: 100 })
    await query(
      `insert into members (email, name, password_hash, status)
       select 'used' || n || '@college.edu', 'Used', '-', 'approved' from generate_series(1, 45) n`,
    )
    await query(`insert into join_uses (code_id, member_id) select $1, id from members where name = 'Used'`, [
      _id,
    ])
    await query(
      `insert into join_codes (code, note, most_uses, ends_at) select 'c' || n, 'Many', 1, now() from generate_series(1, 45) n`,
    )
    const people = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data, nextCursor }: { data: { _id: string }[]; nextCursor: string | null } = await usersOf(
        _id,
        cursor,
      )
      expect(data.length).toBeLessThanOrEqual(20)
      for (const one of data) people.add(one._id)
      cursor = nextCursor
    }
    expect(people.size).toBe(45)
    const codes: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/approvals/codes${cursor && `?cursor=${cursor}`}`
      const { body } = await site.ask('GET', path, { as: admin.as })
      codes.push(...body.data.map((one: JoinCode) => one.code))
      cursor = body.nextCursor
    }
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toContain(code)
    expect(codes.length).toBeGreaterThan(45)
  })

  test('CLUB-11 takes no bad numbers and no empty note', async () => {
    const refuse = async (changes: object) => {
      const body = { note: 'N', mostUses: 5, days: 3, ...changes }
      return (await site.ask('POST', '/approvals/codes', { as: admin.as, body })).body.errors
    }
    for (const mostUses of [0, -1, 1.5, 2_001])
      expect(await refuse({ mostUses })).toEqual({ mostUses: joinMessages.usesRule.text })
    for (const days of [0, 366]) expect(await refuse({ days })).toEqual({ days: joinMessages.daysRule.text })
    expect(await refuse({ note: ' ' })).toEqual({ note: joinMessages.noteRequired.text })
  })
})
