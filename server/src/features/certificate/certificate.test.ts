import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'
import { certificateKey, isGenuine, newCode, signatureOf, statementOf } from './certificate-statement.ts'
import { drawCertificate } from './draw-certificate.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
})
afterAll(() => site.close())

const wording = {
  title: 'Certificate of participation',
  words: 'for taking part.',
  signer: 'Ananya Rao, president',
}
/** What a certificate of one signer without a picture and without an award lacks. */
const plain = { secondSigner: null, signerPicture: null, secondPicture: null, award: null }
const past = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone: 'UTC' }

/** Creates an event that these members attended. */
async function eventOf(came: readonly Member[], more: object = {}): Promise<string> {
  const body = { title: 'Contest', description: 'Come.', location: 'Lab 3', ...past, ...more }
  const id = (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id
  await site.database.pool.query(
    `insert into event_attendances (event_id, member_id, came_at, how) select $1, unnest($2::uuid[]), now(), 'list'`,
    [id, came.map((one) => one.id)],
  )
  return id
}
const issue = (event: string, more: object = {}, as = admin.as) =>
  site.ask('POST', `/events/${event}/certificates`, { as, body: { ...wording, ...more } })
const list = async (event: string, query = '') =>
  (await site.ask('GET', `/events/${event}/certificates?${query}`, { as: admin.as })).body
const verify = (code: string) => site.ask('GET', `/certificates/${code}`)
const own = async ({ as }: Member) => (await site.ask('GET', '/certificates', { as })).body.data
const file = (path: string, as: string) =>
  site.app.inject({ url: path, headers: { authorization: `Bearer ${as}` } })
/** Creates a member with a certificate. */
async function holder(name = 'Ravi Rao') {
  const member = await site.member({ name })
  const event = await eventOf([member])
  await issue(event)
  const [one] = (await list(event)).data
  return { member, event, id: one._id as string, code: one.code as string }
}

describe('issuing', () => {
  test('CLUB-183 an admin gives certificates to all who came, once each, and they are told', async () => {
    const [one, two, absent] = [
      await site.member({ name: 'One' }),
      await site.member({ name: 'Two' }),
      await site.member(),
    ]
    const event = await eventOf([one, two])
    expect(await list(event)).toMatchObject({ data: [], without: 2, wording: null, title: 'Contest' })
    expect((await issue(event)).body).toMatchObject({ data: { issued: 2 }, message: '2 certificates issued' })
    expect((await issue(event)).body.message).toBe(
      'Nobody is left to give one to: everybody who came has one.',
    )
    const { data, without, wording: last, signers } = await list(event)
    expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['One', 'Two'])
    const { signer, ...texts } = wording
    expect([without, last, signers]).toEqual([0, texts, { signer, secondSigner: '' }])
    expect(await own(absent)).toEqual([])
    const [mine] = await own(one)
    expect(mine).toMatchObject({ title: wording.title, event: 'Contest', eventId: event, revokedAt: null })
    const { body } = await site.ask('GET', '/notifications', { as: one.as })
    expect(body.data).toMatchObject([{ kind: 'certificate', title: 'Contest', certificate: mine.code }])
    const audit = await site.ask('GET', '/audit?action=certificate.issue', { as: admin.as })
    expect(audit.body.data.map(({ target }: { target: string }) => target)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    )
  })

  test('CLUB-392 whoever gives a certificate to themselves, having come or not, stands so in the audit', async () => {
    const [holder, other] = [await site.member({ name: 'Olga', tasks: ['events'] }), await site.member()]
    const event = await eventOf([other])
    const chosen = { memberIds: [holder.id, other.id] }
    expect((await issue(event, chosen, holder.as)).body.data).toEqual({ issued: 2 })
    const targets = async (action: string) =>
      (await site.ask('GET', `/audit?action=${action}`, { as: admin.as })).body.data.map(
        ({ target }: { target: string }) => target,
      )
    expect(await targets('certificate.issue-own')).toEqual([holder.id])
    expect(await targets('certificate.issue')).not.toContain(holder.id)
  })

  test('CLUB-183 or to chosen members, whether they came or not; two admins at once give each one', async () => {
    const [came, chosen] = [await site.member(), await site.member({ name: 'Helper' })]
    const event = await eventOf([came])
    const { body } = await site.ask('GET', `/events/${event}/certificates/without`, { as: admin.as })
    expect(body.data).toEqual([{ memberId: came.id, guestId: null, name: came.name, roll: null }])
    expect((await issue(event, { memberIds: [chosen.id] })).body.data.issued).toBe(1)
    const answers = await Promise.all([issue(event), issue(event), issue(event)])
    expect(answers.reduce((sum, { body: answer }) => sum + (answer.data?.issued ?? 0), 0)).toBe(1)
    expect((await list(event)).data).toHaveLength(2)
  })

  test('CLUB-183 not before the event, not of a cancelled one, and with words that stand on it', async () => {
    const later = await eventOf([await site.member()], {
      startsAt: '2100-01-01T10:00:00Z',
      endsAt: '2100-01-01T12:00:00Z',
    })
    expect((await issue(later)).status).toBe(409)
    expect((await list(later)).begun).toBe(false)
    await site.ask('POST', `/events/${later}/cancel`, { as: admin.as })
    expect((await issue(later)).body.message).toBe('This event was cancelled.')
    const bad = await issue(await eventOf([]), { title: ' ', signer: '' })
    expect(Object.keys(bad.body.errors)).toEqual(['title', 'signer'])
  })

  test('CLUB-184 hundreds are issued by few statements, and listed page after page', async () => {
    const event = await eventOf([])
    await site.database.pool.query(
      `with made as (insert into members (email, name, password_hash, status)
         select 'cert' || n || '@college.edu', 'Crowd ' || n, '-', 'approved' from generate_series(1, 620) n returning id)
       insert into event_attendances (event_id, member_id, came_at, how) select $1, id, now(), 'code' from made`,
      [event],
    )
    expect((await issue(event)).body.data.issued).toBe(620)
    const seen = new Set<string>()
    for (let cursor = '', more = true; more; ) {
      const page = await list(event, cursor && `cursor=${cursor}`)
      for (const { code } of page.data) seen.add(code)
      cursor = page.nextCursor ?? ''
      more = cursor !== ''
    }
    expect(seen.size).toBe(620)
  })
})

describe('checking', () => {
  test('CLUB-185 anybody with the code is told who, for what, when and by whom, also where the club is closed', async () => {
    const { code } = await holder()
    await site.ask('PATCH', '/admin/club', { as: admin.as, body: { membersOnly: ['events', 'members'] } })
    const { body, status } = await verify(code.toLowerCase())
    expect([status, body.data]).toEqual([
      200,
      {
        state: 'good',
        name: 'Ravi Rao',
        ...wording,
        secondSigner: null,
        award: null,
        open: false,
        event: 'Contest',
        eventZone: 'UTC',
        eventAt: '2026-01-10T10:00:00.000Z',
        club: 'Call of Code',
        issuedAt: expect.any(String),
        revokedAt: null,
        reason: null,
        fileHash: null,
      },
    ])
    await site.ask('PATCH', '/admin/club', { as: admin.as, body: { membersOnly: [] } })
    for (const unknown of [newCode(), 'x', `${code}A`]) {
      const answer = await verify(unknown)
      expect([answer.status, answer.body.message]).toEqual([404, 'Certificate Not Found'])
    }
  })

  test('CLUB-186 a row that somebody changed behind the site’s back is told as broken', async () => {
    const { code, id } = await holder()
    await site.database.pool.query(`update certificates set name = 'Somebody Else' where id = $1`, [id])
    expect((await verify(code)).body.data.state).toBe('broken')
  })

  test('CLUB-186 what is signed is all that stands on it', () => {
    const key = certificateKey(site.secret)
    const at = new Date('2026-01-10T10:00:00Z')
    const facts = {
      code: newCode(),
      name: 'A',
      ...wording,
      ...plain,
      club: 'C',
      issuedAt: at,
      eventTitle: 'E',
      eventAt: at,
      eventZone: 'UTC',
      eventPlace: '',
    }
    const signed = { ...facts, signature: signatureOf(key, facts) }
    expect(isGenuine(key, signed)).toBe(true)
    // Those that were signed before there was a second signer hold as they are.
    expect(JSON.parse(statementOf(facts))).toHaveLength(12)
    for (const field of Object.keys(facts))
      expect(isGenuine(key, { ...signed, [field]: field.endsWith('At') ? new Date() : 'x' }), field).toBe(
        false,
      )
  })
})

describe('mistakes', () => {
  test('CLUB-187 one that is taken back says so, with the reason, and its owner is told', async () => {
    const { member, event, id, code } = await holder()
    await verify(code)
    const revoke = (reason: string) =>
      site.ask('POST', `/admin/certificates/${id}/revoke`, { as: admin.as, body: { reason } })
    expect((await revoke(' ')).body.errors).toHaveProperty('reason')
    expect((await revoke('Another member of this name came.')).status).toBe(200)
    expect((await revoke('Again.')).status).toBe(409)
    const told = { state: 'revoked', reason: 'Another member of this name came.', name: 'Ravi Rao' }
    expect((await verify(code)).body.data).toMatchObject(told)
    expect(await own(member)).toMatchObject([{ code, reason: told.reason, revokedAt: expect.any(String) }])
    expect((await file(`/certificates/${code}.pdf`, member.as)).statusCode).toBe(404)
    const { body } = await site.ask('GET', '/notifications', { as: member.as })
    expect(body.data).toMatchObject([
      { kind: 'certificate-back', reason: told.reason },
      { kind: 'certificate' },
    ])
    expect((await issue(event)).body.data.issued).toBe(1)
  })

  test('CLUB-187 a wrong name is corrected: the one before is taken back, another holds', async () => {
    const { member, event, id, code } = await holder('ravi rao')
    const correct = (name: string) =>
      site.ask('POST', `/admin/certificates/${id}/correct`, { as: admin.as, body: { name } })
    expect((await correct('ravi rao')).body.errors).toHaveProperty('name')
    const { body } = await correct('Ravi K. Rao')
    expect(body.data).toMatchObject({ name: 'Ravi K. Rao', revokedAt: null })
    expect((await correct('R.')).status).toBe(409)
    expect((await verify(code)).body.data.state).toBe('revoked')
    expect((await verify(body.data.code)).body.data).toMatchObject({
      state: 'good',
      name: 'Ravi K. Rao',
      ...wording,
    })
    expect(await own(member)).toHaveLength(2)
    expect((await list(event)).without).toBe(0)
    const audit = await site.ask('GET', '/audit?action=certificate', { as: admin.as })
    expect(audit.body.data[0]).toMatchObject({ action: 'certificate.correct', target: member.id })
  })

  test('CLUB-188 the name is that of the day on which it was issued', async () => {
    const { member, event, code } = await holder()
    await site.database.pool.query(`update members set name = 'Renamed' where id = $1`, [member.id])
    await site.ask('PATCH', `/events/${event}`, { as: admin.as, body: { title: 'Renamed too' } })
    expect((await verify(code)).body.data).toMatchObject({
      state: 'good',
      name: 'Ravi Rao',
      event: 'Contest',
    })
  })

  test('CLUB-189 with the account it goes: its page knows nothing, also when it was just read', async () => {
    const { member, code } = await holder()
    const { body } = await site.ask('GET', '/members/me/export', { as: member.as })
    expect(body.data.certificates).toMatchObject([{ code, name: 'Ravi Rao', event: 'Contest' }])
    expect((await verify(code)).status).toBe(200)
    await write(site.database, (tx, changed) => shutAccount(tx, changed, member.id))
    expect((await verify(code)).status).toBe(404)
  })
})

describe('the file', () => {
  test('CLUB-190 is for its owner and for admins, always the same, and its hash is on its page', async () => {
    const { member, code } = await holder()
    const path = `/certificates/${code}.pdf`
    const { statusCode, headers, rawPayload } = await file(path, member.as)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect((await file(path, admin.as)).rawPayload.equals(rawPayload)).toBe(true)
    const hash = createHash('sha256').update(rawPayload).digest('hex')
    expect((await verify(code)).body.data.fileHash).toBe(hash)
    const pdf = await PDFDocument.load(rawPayload)
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual([`${wording.title}: Ravi Rao`, 1])
    expect(pdf.getSubject()).toContain(`/verify/${code}`)
    // The key of the site is enough to check the file without the site.
    expect(pdf.getKeywords()).toContain(code)
    expect((await file(path, (await site.member()).as)).statusCode).toBe(404)
  })

  test('CLUB-190 admins see one before they issue any', async () => {
    const event = await eventOf([])
    const path = `/events/${event}/certificate-preview.pdf?${new URLSearchParams(wording)}`
    const { rawPayload, statusCode } = await file(path, admin.as)
    expect([statusCode, (await PDFDocument.load(rawPayload)).getTitle()]).toEqual([
      200,
      `${wording.title}: Asha Admin`,
    ])
    expect((await file(`/events/${event}/certificate-preview.pdf?title=A`, admin.as)).statusCode).toBe(400)
  })

  test.each(['अनन्या शर्मा', 'محمد علي', '李小龙', 'Łukasz Ğünay', 'x'.repeat(100), '😀'])(
    'CLUB-191 draws the name of %s',
    async (name) => {
      const facts = {
        ...wording,
        signers: [{ signer: wording.signer }],
        isAward: false,
        event: 'E',
        when: 'W',
        labels: { heading: 'H', givenTo: 'G', issued: 'I', check: 'K' },
        language: 'en',
        club: 'C',
        accent: '#cef61d',
        statement: '',
      }
      const pdf = await drawCertificate({
        ...facts,
        name,
        code: newCode(),
        address: 'https://club.test/verify/X',
      })
      const read = await PDFDocument.load(pdf)
      const pictures = read.context
        .enumerateIndirectObjects()
        .filter(([, one]) => String((one as { dict?: object }).dict ?? '').includes('/Subtype /Image'))
      // Letters in our own fonts stay text, which can be searched and copied.
      if (/^[\p{Script=Latin}\s]+$/u.test(name)) expect(pictures).toEqual([])
      else if (name !== '😀') expect(pictures.length).toBeGreaterThan(0)
    },
  )
})

test('CLUB-145 the own certificates are read page after page, each once, newest first', async () => {
  const { member, event } = await holder()
  await site.database.pool.query(
    `insert into certificates (event_id, member_id, code, name, title, words, signer, club, event_title, event_at, event_zone, event_place, signature, issued_at, revoked_at, revoked_reason)
     select event_id, member_id, 'P' || n || '-' || code, name, title, words, signer, club, event_title, event_at, event_zone, event_place, signature, issued_at - n * interval '1 hour', now(), 'x'
     from certificates, generate_series(1, 60) n where event_id = $1`,
    [event],
  )
  const codes: string[] = []
  let pages = 0
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const { body } = await site.ask('GET', `/certificates${cursor && `?cursor=${cursor}`}`, { as: member.as })
    codes.push(...body.data.map(({ code }: { code: string }) => code))
    cursor = body.nextCursor
  }
  expect([codes.length, new Set(codes).size, pages]).toEqual([61, 61, 3])
  expect(codes.slice(1).map((code) => parseInt(code.slice(1), 10))).toEqual(
    Array.from({ length: 60 }, (_, nth) => nth + 1),
  )
})
