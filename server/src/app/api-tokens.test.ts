import { apiTokenMessages } from '@callofcode/contract/account/api-token'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../testing/test-site.ts'
import { deleteExpired } from '../features/audit/delete-expired.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const given = (scopes: string[] = ['read']) => ({ name: 'Editor', scopes, days: 30, password: PASSWORD })
const make = async (as: string, scopes?: string[]) => {
  const { status, body } = await site.ask('POST', '/members/me/tokens', { as, body: given(scopes) })
  expect(status).toBe(201)
  return { token: body.token as string, id: body.data._id as string }
}
const list = async (as: string) => (await site.ask('GET', '/members/me/tokens', { as })).body.data
const statusOf = async (token: string) => (await site.ask('GET', '/members/', { as: token })).status
const thread = { title: 'Two heaps', category: 'DSA help', content: 'How?' }
const sqlOf = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)

describe('making one', () => {
  test('SAFE-40 it is shown once, kept as a hash, and works as a bearer token', async () => {
    const { as, id } = await site.member()
    const { token, id: tokenId } = await make(as)
    expect(token).toMatch(/^coc_[A-Za-z0-9]{40}$/)
    expect(JSON.stringify((await site.ask('GET', '/members/', { as: token })).body)).toContain(id)
    const [row] = await list(as)
    expect(row).toMatchObject({
      _id: tokenId,
      name: 'Editor',
      scopes: ['read'],
      ending: token.slice(-4),
      isLive: true,
    })
    expect(Date.parse(row.endsAt) - Date.parse(row.createdAt)).toBe(30 * 86_400_000)
    expect(row.usedAt).not.toBeNull()
    const { rows } = await sqlOf('select t::text as text from api_tokens t')
    expect(JSON.stringify(rows)).not.toContain(token.slice(4, -4))
  })

  test('SAFE-40 asks for the password, and for an end within a year', async () => {
    const { as } = await site.member()
    const send = (over: object) =>
      site.ask('POST', '/members/me/tokens', { as, body: { ...given(), ...over } })
    expect((await send({ password: 'Wrong-2024!' })).body.errors).toEqual({
      password: 'That is not your current password.',
    })
    for (const days of [0, 366, 1.5, null])
      expect((await send({ days })).body.errors).toEqual({ days: expect.stringContaining('within 365 days') })
    expect((await send({ scopes: [] })).body.errors).toEqual({ scopes: 'Choose at least one scope.' })
    expect((await send({ scopes: ['all'] })).body.errors).toMatchObject({
      'scopes.0': expect.stringContaining('The scopes are read,'),
    })
    expect(await list(as)).toEqual([])
  })

  test('SAFE-43 of thirty made at the same time a member gets twenty', async () => {
    const { as } = await site.member()
    const body = given()
    const answers = []
    for (let at = 0; at < 5; at++)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 6 }, () => site.ask('POST', '/members/me/tokens', { as, body })),
        )),
      )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(await list(as)).toHaveLength(20)
  })

  test('SAFE-40 the owner gets a mail and the audit a row, neither with the token', async () => {
    const { as, id } = await site.member()
    const { token, id: tokenId } = await make(as)
    await site.ask('DELETE', `/members/me/tokens/${tokenId}`, { as })
    const { rows } = await sqlOf(
      'select action, target, outcome from audit where actor_id = $1 order by created_at',
      [id],
    )
    expect(rows).toEqual([
      { action: 'token.create', target: id, outcome: 'ok' },
      { action: 'token.end', target: id, outcome: 'ok' },
    ])
    const { rows: all } = await sqlOf('select a::text as text from audit a')
    expect(JSON.stringify(all)).not.toContain(token)
  })
})

describe('what it may do', () => {
  test('SAFE-41 with the wrong scope it answers 403 and names the right one', async () => {
    const { as } = await site.member()
    const { token } = await make(as, ['read'])
    const { status, body } = await site.ask('POST', '/forum/threads', { as: token, body: thread })
    expect([status, body.message]).toEqual([403, 'This token lacks the scope forum:write.'])
    const { token: writer } = await make(as, ['forum:write'])
    expect((await site.ask('POST', '/forum/threads', { as: writer, body: thread })).status).toBe(201)
    expect((await site.ask('GET', '/members/', { as: writer })).status).toBe(403)
  })

  test('SAFE-42 an admin’s token is an admin only with an admin scope', async () => {
    const admin = await site.member({ role: 'admin' })
    const author = await site.member()
    const { body } = await site.ask('POST', '/forum/threads', { as: author.as, body: thread })
    const remove = async (token: string) =>
      (await site.ask('DELETE', `/forum/threads/${body.data._id}`, { as: token })).status
    // An admin may do to any thread what its author may do.
    expect(await remove((await make(admin.as, ['forum:write'])).token)).toBe(403)
    expect(await remove((await make(admin.as, ['forum:write', 'admin:read'])).token)).toBe(403)
    expect(await remove((await make(admin.as, ['forum:write', 'admin:write'])).token)).toBe(200)
    const { token: reader } = await make(admin.as, ['admin:read'])
    expect((await site.ask('GET', '/audit', { as: reader })).status).toBe(200)
    const blog = { title: 'A', author: 'B', content: 'C' }
    expect((await site.ask('POST', '/admin/createBlog', { as: reader, body: blog })).status).toBe(403)
  })

  test('SAFE-42 a member gives no admin scope, and a demoted admin’s token is a member’s', async () => {
    const member = await site.member()
    const refused = await site.ask('POST', '/members/me/tokens', {
      as: member.as,
      body: given(['admin:read']),
    })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { scopes: 'Only admins, and members with a task, can give a token an admin scope.' },
    ])
    await site.member({ role: 'admin' })
    const admin = await site.member({ role: 'admin' })
    const { token } = await make(admin.as, ['admin:read', 'read'])
    await sqlOf(`update members set role = 'member' where id = $1`, [admin.id])
    expect((await site.ask('GET', '/audit', { as: token })).status).toBe(403)
  })

  test('SAFE-42 it counts in the Authorization header alone: not as a cookie, and not for files and pages', async () => {
    const { as } = await site.member({ role: 'admin' })
    const { token } = await make(as, ['read', 'admin:read'])
    const cookie = { headers: { cookie: `callofcode=${token}` } }
    expect((await site.ask('GET', '/members/', cookie)).status).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    const id = '00000000-0000-4000-8000-000000000000'
    const { statusCode } = await site.app.inject({ url: `/events/${id}/attendees.csv`, headers })
    expect(statusCode).toBe(403)
  })
})

describe('its end', () => {
  test('SAFE-43 its member ends it, and nobody else', async () => {
    const { as } = await site.member()
    const { as: other } = await site.member()
    const { token, id } = await make(as)
    expect((await site.ask('DELETE', `/members/me/tokens/${id}`, { as: other })).status).toBe(404)
    expect(await statusOf(token)).toBe(200)
    expect((await site.ask('DELETE', `/members/me/tokens/${id}`, { as })).status).toBe(200)
    expect([await statusOf(token), await list(as)]).toEqual([401, []])
  })

  test('SAFE-43 on its day it stops, is listed for a month, and is forgotten then', async () => {
    const { as } = await site.member()
    const { token } = await make(as)
    await sqlOf(`update api_tokens set ends_at = now() - interval '1 second'`)
    const refused = await site.ask('GET', '/members/', { as: token })
    expect([refused.status, refused.body.message]).toEqual([401, apiTokenMessages.dead.text])
    expect(await list(as)).toMatchObject([{ isLive: false }])
    await sqlOf(`update api_tokens set ends_at = now() - interval '31 days'`)
    await deleteExpired(site)
    expect(await list(as)).toEqual([])
  })

  test('SAFE-43 a new password, disabling, signing out by an admin and deletion end it', async () => {
    const admin = await site.member({ role: 'admin' })
    const changes = [
      (as: string) =>
        site.ask('POST', '/members/me/password', {
          as,
          body: { currentPassword: PASSWORD, password: 'Other-2024!' },
        }),
      (_as: string, id: string) => site.ask('POST', `/admin/members/${id}/disable`, { as: admin.as }),
      (_as: string, id: string) => site.ask('POST', `/admin/members/${id}/signout`, { as: admin.as }),
      (as: string) => site.ask('POST', '/members/me/delete', { as, body: { password: PASSWORD } }),
    ]
    for (const change of changes) {
      const { as, id } = await site.member()
      const { token } = await make(as)
      expect((await change(as, id)).status).toBe(200)
      await sqlOf(`update members set status = 'approved' where id = $1`, [id])
      expect(await statusOf(token)).toBe(401)
    }
  })
})
