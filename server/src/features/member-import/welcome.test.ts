import { messages } from '@callofcode/contract/messages'
import { passoutYears } from '@callofcode/contract/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, memberWithApp } from '../../../testing/second-factors.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { oneTimeCodeStore } from '../account/one-time-code-store.ts'
import { resetTokenStore } from '../account/public.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const [year = 0, otherYear = 0] = passoutYears()
const invited = { passwordHash: null, invitedAt: new Date() }
const linkOf = (id: string) => resetTokenStore.create(site.database.sql, id, 600)
const read = (as: string) => site.ask('GET', '/members/resetPassword', { as })
const begin = (as: string, more: object = {}) =>
  site.ask('POST', '/members/resetPassword', {
    as,
    body: { memberData: { password: 'Fresh-2026!' }, ...more },
  })
const yearOf = async (id: string) =>
  (
    await site.database.pool.query(
      `select extract(year from passout_year at time zone 'utc')::int as year from members where id = $1`,
      [id],
    )
  ).rows[0].year

describe('the link of an invitation', () => {
  test('CLUB-490 asks for the year where the club knows none, and keeps it; a known one stays', async () => {
    const { id } = await site.member({ ...invited, passoutYear: null })
    const link = await linkOf(id)
    expect((await read(link)).body.data).toMatchObject({ isInvitation: true, lacksYear: true })
    const wrong = await begin(link, { passoutYear: 1900 })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { passoutYear: messages.passoutRule.text }])
    expect((await begin(link, { passoutYear: year })).body.token).toBeDefined()
    expect(await yearOf(id)).toBe(year)

    const known = await site.member({ ...invited, passoutYear: new Date(Date.UTC(year, 0, 2)) })
    const other = await linkOf(known.id)
    expect((await read(other)).body.data.lacksYear).toBe(false)
    expect((await begin(other, { passoutYear: otherYear })).status).toBe(200)
    expect(await yearOf(known.id)).toBe(year)
  })

  test('CLUB-490 the year of a person who had a password is not set by a reset', async () => {
    const { id } = await site.member({ passoutYear: null })
    expect((await begin(await linkOf(id), { passoutYear: year })).body.token).toBeUndefined()
    expect(await yearOf(id)).toBe(null)
  })

  test('CLUB-491 is not used up by being opened, and tells no name once it has ended', async () => {
    const { id, name } = await site.member({ ...invited, name: 'Only For Holders' })
    const link = await linkOf(id)
    for (let time = 0; time < 3; time++) expect((await read(link)).body.data.name).toBe(name)
    expect((await begin(link)).status).toBe(200)
    const late = await linkOf((await site.member({ ...invited, name })).id)
    await site.database.pool.query('update reset_tokens set expires_at = now()')
    for (const over of [link, late, 'a'.repeat(43)]) {
      const { status, body } = await read(over)
      expect([status, body.message]).toEqual([401, messages.badResetToken.text])
      expect(JSON.stringify(body)).not.toContain(name)
    }
  })

  test('CLUB-492 whose link has ended is welcomed by the code of a mail, and signed in', async () => {
    const { id, email, name } = await site.member(invited)
    const otp = await oneTimeCodeStore.create(site.database.sql, id, site.secret, site.env)
    const { body } = await site.ask('POST', '/members/verifyOtp', { body: { email, otp } })
    expect((await read(body.token)).body.data).toMatchObject({ name, isInvitation: true })
    const { token } = (await begin(body.token)).body
    expect((await site.ask('GET', '/members/', { as: token })).status).toBe(200)
  })

  test('CLUB-493 signs nobody in without the second factor that they have', async () => {
    const { id, secret } = await memberWithApp(site)
    await site.database.pool.query(
      'update members set password_hash = null, invited_at = now() where id = $1',
      [id],
    )
    const { body, headers } = await begin(await linkOf(id))
    expect([body.token, headers['set-cookie']]).toEqual([undefined, undefined])
    const entered = await site.ask('POST', '/members/signin/code', {
      body: { token: body.secondStep.token, code: codeOf(secret, 1) },
    })
    expect((await site.ask('GET', '/members/', { as: entered.body.token })).status).toBe(200)
  })
})
