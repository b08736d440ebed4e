import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let cgpa: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Asha Admin' })).as
  cgpa = (await ask('POST', '/admin/member-fields', { name: 'CGPA', kind: 'number' })).data._id
})
afterAll(() => site.close())

const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object, as = admin) =>
  (await site.ask(method, path, { as, ...(body && { body }) })).body
const give = (id: string, facts: Record<string, string>) =>
  ask('PATCH', `/admin/members/${id}/facts`, {
    facts: Object.entries(facts).map(([field, value]) => ({ field, value })),
  })
const named = async (query: string) =>
  (await ask('GET', `/admin/members?q=${query}`)).data.map(({ name }: { name: string }) => name)
const file = async (path: string, as = admin) =>
  (await site.app.inject({ url: path, headers: { authorization: `Bearer ${as}` } })).body.split('\r\n')

describe('a file of members', () => {
  const HEAD = 'Name,Email,Roll no.,Department,cgpa'
  const preview = async (csv: string) => (await ask('POST', '/admin/members/import/preview', { csv })).data
  const load = async (csv: string) => (await ask('POST', '/admin/members/import', { csv })).data

  test('CLUB-477 brings facts of new members, and a second one sets those of members; the preview says both', async () => {
    const first = `${HEAD}\nFact One,one@facts.edu,24CS001,CSE,8.50\nFact Two,two@facts.edu,24CS002,,`
    expect((await preview(first)).people).toMatchObject([
      {
        state: 'new',
        facts: [
          { name: 'Roll number', value: '24CS001', before: null },
          { name: 'Branch', value: 'CSE', before: null },
          { name: 'CGPA', value: '8.5', before: null },
        ],
      },
      { state: 'new', facts: [{ name: 'Roll number', value: '24CS002', before: null }] },
    ])
    expect(await load(first)).toMatchObject({ created: 2, updated: 0 })
    expect(await load(first)).toMatchObject({ created: 0, updated: 0, left: 2 })

    const second = `${HEAD}\nOther Name,one@facts.edu,24CS001,ECE,\nFact Two,two@facts.edu,,,9`
    expect((await preview(second)).people).toMatchObject([
      { state: 'changed', facts: [{ name: 'Branch', value: 'ECE', before: 'CSE' }] },
      { state: 'changed', facts: [{ name: 'CGPA', value: '9', before: null }] },
    ])
    expect(await load(second)).toMatchObject({ created: 0, updated: 2, left: 0 })
    const { data } = await ask('GET', '/admin/members?q=one@facts.edu')
    expect(data).toMatchObject([
      { name: 'Fact One', facts: [{ value: '24CS001' }, { value: 'ECE' }, { value: '8.5' }] },
    ])
    const acts = (await ask('GET', `/audit?target=${data[0]._id}`)).data.map(({ action }: never) => action)
    expect(acts).toEqual(['member.facts', 'member.import'])
  })

  test('CLUB-477 with a wrong fact imports nobody, and says the line and the column', async () => {
    const csv = `${HEAD}\nFact Three,three@facts.edu,1,CSE,high`
    expect((await preview(csv)).faults).toMatchObject([
      { line: 2, column: 'CGPA', found: 'high', message: 'Enter a number, like 8.5.' },
    ])
    expect((await site.ask('POST', '/admin/members/import', { as: admin, body: { csv } })).status).toBe(400)
  })

  test.each(['E-mail', 'dept', 'Roll no', 'cgpa', '!'])(
    'CLUB-477 no field is named %s, as a file could mean another column',
    async (name) =>
      expect((await ask('POST', '/admin/member-fields', { name, kind: 'text' })).errors).toHaveProperty(
        'name',
      ),
  )
})

test('CLUB-478 the files of members have a column for each fact', async () => {
  const { id } = await site.member({
    name: 'In Files',
    email: 'files@facts.edu',
    passoutYear: new Date('2031-01-02'),
  })
  await give(id, { [ROLL_NUMBER]: '=1+1', [cgpa]: '7' })
  for (const name of ['members', 'progress', 'attendance']) {
    const [head, row] = await file(`/${name}.csv?year=2031`)
    expect(head).toMatch(/"Roll number","Branch","CGPA"$/)
    expect(row).toMatch(/"'=1\+1","","7"$/)
  }
})

describe('an event', () => {
  const eventWith = async (memberId?: string) => {
    const times = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone: 'UTC' }
    const { data } = await ask('POST', '/events', { title: 'Contest', description: 'Come.', ...times })
    if (memberId) await ask('POST', `/events/${data._id}/door/people`, { memberId })
    return data._id as string
  }

  test('CLUB-478 the file of who came has all facts for admins, and for other organisers the roll number alone', async () => {
    const organiser = await site.member({ tasks: ['events'] })
    const { id } = await site.member({ name: 'Who Came' })
    await give(id, { [ROLL_NUMBER]: '22EE007', [BRANCH]: 'EEE' })
    const path = `/events/${await eventWith(id)}/attendance.csv`
    expect(await file(path)).toMatchObject([
      expect.stringMatching(/"Roll number","Branch","CGPA"$/),
      expect.stringMatching(/"22EE007","EEE",""$/),
      '',
    ])
    const [head, row] = await file(path, organiser.as)
    expect([head?.endsWith('"Let in by","Roll number"'), row?.endsWith('"22EE007"')]).toEqual([true, true])
  })

  test('CLUB-480 at the door the roll number tells members apart and finds them, with a seat or without', async () => {
    const { id } = await site.member({ name: 'Door Twin' })
    const other = await site.member({ name: 'Door Twin' })
    await give(id, { [ROLL_NUMBER]: '23ME001' })
    await give(other.id, { [ROLL_NUMBER]: '23ME002', [BRANCH]: 'Mining', [cgpa]: '9.87' })
    const event = await eventWith()
    const found = (await ask('GET', `/events/${event}/door/members?q=23me`)).data
    expect(found.map(({ roll }: never) => roll).toSorted()).toEqual(['23ME001', '23ME002'])
    expect(JSON.stringify(found)).not.toContain('9.87')
    await ask('POST', `/events/${event}/door/people`, { memberId: id })
    const list = (await ask('GET', `/events/${event}/door/people?q=23ME0`)).data
    expect(list).toMatchObject([{ name: 'Door Twin', roll: '23ME001' }])
    expect(Object.keys(list[0])).not.toContain('facts')
  })
})

test('CLUB-479 the list of members is searched by the beginning of a fact', async () => {
  const { id } = await site.member({ name: 'By Number' })
  await give(id, { [ROLL_NUMBER]: '19XY_77' })
  expect(await named('19xy_')).toEqual(['By Number'])
  expect(await named('19%25y')).toEqual([])
  expect((await ask('GET', '/admin/members?q=19XY&status=declined')).total).toBe(0)
})

test('CLUB-481 one fact is set for members by name or by filters, and taken away, with one row of the audit for an act', async () => {
  const made = [await site.member({ name: 'Many One' }), await site.member({ name: 'Many Two' })]
  const [ids, matching] = [made.map(({ id }) => id), { q: 'Many' }]
  const set = (who: object, value: string | null) =>
    ask('PUT', '/admin/members/fact', { ...who, field: BRANCH, value })
  expect((await set({ ids: ids.slice(1) }, 'ECE')).data).toEqual({ changed: 1, same: 0 })
  expect((await set({ matching }, 'ECE')).data).toEqual({ changed: 1, same: 1 })
  expect((await set({ ids }, null)).data).toEqual({ changed: 2, same: 0 })
  expect((await ask('GET', '/admin/members?q=Many')).data).toMatchObject([{ facts: [] }, { facts: [] }])
  expect((await ask('GET', `/audit?target=${ids[1]}`)).data).toHaveLength(1)
  const { data: acts } = await ask('GET', '/audit?target=2%20members')
  expect(acts.filter(({ action }: { action: string }) => action === 'member.facts')).toHaveLength(1)
  expect((await set({ ids, matching }, 'ECE')).errors).toHaveProperty('ids')
  const wrong = { ids, field: cgpa, value: 'high' }
  expect((await ask('PUT', '/admin/members/fact', wrong)).errors).toEqual({
    [cgpa]: 'Enter a number, like 8.5.',
  })
})
