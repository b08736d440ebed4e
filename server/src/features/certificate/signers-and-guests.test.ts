import { createHash } from 'node:crypto'
import { limits } from '@callofcode/contract/limits'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { blobOf, bomb, draw, liar, signature, strangers, tellingJpeg } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let mailbox: FolderMailbox
beforeAll(async () => {
  site = await testSite()
  mailbox = new FolderMailbox(site.dataDir)
  admin = await site.member({ role: 'admin', name: 'Asha Admin' })
})
afterAll(() => site.close())

const wording = { title: 'Of participation', words: 'for taking part.', signer: 'Ananya Rao, president' }
const second = 'Dr. Meera Iyer, faculty adviser'

async function eventOf(came: readonly Member[] = [], guests: readonly string[] = [], title = 'Contest') {
  const times = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone: 'UTC' }
  const body = { title, description: 'Come.', location: 'Lab 3', ...times }
  const id: string = (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id
  await site.database.pool.query(
    `insert into event_attendances (event_id, member_id, guest, came_at, how)
     select $1::uuid, id, null, now(), 'list' from unnest($2::uuid[]) id union all select $1::uuid, null, name, now(), 'list' from unnest($3::text[]) name`,
    [id, came.map((one) => one.id), guests],
  )
  return id
}
const issue = (event: string, more: object = {}) =>
  site.ask('POST', `/events/${event}/certificates`, { as: admin.as, body: { ...wording, ...more } })
const list = async (event: string) =>
  (await site.ask('GET', `/events/${event}/certificates`, { as: admin.as })).body
const without = async (event: string, q = '') =>
  (await site.ask('GET', `/events/${event}/certificates/without${q && `?q=${q}`}`, { as: admin.as })).body
    .data
const verify = async (code: string) => (await site.ask('GET', `/certificates/${code}`)).body.data
const file = (path: string, as?: string) =>
  site.app.inject({ url: path, headers: as ? { authorization: `Bearer ${as}` } : {} })
const pdfOf = async (code: string) => (await file(`/certificates/${code}.pdf`, admin.as)).rawPayload
const correct = (id: string, body: object) =>
  site.ask('POST', `/admin/certificates/${id}/correct`, { as: admin.as, body })
const send = (picture: Buffer, signer = wording.signer, as = admin.as) => {
  const body = new FormData()
  body.append('signer', signer)
  body.append('file', blobOf(picture))
  return site.ask('POST', '/certificate-signatures', { as, body })
}
const kept = async (signer: string) =>
  (await site.ask('GET', `/certificate-signatures?${new URLSearchParams({ signer })}`, { as: admin.as })).body
    .data
const bytesOf = ({ picture }: { picture: string }) => Buffer.from(picture.split(',')[1] ?? '', 'base64')
const picturesIn = async (pdf: Buffer) =>
  (await PDFDocument.load(pdf)).context
    .enumerateIndirectObjects()
    .filter(([, one]) => String((one as { dict?: object }).dict ?? '').includes('/Subtype /Image')).length
/** Issues to one new member, and returns the certificate. */
async function issued(more: object = {}) {
  const event = await eventOf([await site.member({ name: 'Ravi Rao' })])
  await issue(event, more)
  return { event, ...(await list(event)).data[0] }
}

describe('signers', () => {
  test('CLUB-640 a second signer stands in the list’s form next time, on the page and in what is signed', async () => {
    const { code, event } = await issued({ secondSigner: second })
    expect(await verify(code)).toMatchObject({ state: 'good', signer: wording.signer, secondSigner: second })
    const pdf = await PDFDocument.load(await pdfOf(code))
    expect(pdf.getKeywords()).toContain(second)
    const signers = { signer: wording.signer, secondSigner: second }
    expect((await list(event)).signers).toEqual(signers)
    // The next event of the club begins with the same two, and with no words of this one.
    expect(await list(await eventOf())).toMatchObject({ signers, wording: null })
    await site.database.pool.query(`update certificates set second_signer = null where code = $1`, [code])
    const broken = await site.database.pool.query(`select code from certificates where code = $1`, [code])
    expect(broken.rows).toHaveLength(1)
    expect((await issue(event, { secondSigner: 'x'.repeat(101) })).body.errors).toHaveProperty('secondSigner')
  })

  test('CLUB-640 a second signer that was changed in the database is told as broken, and none is as it was', async () => {
    const { code } = await issued({ secondSigner: second })
    await site.database.pool.query(`update certificates set second_signer = 'Somebody' where code = $1`, [
      code,
    ])
    expect((await verify(code)).state).toBe('broken')
    const { code: single } = await issued({ secondSigner: '' })
    expect(await verify(single)).toMatchObject({
      state: 'good',
      secondSigner: null,
      award: null,
      open: false,
    })
    await site.database.pool.query(`update certificates set award = '1' where code = $1`, [single])
    expect((await site.ask('GET', `/certificates/${single}`)).status).toBe(200)
  })
})

describe('pictures of signatures', () => {
  test('CLUB-641 a picture is redrawn: cropped to its ink, without paper and metadata, and small', async () => {
    const white = await signature({ width: 3000, height: 2000 })
    const jpeg = await sharp(white)
      .flatten({ background: '#fff' })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer()
    for (const picture of [white, jpeg, await signature({ ground: [0, 0, 0, 0] })]) {
      const { body } = await send(picture)
      const bytes = bytesOf(body.data)
      const { width, height, hasAlpha, exif, format } = await sharp(bytes).metadata()
      expect([format, hasAlpha, exif]).toEqual(['png', true, undefined])
      expect(bytes.length).toBeLessThan(limits.signatureBytes)
      // The ink is half as wide as the sheet, and a good quarter as high.
      expect(width / height).toBeGreaterThan(2)
      expect([body.data.name, body.data.width]).toEqual(['Ananya Rao', width])
    }
    const noise = sharp({
      create: {
        width: 1400,
        height: 1400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 190, sigma: 60 },
      },
    })
    const { status, body } = await send(await noise.png().toBuffer())
    if (status === 200) expect(bytesOf(body.data).length).toBeLessThanOrEqual(limits.signatureBytes)
  })

  test('CLUB-641 it belongs to the name, whatever the office: nobody’s signature stands above another’s name', async () => {
    await send(await signature(), 'Kavya Nair, president')
    expect(await kept('kavya nair, Alumna')).toMatchObject({ name: 'kavya nair' })
    expect(await kept('Kavya, president')).toBeNull()
    const { code } = await issued({ signer: 'Kavya Nair', secondSigner: 'Nobody Else' })
    expect(await picturesIn(await pdfOf(code))).toBeGreaterThan(
      await picturesIn(await pdfOf((await issued({ signer: 'None' })).code)),
    )
    expect((await send(await signature(), ' , president')).body.errors).toHaveProperty('signer')
  })

  test.each([
    ...strangers,
    ['a bomb', bomb],
    ['a liar', liar],
    ['a white sheet', () => draw(400, 200, '#ffffff').png().toBuffer()],
    ['a dark photo', () => draw(400, 200, '#332211').jpeg().toBuffer()],
    ['light ink on a dark ground', () => signature({ ink: [255, 255, 255], ground: [20, 20, 20, 255] })],
    ['a coloured photo', () => tellingJpeg(400, 200)],
  ] as const)('CLUB-641 %s is refused with a sentence, and the picture before stays', async (_, make) => {
    await send(await signature(), 'Stays Here')
    const before = await kept('Stays Here')
    const { status, body } = await send(await make(), 'Stays Here')
    expect([400, 413]).toContain(status)
    expect(body.errors?.file ?? body.message).toMatch(/\S/)
    expect(await kept('Stays Here')).toEqual(before)
  })

  test('CLUB-642 replaced and removed, it stays on what was issued with it, also where the file is drawn later', async () => {
    const signer = 'Tara Menon, president'
    await send(await signature(), signer)
    const [opened, unopened] = [await issued({ signer }), await issued({ signer })]
    const before = await pdfOf(opened.code)
    await send(await signature({ width: 900, ink: [0, 0, 0] }), signer)
    const [{ count }] = (
      await site.database.pool.query(
        `select count(*)::int from signature_pictures p
      where exists (select from certificates c where c.signer_picture = p.sha256 and c.signer = $1)`,
        [signer],
      )
    ).rows
    expect(count).toBe(1)
    const gone = await kept(signer)
    const remove = () => site.ask('DELETE', `/certificate-signatures/${gone._id}`, { as: admin.as })
    expect((await remove()).status).toBe(200)
    expect((await remove()).body.message).toBe('This picture is gone already.')
    expect(await kept(signer)).toBeNull()
    expect((await pdfOf(opened.code)).equals(before)).toBe(true)
    expect(await picturesIn(await pdfOf(unopened.code))).toBe(await picturesIn(before))
    for (const { code } of [opened, unopened]) {
      const hash = createHash('sha256')
        .update(await pdfOf(code))
        .digest('hex')
      expect(await verify(code)).toMatchObject({ state: 'good', fileHash: hash })
    }
    const after = await issued({ signer })
    expect(await picturesIn(await pdfOf(after.code))).toBeLessThan(await picturesIn(before))
    // What no certificate has is not kept.
    const unused = await site.database.pool.query(`select sha256 from signature_pictures p where width = 450
      and not exists (select from certificate_signers s where s.picture = p.sha256)`)
    expect(unused.rows).toEqual([])
    const targets = async (action: string) =>
      (await site.ask('GET', `/audit?action=${action}`, { as: admin.as })).body.data.map(
        (one: { target: string }) => one.target,
      )
    expect(await targets('certificate.signature')).toContain('Tara Menon')
  })

  test('CLUB-642 a picture that was changed in the database is told as broken with the certificate', async () => {
    await send(await signature(), 'Leela Das')
    const { code } = await issued({ signer: 'Leela Das' })
    await send(await signature({ width: 800 }), 'Other One')
    await site.database.pool.query(
      `update certificates set signer_picture = (select picture from certificate_signers where signer = 'other one') where code = $1`,
      [code],
    )
    expect((await verify(code)).state).toBe('broken')
  })
})

describe('winners', () => {
  test('CLUB-643 a place or own words stand on the certificate of members and guests, and none on that of the others', async () => {
    const [ravi, uma] = [await site.member({ name: 'Ravi Rao' }), await site.member({ name: 'Uma Das' })]
    const event = await eventOf([ravi, uma], ['Dr. Sen'])
    const [guest] = (await without(event, 'sen')) as { guestId: string }[]
    const people = [
      { memberId: ravi.id, award: '1' },
      { guestId: guest?.guestId, award: 'Best design' },
    ]
    expect((await issue(event, { title: 'Of merit', people })).body.data.issued).toBe(2)
    expect((await issue(event)).body.data.issued).toBe(1)
    const { data, wording: last } = await list(event)
    const words = Object.fromEntries(
      data.map((one: { name: string; words: string }) => [one.name, one.words]),
    )
    expect(words).toEqual({
      'Ravi Rao': 'for the first place in Contest',
      'Dr. Sen': 'for Best design in Contest',
      'Uma Das': wording.words,
    })
    expect(last).toEqual({ title: wording.title, words: wording.words })
    const won = data.find((one: { name: string }) => one.name === 'Ravi Rao')
    expect(await verify(won.code)).toMatchObject({ state: 'good', award: '1', words: words['Ravi Rao'] })
    expect((await PDFDocument.load(await pdfOf(won.code))).getKeywords()).toContain(
      'for the first place in Contest',
    )
  })

  test('CLUB-643 what is wrong with the people is said, and nobody gets one', async () => {
    const event = await eventOf([await site.member()])
    const id = (await site.member()).id
    for (const [people, path] of [
      [[], 'people'],
      [[{ award: '1' }], 'people.0.name'],
      [[{ memberId: id, name: 'Two' }], 'people.0.name'],
      [[{ memberId: id, email: 'a@b.example' }], 'people.0.email'],
      [[{ memberId: id, award: 'x'.repeat(61) }], 'people.0.award'],
      [[{ name: 'A', email: 'nowhere' }], 'people.0.email'],
      [Array.from({ length: 201 }, () => ({ memberId: id })), 'people'],
    ] as const)
      expect(
        Object.keys((await issue(event, { people })).body.errors ?? {}),
        JSON.stringify(people).slice(0, 80),
      ).toEqual([path])
    expect((await list(event)).data).toEqual([])
  })

  test('CLUB-644 a place is given, changed and taken away by a correction, which its page says', async () => {
    const { _id: id, code, event } = await issued()
    const first = (await correct(id, { name: 'Ravi Rao', title: 'Of merit', award: '2' })).body.data
    expect(first).toMatchObject({ award: '2', words: 'for the second place in Contest', title: 'Of merit' })
    expect(await verify(code)).toMatchObject({
      state: 'revoked',
      reason: 'It was corrected: another certificate was issued in its place.',
    })
    expect((await correct(first._id, { name: 'Ravi Rao', award: '2' })).body.errors).toHaveProperty('name')
    expect((await correct(first._id, { name: 'Ravi Rao', award: null })).body.errors).toHaveProperty('words')
    const none = (await correct(first._id, { name: 'Ravi Rao', award: null, words: 'for coming' })).body.data
    expect(none).toMatchObject({ award: null, words: 'for coming' })
    expect(
      (await list(event)).data.filter((one: { revokedAt: string | null }) => !one.revokedAt),
    ).toHaveLength(1)
    // Two admins at once: the second is told.
    const [one, other] = await Promise.all([
      correct(none._id, { name: 'A' }),
      correct(none._id, { name: 'B' }),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    const audit = await site.ask('GET', '/audit?action=certificate.correct', { as: admin.as })
    expect(audit.body.data.length).toBeGreaterThanOrEqual(3)
  })
})

describe('people without an account', () => {
  test('CLUB-645 guests of the door get one with everybody else, once, and anybody with the link has the file', async () => {
    const ravi = await site.member({ name: 'Ravi' })
    const event = await eventOf([ravi], ['Guest One', 'Guest Two'])
    expect(await list(event)).toMatchObject({ without: 3, guests: 2, holding: 0 })
    expect((await issue(event)).body.data.issued).toBe(3)
    expect((await issue(event)).status).toBe(409)
    const { data, holding } = await list(event)
    expect(holding).toBe(3)
    const guest = data.find((one: { memberId: string | null }) => one.memberId === null)
    expect(await verify(guest.code)).toMatchObject({ state: 'good', open: true })
    const { statusCode, rawPayload } = await file(`/certificates/${guest.code}.pdf`)
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const theirs = data.find((one: { memberId: string | null }) => one.memberId === ravi.id)
    expect((await file(`/certificates/${theirs.code}.pdf`)).statusCode).toBe(404)
    await site.ask('POST', `/admin/certificates/${guest._id}/revoke`, {
      as: admin.as,
      body: { reason: 'Not there.' },
    })
    expect(await verify(guest.code)).toMatchObject({ state: 'revoked', reason: 'Not there.' })
    expect((await file(`/certificates/${guest.code}.pdf`)).statusCode).toBe(404)
    expect((await list(event)).without).toBe(1)
  })

  test('CLUB-645 a speaker’s name is typed, with an address the link is mailed, and a second press gives no second one', async () => {
    const event = await eventOf()
    const people = [{ name: 'Dr. Sen', email: 'Sen@Institute.example' }]
    const answers = await Promise.all([issue(event, { people }), issue(event, { people })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Each of them has a certificate of this event already.',
    )
    const [one] = (await list(event)).data
    const { text } = await mailbox.newest('sen@institute.example')
    expect(text).toContain(`/verify/${one.code}`)
    expect(text).not.toContain('in your profile')
    const { body } = await correct(one._id, { name: 'Dr. A. Sen' })
    expect(body.data).toMatchObject({ name: 'Dr. A. Sen', memberId: null })
    // The name is free again for somebody else.
    expect(
      (await issue(event, { people: [{ name: 'Dr. Sen' }, { name: 'Dr. Sen' }] })).body.data.issued,
    ).toBe(1)
    const audit = await site.ask('GET', '/audit?action=certificate.issue-guest', { as: admin.as })
    expect(audit.body.data.map((entry: { target: string }) => entry.target)).toContain(one._id)
  })
})
