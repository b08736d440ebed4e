import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { fileWords } from './zip-certificates.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

async function eventOf(title = 'Winter Contest') {
  const times = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone: 'UTC' }
  const body = { title, description: 'Come.', ...times }
  return (await site.ask('POST', '/events', { as: admin.as, body })).body.data._id as string
}
const issue = (event: string, people?: object[]) => {
  const body = { title: 'T', words: 'for coming', signer: 'S', ...(people && { people }) }
  return site.ask('POST', `/events/${event}/certificates`, { as: admin.as, body })
}
const zipOf = (event: string, as = admin.as) =>
  site.app.inject({ url: `/events/${event}/certificates.zip`, headers: { authorization: `Bearer ${as}` } })

test('CLUB-646 a zip has a PDF of each certificate that holds, named by roll number and name, none twice', async () => {
  const event = await eventOf()
  const ravi = await site.member({ name: 'Ravi Rao' })
  const names = ['Ravi Rao', 'ravi rao', 'अनन्या शर्मा', 'A/B: "C"', '../../etc']
  const people = [{ memberId: ravi.id }, ...names.map((name, at) => ({ name, email: `a${at}@b.example` }))]
  await site.database.pool.query(
    `insert into member_facts (member_id, field_id, value) select $1, id, '24CS045' from member_fields where name = 'Roll number'`,
    [ravi.id],
  )
  await issue(event, people)
  const gone = await issue(event, [{ name: 'Taken Back' }])
  expect(gone.status).toBe(200)
  const { body } = await site.ask('GET', `/events/${event}/certificates`, { as: admin.as })
  const back = body.data.find((one: { name: string }) => one.name === 'Taken Back')
  await site.ask('POST', `/admin/certificates/${back._id}/revoke`, { as: admin.as, body: { reason: 'x' } })
  const { statusCode, headers, rawPayload } = await zipOf(event)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(headers['content-disposition']).toBe('attachment; filename="winter-contest-certificates.zip"')
  const files = unzipSync(rawPayload)
  const kept = Object.keys(files)
  expect(kept).toHaveLength(6)
  expect(kept).toEqual(expect.arrayContaining(['24CS045 Ravi Rao.pdf', 'अनन्या शर्मा.pdf', 'A-B- -C-.pdf']))
  expect(new Set(kept.map((name) => name.toLowerCase())).size).toBe(6)
  expect(kept.filter((name) => /^ravi rao(?: \(2\))?\.pdf$/i.test(name))).toHaveLength(2)
  for (const pdf of Object.values(files)) expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  // The files are those that their owners get.
  const [one] = body.data.filter((row: { name: string }) => row.name === 'अनन्या शर्मा')
  const own = await site.app.inject({ url: `/certificates/${one.code}.pdf` })
  expect(Buffer.from(files['अनन्या शर्मा.pdf'] ?? []).equals(own.rawPayload)).toBe(true)
  const audit = await site.ask('GET', '/audit?action=event.certificate-files', { as: admin.as })
  expect(audit.body.data[0].target).toBe(event)
})

test('CLUB-646 where no certificate holds, and for others than organisers, there is no zip but a sentence', async () => {
  const event = await eventOf()
  const { statusCode, body } = await zipOf(event)
  expect([statusCode, body]).toEqual([409, expect.stringContaining('nothing to download')])
  expect((await zipOf(event, (await site.member()).as)).statusCode).toBe(403)
})

test('CLUB-646 names of files that no system takes become others', () => {
  expect(['con', '..', '', 'a\u202eb', ' x. ', 'y'.repeat(200)].map(fileWords)).toEqual([
    'certificate con',
    'certificate',
    'certificate',
    'a-b',
    'x',
    'y'.repeat(80),
  ])
})

test('CLUB-647 five hundred certificates are issued by as many statements as five, and zipped a few files at a time', async () => {
  // The mails are sent meanwhile, which asks the database too.
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const counted = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
    sent.mockClear()
    const result = await work()
    const texts = sent.mock.calls.map(([given]) => {
      const query = given as unknown as string | { text: string }
      return typeof query === 'string' ? query : query.text
    })
    return [texts.filter((text) => /certificate/.test(text ?? '')).length, result]
  }
  const costs = new Map<number, { issue: number; zip: number }>()
  for (const count of [5, 500]) {
    const event = await eventOf()
    await site.database.pool.query(
      `with made as (insert into members (email, name, password_hash, status)
         select 'zip' || $2 || '-' || n || '@college.edu', 'Crowd ' || n, '-', 'approved' from generate_series(1, $2::int) n returning id)
       insert into event_attendances (event_id, member_id, came_at, how) select $1, id, now(), 'code' from made`,
      [event, count],
    )
    const [toIssue, { body }] = await counted(() => issue(event))
    expect(body.data.issued).toBe(count)
    await site.database.pool.query(
      `insert into certificate_files (certificate_id, pdf, sha256) select id, decode(repeat('25', 20000), 'hex'), '' from certificates where event_id = $1`,
      [event],
    )
    const [toZip, { rawPayload }] = await counted(() => zipOf(event))
    expect(Object.keys(unzipSync(rawPayload))).toHaveLength(count)
    costs.set(count, { issue: toIssue, zip: toZip })
  }
  expect(costs.get(500)?.issue).toBeLessThanOrEqual((costs.get(5)?.issue ?? 0) + 2)
  expect(costs.get(500)?.zip).toBeLessThanOrEqual((costs.get(5)?.zip ?? 0) + 100)
  sent.mockRestore()
})
