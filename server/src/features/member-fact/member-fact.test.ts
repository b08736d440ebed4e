import { randomUUID } from 'node:crypto'
import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Asha Admin' })).as
})
afterAll(() => site.close())

interface Given {
  readonly field: string
  readonly value: string | null
}
const give = (
  id: string,
  facts: readonly Given[],
  more: { as?: string; headers?: Record<string, string> } = {},
) => site.ask('PATCH', `/admin/members/${id}/facts`, { as: admin, body: { facts }, ...more })
const read = (id: string, as = admin) => site.ask('GET', `/admin/members/${id}/facts`, { as })
const add = async (body: object) =>
  (await site.ask('POST', '/admin/member-fields', { as: admin, body })).body.data._id as string
const remove = (id: string) => site.ask('DELETE', `/admin/member-fields/${id}`, { as: admin })
const listed = async (id: string) =>
  (await site.ask('GET', `/admin/members/${id}`, { as: admin })).body.data.facts.map(
    ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  )
const acts = async (beginning: string) =>
  (await site.ask('GET', `/audit?action=${beginning}`, { as: admin })).body.data.map(
    ({ action, target }: { action: string; target: string }) => `${action} ${target}`,
  )

describe('the facts of a member', () => {
  test('CLUB-470 an admin sets roll number and branch of a member, sees them, and takes them away', async () => {
    const { id } = await site.member()
    expect(await listed(id)).toEqual([])
    const { body } = await give(id, [
      { field: BRANCH, value: 'CSE' },
      { field: ROLL_NUMBER, value: ' 21CS045 ' },
    ])
    expect(body.message).toBe('Facts saved')
    expect(await listed(id)).toEqual(['Roll number: 21CS045', 'Branch: CSE'])
    await give(id, [{ field: BRANCH, value: null }])
    expect(await listed(id)).toEqual(['Roll number: 21CS045'])
    await give(id, [{ field: ROLL_NUMBER, value: '21CS045' }])
    expect(await acts('member.facts')).toEqual([`member.facts ${id}`, `member.facts ${id}`])
  })

  test('CLUB-471 of two admins who change the facts of a member at once, the second is told', async () => {
    const { id } = await site.member()
    const { version } = (await read(id)).body.data
    const headers = { 'if-match': `"v${version}"` }
    expect((await give(id, [{ field: ROLL_NUMBER, value: '1' }], { headers })).status).toBe(200)
    expect((await give(id, [{ field: ROLL_NUMBER, value: '2' }], { headers })).status).toBe(412)
    expect(await listed(id)).toEqual(['Roll number: 1'])
  })

  test.each([
    ['number', [], '8,5', 'Enter a number, like 8.5.'],
    ['date', [], '2027-02-30', 'Enter a day, like 2027-06-30.'],
    ['choice', ['North', 'South'], 'East', 'Choose North, South.'],
  ])('CLUB-472 a field of the kind %s refuses what is none', async (kind, choices, value, words) => {
    const { id } = await site.member()
    const field = await add({ name: `A ${kind}`, kind, choices })
    expect((await give(id, [{ field, value }])).body.errors).toEqual({ [field]: words })
    expect(await listed(id)).toEqual([])
    await remove(field)
    expect((await give(id, [{ field, value }])).body.errors).toEqual({ [field]: 'This field is gone.' })
  })

  test.each([
    ['number', [], '+08.50', '8.5'],
    ['choice', ['North', 'South'], ' north', 'North'],
    ['date', [], '2027-06-30', '2027-06-30'],
  ])('CLUB-472 equal facts of the kind %s are written alike', async (kind, choices, value, kept) => {
    const { id } = await site.member()
    const field = await add({ name: `A ${kind}`, kind, choices })
    await give(id, [{ field, value }])
    expect(await listed(id)).toEqual([`A ${kind}: ${kept}`])
    await remove(field)
  })

  test('CLUB-473 the own data tells the facts, and they go with the account', async () => {
    const { id, as } = await site.member()
    await give(id, [{ field: ROLL_NUMBER, value: '21CS099' }])
    const { body } = await site.ask('GET', '/members/me/export', { as })
    expect(body.data.facts).toMatchObject([{ field: 'Roll number', value: '21CS099' }])
    await write(site.database, (tx, changed) => shutAccount(tx, changed, id))
    const { rows } = await site.database.pool.query('select from member_facts where member_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('CLUB-473 when two accounts become one, facts that the one lacks come from the other', async () => {
    const [from, into] = [await site.member(), await site.member()]
    await give(from.id, [
      { field: ROLL_NUMBER, value: 'old' },
      { field: BRANCH, value: 'ECE' },
    ])
    await give(into.id, [{ field: ROLL_NUMBER, value: 'new' }])
    const merge = `/admin/members/${into.id}/duplicates/${from.id}/merge`
    expect((await site.ask('POST', merge, { as: admin })).status).toBe(200)
    expect(await listed(into.id)).toEqual(['Roll number: new', 'Branch: ECE'])
  })

  test('CLUB-474 nobody but admins reads or writes facts', async () => {
    const [{ id, as }, other] = [await site.member(), await site.member({ tasks: ['events', 'approvals'] })]
    for (const one of [as, other.as]) {
      expect((await read(id, one)).status).toBe(403)
      expect((await give(id, [{ field: ROLL_NUMBER, value: '1' }], { as: one })).status).toBe(403)
    }
    expect((await read(randomUUID())).status).toBe(404)
  })
})

describe('the fields of a club', () => {
  test('CLUB-475 a club adds five fields and no more, none with a name that is there', async () => {
    const made = []
    for (const name of ['Hostel', 'CGPA', 'Section', 'Blood group', 'Guide'])
      made.push(await add({ name, kind: 'text' }))
    const send = (body: object) => site.ask('POST', '/admin/member-fields', { as: admin, body })
    expect((await send({ name: 'Sixth', kind: 'text' })).status).toBe(409)
    await remove(made.pop() ?? '')
    expect((await send({ name: 'hostel', kind: 'text' })).body.errors).toHaveProperty('name')
    expect((await send({ name: 'One', kind: 'choice' })).body.errors).toHaveProperty('choices')
    expect((await send({ name: 'One', kind: 'choice', choices: ['A', 'a'] })).status).toBe(400)
    const names = (await site.ask('GET', '/admin/member-fields', { as: admin })).body.data.map(
      ({ name }: { name: string }) => name,
    )
    expect(names).toEqual(['Roll number', 'Branch', 'Hostel', 'CGPA', 'Section', 'Blood group'])
    for (const id of made) await remove(id)
    expect((await acts('field.')).slice(0, 2)).toEqual(['field.remove Blood group', 'field.remove Section'])
  })

  test('CLUB-476 roll number and branch keep their names and stay', async () => {
    expect((await remove(ROLL_NUMBER)).status).toBe(409)
    const rename = { as: admin, body: { name: 'Number' } }
    expect((await site.ask('PATCH', `/admin/member-fields/${ROLL_NUMBER}`, rename)).status).toBe(400)
  })

  test('CLUB-476 a choice that members have is not taken away, and a removed field takes its facts along', async () => {
    const { id } = await site.member()
    const field = await add({ name: 'Wing', kind: 'choice', choices: ['North', 'South'] })
    await give(id, [{ field, value: 'North' }])
    const change = (choices: string[]) =>
      site.ask('PATCH', `/admin/member-fields/${field}`, { as: admin, body: { choices } })
    expect((await change(['South', 'West'])).body.errors).toEqual({
      choices: 'Members have North: 1 in all. Give them another choice first.',
    })
    expect((await change(['NORTH', 'West'])).body.data).toMatchObject({ members: 1 })
    expect(await listed(id)).toEqual(['Wing: NORTH'])
    await remove(field)
    expect(await listed(id)).toEqual([])
  })
})
