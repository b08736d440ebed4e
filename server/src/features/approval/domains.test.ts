import { randomUUID } from 'node:crypto'
import { addressMessages } from '@callofcode/contract/account/address'
import { domainMessages } from '@callofcode/contract/approval/domain'
import { limits } from '@callofcode/contract/limits'
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

const add = (domain: string, as = admin.as) =>
  site.ask('POST', '/approvals/domains', { as, body: { domain } })
const remove = (id: string, as = admin.as) => site.ask('DELETE', `/approvals/domains/${id}`, { as })
const list = async () => (await site.ask('GET', '/approvals/domains', { as: admin.as })).body.data
const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows
const rowOf = async (email: string) => (await query('select * from members where email = $1', [email]))[0]
const auditOf = async (target: string) =>
  (await query('select action, actor_id from audit where target = $1 order by created_at', [target])).map(
    ({ action, actor_id }) => [action, actor_id],
  )
const signIn = (email: string) => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
const signUp = (email: string) =>
  site.ask('POST', '/members/signup', {
    body: {
      email,
      password: PASSWORD,
      name: 'Ode',
      provider: 'credentials',
      passoutYear: new Date().getUTCFullYear(),
    },
  })
/** Signs up and opens the link in the mail. */
async function join(email: string, mails = 1) {
  await signUp(email)
  const token = /confirm\?token=([\w-]{43})/.exec((await mailbox.newest(email, mails)).text ?? '')?.[1]
  return (await site.ask('POST', '/members/confirmEmail', { body: { token } })).body.message
}
const at = (domain: string) => `${randomUUID()}@${domain}`

describe('an approved domain', () => {
  test('AUTH-311 a domain and an address are what they look like, whatever unseen signs stand in them', async () => {
    expect((await add('\u200bun\u00adseen.edu\u2060')).body.data).toMatchObject({ domain: 'unseen.edu' })
    const email = at('unseen.edu')
    const [before, after] = email.split('@')
    expect((await signUp(`${before}\u200b@\u202a${after}\u202c`)).status).toBe(201)
    const token = /confirm\?token=([\w-]{43})/.exec((await mailbox.newest(email)).text ?? '')?.[1]
    await site.ask('POST', '/members/confirmEmail', { body: { token } })
    for (const sign of [
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\u202a',
      '\u202e',
      '\u2066',
      '\ufeff',
      '\u00ad',
      '\ufe0f',
      '\u180e',
    ])
      expect(
        (await signIn(`${sign}${email.replace('@', `${sign}@`)}${sign}`)).status,
        JSON.stringify(sign),
      ).toBe(200)
    expect((await signIn(email.replace('@', 'x@'))).status).toBe(401)
  })
  test('CLUB-09 lets in who confirms an address there: mail, audit and webhook as for everybody', async () => {
    await site.ask('POST', '/admin/webhooks', {
      as: admin.as,
      body: { url: 'https://example.com/hook', events: ['member.approved'] },
    })
    expect((await add(' @Let-In.edu ')).body.data).toMatchObject({ domain: 'let-in.edu', by: 'Asha Admin' })
    const email = at('let-in.edu')
    await signUp(email)
    // An unconfirmed address is not enough, because anybody can type it.
    expect((await signIn(email)).body.code).toBe('awaiting_approval')
    const token = /confirm\?token=([\w-]{43})/.exec((await mailbox.newest(email)).text ?? '')?.[1]
    const answer = await site.ask('POST', '/members/confirmEmail', { body: { token } })
    expect(answer.body.message).toBe(addressMessages.joined.text)
    expect((await signIn(email)).status).toBe(200)
    const { id, status, decided_by } = await rowOf(email)
    expect([status, decided_by]).toEqual(['approved', null])
    expect((await mailbox.newest(email, 2)).subject).toContain('Welcome')
    expect((await auditOf(id)).map(([action]) => action)).toEqual(
      expect.arrayContaining(['email.confirm', 'signup.domain']),
    )
    const told = await query('select event from webhook_deliveries where member_id = $1', [id])
    expect(told).toEqual([{ event: 'member.approved' }])
  })

  test('CLUB-09 counts alone: no part of it, no domain around it, and none once it is removed', async () => {
    const { _id } = (await add('alone.edu')).body.data
    for (const domain of ['mail.alone.edu', 'not-alone.edu', 'alone.edu.example']) {
      const email = at(domain)
      expect(await join(email)).toBe(addressMessages.confirmed.text)
      expect((await rowOf(email)).status).toBe('pending')
    }
    expect((await remove(_id)).status).toBe(200)
    const late = at('alone.edu')
    await join(late)
    expect((await rowOf(late)).status).toBe('pending')
    expect(await auditOf('alone.edu')).toEqual([
      ['domain.add', admin.id],
      ['domain.remove', admin.id],
    ])
  })

  test('CLUB-09 lets in neither who waits already nor who was declined before', async () => {
    const waits = at('later.edu')
    await join(waits)
    const declined = at('later.edu')
    await join(declined)
    const { id } = await rowOf(declined)
    await site.ask('POST', '/approvals/decisions', { as: manager, body: { action: 'decline', ids: [id] } })
    await add('later.edu')
    expect((await rowOf(waits)).status).toBe('pending')
    expect(await join(declined, 2)).toBe(addressMessages.confirmed.text)
    expect((await rowOf(declined)).status).toBe('pending')
  })
})

describe('the list', () => {
  test('CLUB-09 is kept by admins alone, and a second time changes nothing', async () => {
    for (const as of [manager, (await site.member()).as])
      expect((await add('theirs.edu', as)).status).toBe(403)
    const [one, two] = [await add('twice.edu'), await add('twice.edu')]
    expect([one.status, two.status, one.body.data._id]).toEqual([200, 200, two.body.data._id])
    expect(await auditOf('twice.edu')).toHaveLength(1)
    expect((await remove(one.body.data._id, manager)).status).toBe(403)
    expect((await remove(randomUUID())).body.message).toBe(domainMessages.missing.text)
  })

  test('CLUB-09 takes domains of colleges, not words, and none that everybody can have', async () => {
    for (const domain of [
      '',
      'college',
      'a b.edu',
      'a@college.edu',
      '.edu',
      'x..edu',
      '*.edu',
      'x'.repeat(260),
    ])
      expect((await add(domain)).body.errors, domain).toEqual({ domain: domainMessages.rule.text })
    expect((await add('GMAIL.com')).body.errors).toEqual({ domain: domainMessages.everybodys.text })
    await query(
      `insert into approved_domains (domain) select 'd' || n || '.edu' from generate_series(1, 60) n`,
    )
    const { status, body } = await add('one-more.edu')
    expect([status, body.message]).toEqual([409, domainMessages.tooMany.text])
    expect((await list()).some(({ domain }: { domain: string }) => domain === 'one-more.edu')).toBe(false)
    expect(limits.approvedDomains).toBeLessThan(60)
  })
})
