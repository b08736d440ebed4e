import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const given = {
  title: 'Talk; graphs, trees \\ more',
  description: `First line\r\nSecond line, with ${'naïve 算法 🎉 '.repeat(20)}`,
  location: 'Lab 3',
  startsAt: '2031-03-01T18:30:00+05:30',
  endsAt: '2031-03-01T20:00:00+05:30',
  timeZone: 'Asia/Kolkata',
}
const announce = async (more: object = {}) =>
  (await site.ask('POST', '/events', { as: admin, body: { ...given, ...more } })).body.data._id as string
const download = (id: string) => site.app.inject({ url: `/events/${id}.ics` })

/** Parses the file like a calendar: joins folded lines and returns the fields by name. */
function fieldsOf(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

describe('the calendar file of an event', () => {
  test('NAV-12 is a text/calendar download that holds the event in UTC', async () => {
    const id = await announce()
    const { statusCode, headers, body } = await download(id)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['content-disposition']).toBe(`attachment; filename="event-${id}.ics"`)
    const fields = fieldsOf(body)
    expect(fields.get('DTSTART')).toBe('20310301T130000Z')
    expect(fields.get('DTEND')).toBe('20310301T143000Z')
    expect(fields.get('UID')).toBe(`${id}@club.example`)
    expect(fields.get('URL')).toBe(`https://club.example/events/${id}`)
    expect(fields.get('LOCATION')).toBe('Lab 3')
    expect(fields.get('STATUS')).toBe('CONFIRMED')
    expect(body.startsWith('BEGIN:VCALENDAR\r\n') && body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('keeps every character: special ones escaped, long lines folded at 75 bytes', async () => {
    const { body } = await download(await announce())
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const fields = fieldsOf(body)
    expect(fields.get('SUMMARY')).toBe('Talk\\; graphs\\, trees \\\\ more')
    const text = given.description.trim().replace('\r\n', '\\n').replaceAll(',', '\\,')
    expect(fields.get('DESCRIPTION')).toBe(text)
  })

  test('BLOG-315 its text is plain: no marks, links with their addresses, nothing that the page hides', async () => {
    const description = '**Both** rooms, see [Seats](/events).\n\n||secret|| vector<int>'
    const text = fieldsOf((await download(await announce({ description }))).body).get('DESCRIPTION')
    expect(text).toBe(
      'Both rooms\\, see Seats (https://club.example/events).\\n\\nSpoiler: it opens on the page itself. vector<int>',
    )
  })

  test('nothing typed begins a line of its own', async () => {
    const title = 'A\r\nATTACH:http://evil.example/x\rB\u2028C\u0007'
    const { body } = await download(await announce({ title, description: title }))
    expect(body).not.toMatch(/^ATTACH/m)
    expect(fieldsOf(body).get('SUMMARY')).toBe('A ATTACH:http://evil.example/x B C')
    expect(fieldsOf(body).get('DESCRIPTION')).toContain('A\\nATTACH:http://evil.example/x\\nB')
  })

  test('a change counts up, and a cancelled event says so', async () => {
    const id = await announce()
    const before = Number(fieldsOf((await download(id)).body).get('SEQUENCE'))
    await site.ask('POST', `/events/${id}/cancel`, { as: admin })
    const fields = fieldsOf((await download(id)).body)
    expect(fields.get('STATUS')).toBe('CANCELLED')
    expect(Number(fields.get('SEQUENCE'))).toBeGreaterThan(before)
  })

  test('safety I5 of an unknown event answers 404', async () => {
    for (const id of [crypto.randomUUID(), 'x', '..%2f..%2fetc']) {
      expect((await download(id)).statusCode).toBe(404)
    }
  })
})
