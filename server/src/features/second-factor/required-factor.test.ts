import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { codeOf, memberWithApp, setUpApp, stepToken } from '../../../testing/second-factors.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { deleteBy } from '../../app/personal-data/deletion-job.ts'
import { apiTokenStore } from '../account/public.ts'
import { readCommand } from '../member/member-command.ts'

let site: TestSite
let mailbox: FolderMailbox
beforeAll(async () => {
  site = await testSite({ REQUIRE_SECOND_FACTOR: 'admins' })
  mailbox = new FolderMailbox(site.dataDir)
})
afterAll(() => site.close())

const statusOf = async (as: string, path: string, on = site) => (await on.ask('GET', path, { as })).status

describe('a club that asks its admins for a second factor', () => {
  test('SAFE-27 an admin without one signs in, and is refused what needs the role until it is set up', async () => {
    const { as, email } = await site.member({ role: 'admin', isManager: true })
    const { body } = await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
    expect(body.token).toEqual(expect.any(String))
    for (const path of ['/audit', '/admin/members', '/approvals', '/forum/flags']) {
      const answer = await site.ask('GET', path, { as: body.token })
      expect([path, answer.status, answer.body.code, answer.body.message]).toEqual([
        path,
        403,
        'factor_required',
        factorMessages.required.text,
      ])
    }
    expect((await site.ask('GET', '/members/me/factors', { as })).body.data.required).toBe(true)
    await setUpApp(site, as)
    for (const token of [as, body.token]) expect(await statusOf(token, '/audit')).toBe(200)
    await site.ask('POST', '/members/me/factors/app/remove', { as, body: { password: PASSWORD } })
    expect(await statusOf(as, '/audit')).toBe(403)
  })

  test('SAFE-27 an app that waits for its code does not count', async () => {
    const { as } = await site.member({ role: 'admin' })
    await site.ask('POST', '/members/me/factors/app/start', { as, body: { password: PASSWORD } })
    expect(await statusOf(as, '/audit')).toBe(403)
  })

  test('SAFE-27 their role gives them nothing in what every member may call either', async () => {
    const { as } = await site.member({ role: 'admin' })
    const { as: author } = await site.member()
    const thread = { title: 'T', category: 'General', content: 'C' }
    const { body } = await site.ask('POST', '/forum/threads', { as: author, body: thread })
    const remove = () => site.ask('DELETE', `/forum/threads/${body.data._id}`, { as })
    expect((await remove()).status).toBe(403)
    await setUpApp(site, as)
    expect((await remove()).status).toBe(200)
  })

  test('SAFE-27 SAFE-42 a token of theirs is a member’s until it is set up', async () => {
    const { as, id } = await site.member({ role: 'admin' })
    const made = await site.database.sql.transaction((tx) =>
      apiTokenStore.create(tx, id, { name: 'Script', scopes: ['admin:read'], days: 1 }),
    )
    const status = () => statusOf(made?.token ?? '', '/audit')
    expect(await status()).toBe(403)
    await setUpApp(site, as)
    expect(await status()).toBe(200)
  })

  test('SAFE-27 members are not asked, and nobody where the club does not ask', async () => {
    const member = await site.member()
    expect((await site.ask('GET', '/audit', { as: member.as })).body.code).toBe('forbidden')
    const open = await testSite()
    const { as } = await open.member({ role: 'admin' })
    expect(await statusOf(as, '/audit', open)).toBe(200)
    expect((await open.ask('GET', '/members/me/factors', { as })).body.data.required).toBe(false)
    await open.close()
  })
})

describe('a member who is locked out', () => {
  const reset = (id: string, as: string) => site.ask('POST', `/admin/members/${id}/factors/reset`, { as })
  const resets = async (id: string) => {
    const { rows } = await site.database.pool.query(
      `select actor_id, address from audit where target = $1::text and action = 'factor.reset'`,
      [id],
    )
    return rows
  }

  test('SAFE-26 gets in with the password after an admin removed their factors, and is told', async () => {
    const admin = await memberWithApp(site, { role: 'admin' })
    const { id, email, secret } = await memberWithApp(site)
    await mailbox.newest(email)
    const waiting = await stepToken(site, email)
    const { body: listed } = await site.ask('GET', `/admin/members?q=${email}`, { as: admin.as })
    expect(listed.data).toMatchObject([{ hasFactor: true }])
    const { status, body } = await reset(id, admin.as)
    expect([status, body.data.hasFactor]).toEqual([200, false])
    expect((await mailbox.newest(email, 2)).subject).toBe(
      'The second factors of your Call of Code account were removed',
    )
    const code = { token: waiting, code: codeOf(secret, 1) }
    expect((await site.ask('POST', '/members/signin/code', { body: code })).status).toBe(401)
    const signin = await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
    expect(signin.body.token).toEqual(expect.any(String))
    expect((await reset(id, admin.as)).status).toBe(200)
    expect(await resets(id)).toEqual([{ actor_id: admin.id, address: '127.0.0.1' }])
  })

  test('SAFE-26 no admin resets their own factor in this way', async () => {
    const { id, as } = await memberWithApp(site, { role: 'admin' })
    const { status, body } = await reset(id, as)
    expect([status, body.message]).toEqual([409, factorMessages.ownReset.text])
    expect((await site.ask('GET', '/members/me/factors', { as })).body.data.app).not.toBeNull()
  })

  test('SAFE-26 npm run member -- factor-reset does the same, for an admin too', async () => {
    const { id, email } = await memberWithApp(site, { role: 'admin' })
    // Two mails at once may come in any order.
    await mailbox.newest(email)
    const run = async () => readCommand(['factor-reset', email])?.({ ...site, deleteMember: deleteBy(site) })
    expect(await run()).toEqual([`${email} is without a second factor now.`])
    expect(await run()).toEqual([`${email} is without a second factor already.`])
    expect((await mailbox.newest(email, 2)).subject).toContain('were removed')
    expect(await resets(id)).toEqual([{ actor_id: null, address: 'command line' }])
  })

  test('SAFE-29 safety P1 P2 the export names factors without secrets, and deletion leaves nothing', async () => {
    const { id, as, secret } = await memberWithApp(site)
    const { body } = await site.ask('GET', '/members/me/export', { as })
    expect(body.data.secondFactors).toEqual([
      { kind: 'app', name: 'Authenticator app', addedAt: expect.stringMatching(/Z$/), lastUsedAt: null },
    ])
    expect(body.data.recoveryCodes).toHaveLength(10)
    expect(Object.keys(body.data.recoveryCodes[0])).toEqual(['madeAt'])
    expect(JSON.stringify(body)).not.toContain(secret)
    const deleted = await site.ask('POST', '/members/me/delete', { as, body: { password: PASSWORD } })
    expect(deleted.status).toBe(200)
    for (const table of ['second_factors', 'recovery_codes', 'factor_steps']) {
      const { rows } = await site.database.pool.query(
        `select count(*)::int as count from ${table} where member_id = $1`,
        [id],
      )
      expect([table, rows]).toEqual([table, [{ count: 0 }]])
    }
  })
})
