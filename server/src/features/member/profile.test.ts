import { LINK_FIELDS, profile } from '@callofcode/contract/member/member'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '../../../testing/form.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const thisYear = new Date().getUTCFullYear()
const read = async (as: string) => (await site.ask('GET', '/members/', { as })).body.users[0]
const patch = (as: string, changes: unknown) =>
  sendForm(site, as, { memberData: typeof changes === 'string' ? changes : JSON.stringify(changes) })

describe('reading', () => {
  test('API-58 a member reads themselves, in a list of one', async () => {
    const { as, email } = await site.member({ name: 'Ravi Iyer', isManager: true })
    const { status, body } = await site.ask('GET', '/members/', { as })
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(body.users).toHaveLength(1)
    expect(body.users[0]).toMatchObject({ name: 'Ravi Iyer', email, isManager: true, role: 'member' })
  })

  test('ROLE-01 there are two roles, and `role` says which', async () => {
    for (const role of ['member', 'admin'] as const) {
      const { as } = await site.member({ role })
      expect((await read(as)).role).toBe(role)
    }
    await expect(site.member({ role: 'owner' as 'admin' })).rejects.toThrow()
  })

  test('API-59 the profile has every key, null where unset, and no password in any form (safety Z4)', async () => {
    const { as } = await site.member()
    const entry = await read(as)
    expect(Object.keys(entry).sort()).toEqual(Object.keys(profile.shape).sort())
    for (const field of [...LINK_FIELDS, 'phone', 'birth_date', 'passoutYear', 'bio', 'profilePhoto'])
      expect(entry[field]).toBeNull()
    expect(JSON.stringify(entry)).not.toContain('argon2')
  })

  test('API-60 a visitor gets 401', async () => {
    const { status, body } = await site.ask('GET', '/members/')
    expect([status, body.message]).toEqual([401, messages.sessionExpired.text])
  })
})

describe('versions', () => {
  const change = (as: string, name: string, version?: string) =>
    sendForm(site, as, {
      memberData: JSON.stringify({ name }),
      ...(version && { headers: { 'if-match': version } }),
    })
  const versionFor = async (as: string) => String((await site.ask('GET', '/members/', { as })).headers.etag)

  test('safety D3 reading names the version, and every change makes a new version', async () => {
    const { as } = await site.member()
    const first = await versionFor(as)
    expect(first).toMatch(/^"[\w-]+"$/)
    expect(await versionFor(as)).toBe(first)
    const changed = await change(as, 'Ravi Iyer')
    expect(changed.headers.etag).not.toBe(first)
    expect(changed.headers.etag).toBe(await versionFor(as))
  })

  test('safety D3 a change based on an older version answers 412 and changes nothing', async () => {
    const { as } = await site.member()
    const version = await versionFor(as)
    expect((await change(as, 'First', version)).status).toBe(200)
    const stale = await change(as, 'Second', version)
    expect([stale.status, stale.body.code]).toEqual([412, 'stale'])
    expect((await read(as)).name).toBe('First')
    for (const before of ['', 'W/', '"other", '])
      expect((await change(as, 'Third', before + (await versionFor(as)))).status).toBe(200)
    expect((await change(as, 'Third', '*')).status).toBe(200)
    expect((await change(as, 'Fourth')).status).toBe(200)
  })

  test('safety D3 of two changes to one version at once, one is refused', async () => {
    const { as } = await site.member()
    const version = await versionFor(as)
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => change(as, name, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
  })
})

describe('changing', () => {
  test('API-61 it answers the member after the change', async () => {
    const { as } = await site.member()
    const { status, body } = await patch(as, { name: '  Ravi Iyer ', bio: 'Graphs, mostly. 🎯' })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      key: expect.any(String),
      message: 'Profile Updated',
      users: [await read(as)],
    })
    expect(body.users[0]).toMatchObject({ name: 'Ravi Iyer', bio: 'Graphs, mostly. 🎯' })
  })

  test('API-62 every field can be set, omitted fields stay, and null clears (D22)', async () => {
    const { as } = await site.member()
    const links = Object.fromEntries(LINK_FIELDS.map((field) => [field, `https://${field}.example/me`]))
    const all = {
      name: 'Ravi',
      phone: '+91 98765 43210',
      bio: 'Hello',
      birth_date: '2005-06-07T00:00:00.000Z',
    }
    await patch(as, { ...all, ...links, passoutYear: `${thisYear + 1}-01-02T00:00:00.000Z` })
    expect(await read(as)).toMatchObject({
      ...all,
      ...links,
      passoutYear: `${thisYear + 1}-01-02T00:00:00.000Z`,
    })
    await patch(as, { phone: null, github: null, birth_date: null, passoutYear: null, bio: null })
    const after = await read(as)
    expect(after).toMatchObject({ phone: null, github: null, birth_date: null, passoutYear: null, bio: null })
    expect(after.twitter).toBe('https://twitter.example/me')
  })

  test('API-62 updatedAt is renewed by every change, and never goes back (safety D8)', async () => {
    const { as } = await site.member()
    let before = (await read(as)).updatedAt
    for (let time = 0; time < 5; time++) {
      const { body } = await patch(as, { bio: `${time}` })
      expect(body.users[0].updatedAt > before).toBe(true)
      before = body.users[0].updatedAt
    }
  })

  test('PROF-25 the passout year is stored as 2 January, given as a number or as a date', async () => {
    const { as } = await site.member()
    for (const year of [thisYear, `${thisYear}-12-31T00:00:00.000Z`]) {
      const { body } = await patch(as, { passoutYear: year })
      expect(body.users[0].passoutYear).toBe(`${thisYear}-01-02T00:00:00.000Z`)
    }
  })

  test('API-64 email, role and isManager never change', async () => {
    const { as, email } = await site.member()
    const { status } = await patch(as, { email: 'x@y.edu', role: 'admin', isManager: true, bio: 'x' })
    expect(status).toBe(200)
    expect(await read(as)).toMatchObject({ email, role: 'member', isManager: false, bio: 'x' })
  })

  test('safety D3 changes of different fields at once all stay', async () => {
    const { as } = await site.member()
    await Promise.all([
      patch(as, { name: 'Name' }),
      patch(as, { bio: 'Bio' }),
      patch(as, { phone: '12345678' }),
    ])
    expect(await read(as)).toMatchObject({ name: 'Name', bio: 'Bio', phone: '12345678' })
  })

  test('ROLE-05 nobody else is changed', async () => {
    const [one, other] = [await site.member(), await site.member()]
    await patch(one.as, { name: 'Only Me' })
    expect((await read(other.as)).name).toBe('Asha Verma')
  })
})

describe('refusals', () => {
  test.each([
    ['name', { name: ' ' }, messages.nameRequired.text],
    ['name', { name: null }, messages.nameRequired.text],
    ['github', { github: 'javascript:alert(1)' }, messages.linkRule.text],
    ['github', { github: '//evil.example' }, messages.linkRule.text],
    ['passoutYear', { passoutYear: thisYear + 5 }, messages.passoutRule.text],
    ['passoutYear', { passoutYear: `${thisYear - 5}-01-02T00:00:00.000Z` }, messages.passoutRule.text],
    ['birth_date', { birth_date: 'yesterday' }, 'Enter a date.'],
    ['phone', { phone: 'call me' }, expect.any(String)],
    ['bio', { bio: 'x'.repeat(2001) }, expect.any(String)],
    ['status', { status: 'approved' }, expect.any(String)],
  ])('API-65 a bad %s answers 400 and nothing is changed: %j', async (field, changes, message) => {
    const { as } = await site.member()
    const before = await read(as)
    const { status, body } = await patch(as, { bio: 'new', ...changes })
    expect(status).toBe(400)
    expect(body.errors[field]).toEqual(message)
    expect(await read(as)).toEqual(before)
  })

  test.each(['', 'nonsense', '[]', '"text"', 'null', '{"__proto__":{"role":"admin"}}'])(
    'API-65 an unreadable memberData answers 400: %s',
    async (text) => {
      const { as } = await site.member()
      expect((await patch(as, text)).status).toBe(400)
    },
  )

  test('API-65 a form without memberData, and no form at all, answer 400; another type answers 415', async () => {
    const { as } = await site.member()
    expect((await sendForm(site, as, {})).status).toBe(400)
    expect((await site.ask('PATCH', '/members/', { as })).status).toBe(400)
    expect((await site.ask('PATCH', '/members/', { as, body: { name: 'x' } })).status).toBe(415)
  })

  test('safety U6 more parts than the two answer 400', async () => {
    const { as } = await site.member()
    const twice = { memberData: ['{"bio":"one"}', '{"bio":"two"}'] }
    expect((await sendForm(site, as, twice)).status).toBe(400)
    expect((await sendForm(site, as, { memberData: '{"bio":"x"}', other: 'x' })).status).toBe(400)
    expect((await read(as)).bio).toBeNull()
  })

  test('API-66 a visitor gets 401, whatever the form holds (safety Z1)', async () => {
    expect((await sendForm(site, undefined, { memberData: 'nonsense' })).status).toBe(401)
  })
})
