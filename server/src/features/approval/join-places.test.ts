import { randomUUID } from 'node:crypto'
import { type JoinCode, joinMessages } from '@callofcode/contract/approval/join-code'
import { batchMessages } from '@callofcode/contract/batch/batch'
import { messages } from '@callofcode/contract/messages'
import { CLUB_YEAR_RULE, passoutYears } from '@callofcode/contract/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { drawQr } from '../../platform/draw-qr.ts'

let site: TestSite
let admin: string
let batch: { _id: string; name: string }
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'http://club.example' })
  admin = (await site.member({ role: 'admin' })).as
  const { body } = await site.ask('POST', '/admin/batches', { as: admin, body: { name: 'First years' } })
  batch = { _id: body.data._id, name: 'First years' }
})
afterAll(() => site.close())

const [year = 0, otherYear = 0] = passoutYears()
const ask = (changes: object) => {
  const body = { note: 'Freshers', mostUses: 5, days: 3, ...changes }
  return site.ask('POST', '/approvals/codes', { as: admin, body })
}
const make = async (changes: object): Promise<JoinCode> => (await ask(changes)).body.data
const signUp = async (given: object) => {
  const email = `${randomUUID()}@college.edu`
  const body = { email, password: PASSWORD, name: 'Ode', provider: 'credentials', ...given }
  const answer = await site.ask('POST', '/members/signup', { body })
  const { rows } = await site.database.pool.query(
    `select batch_id as batch, extract(year from passout_year at time zone 'utc')::int as year, status
     from members where email = $1`,
    [email],
  )
  return { ...answer, member: rows[0] }
}

test('CLUB-494 a code gives its batch and its year, and what was typed wins for the year', async () => {
  const made = await make({ batch: batch._id, passoutYear: year })
  expect(made).toMatchObject({ batch, passoutYear: year })
  const { code: joinCode } = made
  const status = 'approved'
  expect((await signUp({ joinCode })).member).toEqual({ batch: batch._id, year, status })
  expect((await signUp({ joinCode, passoutYear: otherYear })).member).toEqual({
    batch: batch._id,
    year: otherYear,
    status,
  })
})

test('CLUB-494 without a code, or with one that gives no year, the year is needed as before', async () => {
  const { code: joinCode, batch: none, passoutYear } = await make({})
  expect([none, passoutYear]).toEqual([null, null])
  for (const given of [{}, { joinCode }]) {
    const { status, body, member } = await signUp(given)
    expect([status, body.errors, member]).toEqual([
      400,
      { passoutYear: messages.passoutRule.text },
      undefined,
    ])
  }
  expect((await signUp({ joinCode, passoutYear: year })).member).toMatchObject({ batch: null, year })
  const { body } = await signUp({ name: '', passoutYear: undefined })
  expect(Object.keys(body.errors).toSorted()).toEqual(['name', 'passoutYear'])
})

test('CLUB-494 a code takes a batch that exists and a year of the club, and outlives its batch', async () => {
  expect((await ask({ batch: randomUUID() })).body.errors).toEqual({ batch: batchMessages.missing.text })
  expect((await ask({ passoutYear: 1900 })).body.errors).toEqual({ passoutYear: CLUB_YEAR_RULE.text })
  const { body } = await site.ask('POST', '/admin/batches', { as: admin, body: { name: 'Gone soon' } })
  const { code: joinCode } = await make({ batch: body.data._id, passoutYear: year })
  await site.ask('DELETE', `/admin/batches/${body.data._id}`, { as: admin })
  expect((await signUp({ joinCode })).member).toEqual({ batch: null, year, status: 'approved' })
})

test('CLUB-495 the QR code of a code leads to the sign-up with it and its year, for admins alone', async () => {
  const { _id, code, link } = await make({ passoutYear: year })
  const join = `${code.slice(0, 5)}-${code.slice(5)}`
  expect(link).toBe(`http://club.example/signup?tab=signup&join=${join}&year=${year}`)
  const path = `/approvals/codes/${_id}/qr`
  expect((await site.ask('GET', path, { as: admin })).body.data).toEqual(drawQr(link))
  const manager = (await site.member({ isManager: true })).as
  expect((await site.ask('GET', path, { as: manager })).status).toBe(403)
  const unknown = await site.ask('GET', `/approvals/codes/${randomUUID()}/qr`, { as: admin })
  expect(unknown.body.message).toBe(joinMessages.missing.text)
})
