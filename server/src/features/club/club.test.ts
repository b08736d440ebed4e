import { readFileSync } from 'node:fs'
import { joinMessages } from '@callofcode/contract/approval/join-code'
import { failingPairs, nearestAccent, rolesOf, SURFACES } from '@callofcode/contract/club/accent'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmtpMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { identityOf, openClub } from './public.ts'

let site: TestSite
let asha: { as: string; email: string }
let admin: string
const mailbox = new SmtpMailbox()
beforeAll(async () => {
  site = await testSite({ SMTP_URL: await mailbox.open() })
  asha = await site.member({ role: 'admin', name: 'Asha' })
  admin = asha.as
})
afterAll(async () => {
  await site?.close()
  await mailbox.close()
})

const save = (body: object, headers: Record<string, string> = {}) =>
  site.ask('PATCH', '/admin/club', { as: admin, body, headers })
const text = async (path: string) => (await site.app.inject({ url: path })).payload

describe('what the club decides', () => {
  test('CLUB-40 a new site has the texts of the specification', async () => {
    const { body } = await site.ask('GET', '/admin/club', { as: admin })
    expect(body.data.version.number).toBe(0)
    expect(body.data.settings).toMatchObject({ name: 'Call of Code', signup: 'open', membersOnly: [] })
    expect(await text('/blogs/feed.xml')).toContain('<title>Call of Code: Blogs</title>')
  })

  test('CLUB-41 a saved name is shown at once, and by every process on the database', async () => {
    const name = 'Bits & <Bytes> كود'
    const saved = await save({ name, shortName: 'B&B' })
    expect(saved).toMatchObject({ status: 200, headers: { etag: '"v1"' } })
    expect(await text('/blogs/feed.xml')).toContain('<title>Bits &amp; &lt;Bytes&gt; كود: Blogs</title>')
    expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ name, short_name: 'B&B' })
    expect(await text('/mark.svg')).toContain('<title>Bits &amp; &lt;Bytes&gt; كود</title>')
    expect(await text('/api/docs')).toContain('<title>API · Bits &amp; &lt;Bytes&gt; كود</title>')
    const data = await site.app.inject({
      url: '/api/v1/members/me/export',
      headers: { authorization: `Bearer ${admin}` },
    })
    expect(data.headers['content-disposition']).toContain('filename="bits-bytes-')
    const other = openDatabase(site.database.url, 1)
    expect((await openClub(other, site.env)).name).toBe(name)
    await other.close()
  })

  test('CLUB-41 mails have the name in subject and text, escaped in their markup, and come from it', async () => {
    const email = `new-${Date.now()}@college.edu`
    const body = { email, name: 'Ravi', password: 'Arena-2024!', passoutYear: new Date().getUTCFullYear() }
    expect(
      (await site.ask('POST', '/members/signup', { body: { ...body, provider: 'credentials' } })).status,
    ).toBe(201)
    const mail = await mailbox.newest(email)
    expect(mail.subject).toBe('Confirm your address for Bits & <Bytes> كود')
    expect(mail.text).toContain('signed up to Bits & <Bytes> كود with this address')
    expect(identityOf(site.club.settings, { MAIL_FROM: 'Call of Code <no-reply@x.example>' }).sender).toBe(
      'Bits & <Bytes> كود',
    )
    expect(identityOf(site.club.settings, { MAIL_FROM: 'The Lab <no-reply@x.example>' }).sender).toBe('')
  })

  test('CLUB-42 every version is kept with who saved it, and comes back as a new one', async () => {
    const { body: listed } = await site.ask('GET', '/admin/club/versions', { as: admin })
    expect(listed.data[0]).toMatchObject({ number: 1, by: 'Asha', fields: ['name', 'shortName'] })
    const back = await site.ask('POST', '/admin/club/versions/0/return', { as: admin })
    expect(back.body.data).toMatchObject({
      settings: { name: 'Call of Code' },
      version: { number: 2, returnedFrom: 0 },
    })
    const old = await site.ask('GET', '/admin/club/versions/1', { as: admin })
    expect(old.body.data.settings.shortName).toBe('B&B')
    expect((await site.ask('GET', '/admin/club/versions/99', { as: admin })).status).toBe(404)
  })

  test('CLUB-43 of two who save on one version the second is refused, and what is unchanged makes no version', async () => {
    const now = site.club.settings
    expect((await save({ footer: 'One' }, { 'if-match': '"v2"' })).status).toBe(200)
    const late = await save({ footer: 'Two' }, { 'if-match': '"v2"' })
    expect([late.status, site.club.settings.footer]).toEqual([412, 'One'])
    expect((await save({ name: now.name })).body.data.version.number).toBe(3)
  })

  test('CLUB-44 what is empty, too long or no address is refused under its field, and nothing is saved', async () => {
    const refused = await save({
      name: '\u202e \n',
      links: [{ label: 'Chat', url: 'javascript:alert(1)' }],
      timeZone: 'Mars/Base',
      replyTo: 'nobody',
    })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['links.0.url', 'name', 'replyTo', 'timeZone'])
    expect(site.club.settings.name).toBe('Call of Code')
  })

  test('CLUB-45 the code of conduct is drawn without what attacks its readers, and is public', async () => {
    await save({ conduct: '## Be kind\n\n<script>alert(1)</script>' })
    const { body } = await site.ask('GET', '/club/conduct')
    expect(body.data.html).toMatch(/<h2[^>]*>Be kind/)
    expect(body.data.html).not.toContain('<script')
    expect(site.club.look.hasConduct).toBe(true)
  })
})

describe('the accent', () => {
  test('CLUB-46 its surfaces are those of the tokens', () => {
    const css = readFileSync(new URL('../../../../web/src/platform/ui/tokens.css', import.meta.url), 'utf8')
    const [light = '', dark = ''] = [
      css.slice(0, css.indexOf(':root.dark')),
      css.slice(css.indexOf(':root.dark')),
    ]
    for (const [theme, words] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [name, colour] of Object.entries(SURFACES[theme]))
        expect(words).toContain(`--${name}: ${colour};`)
  })

  test('CLUB-46 a colour that cannot be read is refused, says which pair, and the nearest is taken', async () => {
    const refused = await save({ accent: '#1d4ef6' })
    expect(refused.status).toBe(400)
    const near = nearestAccent('#1d4ef6')
    expect(refused.body.errors.accent).toContain('on the dark page has a contrast of 2.7:1; it needs 3:1')
    expect(refused.body.errors.accent).toContain(near)
    expect((await save({ accent: near })).status).toBe(200)
    expect(await text('/mark.svg')).toContain(`fill="${near}"`)
    expect((await save({ accent: 'red;}body{' })).status).toBe(400)
    await save({ accent: null })
  })

  test('CLUB-46 each of 512 colours has a near one that passes in both themes', { tags: 'long' }, () => {
    for (let at = 0; at < 512; at++) {
      const part = (shift: number) => (((at >> shift) & 7) * 36).toString(16).padStart(2, '0')
      const near = nearestAccent(`#${part(0)}${part(3)}${part(6)}`)
      expect(failingPairs(near), near).toEqual([])
    }
    expect(rolesOf('#cef61d', 'dark')['accent-text']).toBe('#cef61d')
  })
})

describe('mail', () => {
  test('CLUB-47 a test says what the mail server answered, with the sender and the address for replies', async () => {
    await save({ sender: 'The Lab', replyTo: 'lab@college.edu' })
    const { body } = await site.ask('POST', '/admin/club/test-mail', { as: admin })
    expect(body.data.sent).toBe(true)
    expect(body.data.answer).toMatch(/^250/)
    const mail = await mailbox.newest(asha.email)
    expect(mail.subject).toBe('A test from Call of Code')
    expect(mail.from?.name).toBe('The Lab')
    expect(mail.replyTo).toMatchObject([{ address: 'lab@college.edu' }])
  })

  test('CLUB-47 without a mail server it says so', async () => {
    const own = await testSite()
    const { as } = await own.member({ role: 'admin' })
    const { body } = await own.ask('POST', '/admin/club/test-mail', { as })
    expect(body.data).toEqual({ sent: false, answer: '', reason: clubMessages.noServer.said })
    await own.close()
  })
})

const signUp = (email: string, joinCode?: string) =>
  site.ask('POST', '/members/signup', {
    body: {
      email,
      name: 'Late',
      password: 'Arena-2024!',
      provider: 'credentials',
      joinCode,
      passoutYear: new Date().getUTCFullYear(),
    },
  })

test('CLUB-48 a closed sign-up refuses new members, and nobody else', async () => {
  await save({ signup: 'closed' })
  const refused = await signUp('late@college.edu')
  expect([refused.status, refused.body.code]).toEqual([403, 'signup_closed'])
  const { as, email } = await site.member()
  expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
  const signin = await site.ask('POST', '/members/signin', { body: { email, password: 'Arena-2024!' } })
  expect(signin.status).toBe(200)
})

test('CLUB-48 a live join code signs up even then; one that ended, is used up or misspelt is refused as such', async () => {
  await save({ signup: 'closed' })
  const make = async (mostUses: number) =>
    (await site.ask('POST', '/approvals/codes', { as: admin, body: { note: 'Desk', mostUses, days: 3 } }))
      .body.data
  const [live, ended] = [await make(1), await make(5)]
  expect((await signUp('with-code@college.edu', live.code)).status).toBe(201)
  const { rows } = await site.database.pool.query(
    `select status from members where email = 'with-code@college.edu'`,
  )
  expect(rows).toEqual([{ status: 'approved' }])
  expect((await site.ask('POST', `/approvals/codes/${ended._id}/end`, { as: admin })).status).toBe(200)
  for (const code of [live.code, ended.code]) {
    const { status, body } = await signUp('too-late@college.edu', code)
    expect([status, body.errors]).toEqual([400, { joinCode: joinMessages.ended.text }])
  }
  expect((await signUp('too-late@college.edu', '')).body.errors).toEqual({ joinCode: joinMessages.rule.text })
  expect(
    (await site.database.pool.query(`select from members where email = 'too-late@college.edu'`)).rowCount,
  ).toBe(0)
})
