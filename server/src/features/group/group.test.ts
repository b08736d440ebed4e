import { csvFile } from '@callofcode/contract/download'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { crowd } from '../../../testing/crowd.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Head' })
})
afterAll(() => site.close())

let made = 0
const group = async (fields: object = {}): Promise<string> => {
  made += 1
  const body = { name: `Group ${made}`, ...fields }
  return (await site.ask('POST', '/admin/groups', { as: admin.as, body })).body.data.slug
}
const get = async (slug: string, as = admin.as) =>
  (await site.ask('GET', `/groups/${slug}`, { as })).body.data
const join = (slug: string, as: string) => site.ask('POST', `/groups/${slug}/join`, { as })
const leave = (slug: string, as: string) => site.ask('POST', `/groups/${slug}/leave`, { as })
const put = (slug: string, id: string, as = admin.as, body: object = {}) =>
  site.ask('PUT', `/groups/${slug}/members/${id}`, { as, body })
const out = (slug: string, id: string, as = admin.as) =>
  site.ask('DELETE', `/groups/${slug}/members/${id}`, { as })
const namesIn = async (slug: string, as = admin.as, query = '') =>
  (await site.ask('GET', `/groups/${slug}/members${query}`, { as })).body.data.map(
    ({ name }: { name: string }) => name,
  )
const leadOf = async (slug: string, name: string) => {
  const member = await site.member({ name })
  await put(slug, member.id, admin.as, { lead: true })
  return member
}

describe('admins', () => {
  test('CLUB-610 make, rename, archive, bring back and delete groups; two of one name are refused', async () => {
    const slug = await group({ name: 'Web', description: 'Pages.' })
    expect(slug).toBe('web')
    const same = await site.ask('POST', '/admin/groups', { as: admin.as, body: { name: 'WEB' } })
    expect([same.status, same.body.errors.name]).toEqual([400, 'There is a group of this name already.'])
    // The address of a name that differs by signs alone is another one.
    expect(await group({ name: 'Web!' })).toBe('web-2')
    const change = (body: object) => site.ask('PATCH', `/admin/groups/${slug}`, { as: admin.as, body })
    expect((await change({ name: 'web!' })).body.errors.name).toBe('There is a group of this name already.')
    expect((await change({ name: 'The web' })).body.data).toMatchObject({ name: 'The web', slug: 'web' })

    const member = await site.member()
    await change({ archived: true })
    expect((await site.ask('GET', '/groups/web', { as: member.as })).status).toBe(404)
    expect((await join('web', member.as)).body.message).toBe(
      'This group is archived. An admin can bring it back.',
    )
    const listed = async (as: string) =>
      (await site.ask('GET', '/groups', { as })).body.data.map((one: { slug: string }) => one.slug)
    expect(await listed(member.as)).not.toContain('web')
    expect((await listed(admin.as)).at(-1)).toBe('web')
    await change({ archived: false })
    expect((await join('web', member.as)).body.data).toMatchObject({ mine: 'member', members: 1 })
    expect((await site.ask('DELETE', '/admin/groups/web', { as: admin.as })).status).toBe(200)
    expect((await site.ask('GET', '/groups/web', { as: admin.as })).status).toBe(404)
    const { rows } = await site.database.pool.query(
      `select target from audit where action = 'group.remove' order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ target: 'The web' }])
  })

  test('CLUB-610 two admins who make one group at once make one', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.ask('POST', '/admin/groups', { as: admin.as, body: { name: 'Robots' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  test('CLUB-611 name leads, who are told, and a group without one says so', async () => {
    const slug = await group()
    const member = await site.member({ name: 'Lea' })
    expect((await get(slug)).leads).toEqual([])
    const answer = await put(slug, member.id, admin.as, { lead: true })
    expect(answer.body.message).toBe('Lea leads the group now')
    expect((await get(slug)).leads).toMatchObject([{ name: 'Lea' }])
    const { body } = await site.ask('GET', '/notifications', { as: member.as })
    expect(body.data).toMatchObject([{ kind: 'group-lead', actor: { name: 'Head' } }])
    await leave(slug, member.as)
    expect(await get(slug)).toMatchObject({ leads: [], members: 0 })
  })
})

describe('members', () => {
  test('CLUB-612 join an open group, ask to join another, and cannot join one whose members are chosen', async () => {
    const { as } = await site.member({ name: 'Mo' })
    const [open, asked, chosen] = [
      await group(),
      await group({ joining: 'asked' }),
      await group({ joining: 'chosen' }),
    ]
    for (const _ of [1, 2])
      expect((await join(open, as)).body.data).toMatchObject({ mine: 'member', members: 1 })
    expect((await join(asked, as)).body).toMatchObject({
      data: { mine: 'asked', members: 0 },
      message: 'You asked to join. A lead will answer.',
    })
    expect((await get(asked)).asking).toBe(1)
    expect((await join(chosen, as)).status).toBe(409)
    expect((await leave(asked, as)).body).toMatchObject({
      data: { mine: null },
      message: 'You no longer ask to join',
    })
    expect((await leave(open, as)).body.data).toMatchObject({ mine: null, members: 0 })
    // Neither who is in a group nor its file is for others.
    for (const path of ['members', 'candidates?q=a', 'audience'])
      expect((await site.ask('GET', `/groups/${open}/${path}`, { as })).status).toBe(403)
  })

  test('CLUB-612 many who join and leave at once are counted as they are', async () => {
    const slug = await group()
    const people = await Promise.all(Array.from({ length: 6 }, () => site.member()))
    await Promise.all(people.flatMap(({ as, id }) => [join(slug, as), put(slug, id)]))
    await Promise.all(people.slice(0, 2).map(({ as }) => leave(slug, as)))
    expect((await get(slug)).members).toBe(4)
    expect(await namesIn(slug)).toHaveLength(4)
  })
})

describe('a lead', () => {
  test('CLUB-613 without any task adds, accepts and removes members, names another lead and describes the group', async () => {
    const slug = await group({ joining: 'asked' })
    const lead = await leadOf(slug, 'Asha Lead')
    const [one, two, three] = await Promise.all(
      ['Uma One', 'Ravi Two', 'Zoya Three'].map((name) => site.member({ name })),
    )
    for (const member of [one, two]) await join(slug, member?.as ?? '')
    expect(await get(slug, lead.as)).toMatchObject({ mine: 'lead', asking: 2, members: 1 })
    expect(await namesIn(slug, lead.as, '?only=asked')).toEqual(['Uma One', 'Ravi Two'])
    expect((await put(slug, one?.id ?? '', lead.as)).body.message).toBe('Uma One is in the group now')
    const { body } = await site.ask('GET', '/notifications', { as: one?.as ?? '' })
    expect(body.data).toMatchObject([{ kind: 'group-member', actor: { name: 'Asha Lead' } }])
    expect((await out(slug, two?.id ?? '', lead.as)).body).toMatchObject({
      data: { members: 2, asking: 0 },
      message: 'Ravi Two was not accepted',
    })
    const found = await site.ask('GET', `/groups/${slug}/candidates?q=zoya`, { as: lead.as })
    expect(found.body.data).toMatchObject([{ name: 'Zoya Three' }])
    await put(slug, three?.id ?? '', lead.as, { lead: true })
    expect(await namesIn(slug, lead.as)).toEqual(['Asha Lead', 'Zoya Three', 'Uma One'])
    const described = await site.ask('PUT', `/groups/${slug}/description`, {
      as: lead.as,
      body: { description: 'We meet on Fridays.' },
    })
    expect(described.body.data.description).toBe('We meet on Fridays.')
    const renamed = await site.ask('PATCH', `/admin/groups/${slug}`, { as: lead.as, body: { name: 'Mine' } })
    expect(renamed.status).toBe(403)
  })

  test('CLUB-613 leads nothing but their own group', async () => {
    const [own, other] = [await group(), await group()]
    const lead = await leadOf(own, 'Owen')
    const member = await site.member()
    expect((await put(other, member.id, lead.as)).body.message).toBe(
      'Only leads of this group and admins can do this.',
    )
    const words = { title: 'Meet', content: 'On Friday.' }
    const told = await site.ask('POST', `/groups/${other}/announcements`, { as: lead.as, body: words })
    expect(told.status).toBe(403)
  })

  test('CLUB-614 who takes themselves out leads no more, and of two leads who remove each other one stays', async () => {
    const slug = await group()
    const [one, two] = [await leadOf(slug, 'One'), await leadOf(slug, 'Two')]
    const answers = await Promise.all([out(slug, one.id, two.as), out(slug, two.id, one.as)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect((await get(slug)).leads).toHaveLength(1)
    const last = (await get(slug, one.as)).mine === 'lead' ? one : two
    await put(slug, last.id, last.as, { lead: false })
    expect(await get(slug, last.as)).toMatchObject({ mine: 'member', leads: [] })
    expect((await out(slug, last.id, last.as)).status).toBe(403)
  })

  test('CLUB-614 two leads who name one member at once name them once', async () => {
    const slug = await group()
    const [one, two] = [await leadOf(slug, 'One'), await leadOf(slug, 'Two')]
    const member = await site.member()
    const answers = await Promise.all([one.as, two.as].map((as) => put(slug, member.id, as, { lead: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await get(slug)).toMatchObject({ members: 3 })
    const { body } = await site.ask('GET', '/notifications', { as: member.as })
    expect(body.data).toHaveLength(1)
  })

  test('CLUB-615 writes to the members of the group, by mail to those who take mails of announcements', async () => {
    const slug = await group()
    const lead = await leadOf(slug, 'Writer')
    const [reader, quiet, outside] = [await site.member(), await site.member(), await site.member()]
    for (const { as } of [reader, quiet]) await join(slug, as)
    await site.database.pool.query('update members set mail_announcements = false where id = $1', [quiet.id])
    const reach = await site.ask('GET', `/groups/${slug}/audience`, { as: lead.as })
    expect(reach.body.data).toMatchObject({ members: 3, mailed: 2 })
    const body = { title: 'Hack night', content: 'On **Friday**.', mail: true }
    const sent = await site.ask('POST', `/groups/${slug}/announcements`, { as: lead.as, body })
    expect(sent.status).toBe(201)
    const listed = async (as: string) => (await site.ask('GET', '/announcements', { as })).body.data
    const mine = { _id: sent.body.data._id, to: 'group', toName: (await get(slug)).name }
    expect(await listed(quiet.as)).toMatchObject([mine])
    expect(await listed(outside.as)).toEqual([])
    // Whoever joins later finds it.
    await join(slug, outside.as)
    expect(await listed(outside.as)).toMatchObject([mine])
    await site.ask('PATCH', `/admin/groups/${slug}`, { as: admin.as, body: { archived: true } })
    const late = await site.ask('POST', `/groups/${slug}/announcements`, { as: lead.as, body })
    expect(late.status).toBe(409)
  })

  test('CLUB-616 has the members as a CSV file', async () => {
    const slug = await group({ name: 'Robotics & AI' })
    const lead = await leadOf(slug, '=Evil')
    await put(slug, (await site.member({ name: 'Uma' })).id, lead.as)
    const answer = await site.app.inject({
      url: `/groups/${slug}/members.csv`,
      headers: { authorization: `Bearer ${lead.as}` },
    })
    const day = new Date().toISOString().slice(0, 10)
    expect(answer.body).toBe(
      csvFile([
        ['Name', 'Year', 'Lead', 'In the group since (UTC)'],
        ['=Evil', '', 'Yes', day],
        ['Uma', '', 'No', day],
      ]),
    )
    expect(answer.headers['content-disposition']).toContain('robotics-ai.csv')
  })
})

describe('who leaves the club', () => {
  test('CLUB-617 is in no group, whose numbers follow, and a group whose last lead goes has none', async () => {
    const slug = await group()
    const lead = await leadOf(slug, 'Going')
    const { as } = await site.member()
    await join(slug, as)
    const { body } = await site.ask('GET', '/members/me/export', { as: lead.as })
    expect(body.data.groups).toMatchObject([{ group: (await get(slug)).name, state: 'member', lead: true }])
    await write(site.database, (tx, changed) => shutAccount(tx, changed, lead.id))
    expect(await get(slug)).toMatchObject({ members: 1, leads: [] })
  })

  test('CLUB-617 of two accounts that become one the groups stay, and the lead with them', async () => {
    const [both, only] = [await group(), await group()]
    const stays = await site.member()
    const goes = await site.member()
    for (const { as } of [stays, goes]) await join(both, as)
    await put(both, goes.id, admin.as, { lead: true })
    await put(only, goes.id, admin.as, { lead: true })
    const merged = await site.ask('POST', `/admin/members/${stays.id}/duplicates/${goes.id}/merge`, {
      as: admin.as,
    })
    expect([merged.status, merged.body.message]).toEqual([200, 'The accounts are one'])
    expect(await get(both, stays.as)).toMatchObject({ mine: 'lead', members: 1 })
    expect(await get(only, stays.as)).toMatchObject({ mine: 'lead', members: 1 })
  })
})

describe('a group of thousands', () => {
  test('CLUB-618 is read page after page, with as many statements as a group of ten', async () => {
    await crowd(site.database, 2_400)
    const fill = async (slug: string, most: number) =>
      site.database.pool.query(
        `insert into club_group_members (group_id, member_id)
         select g.id, m.id from club_groups g, members m where g.slug = $1 and m.status = 'approved' order by m.id limit $2`,
        [slug, most],
      )
    const [small, large] = [await group(), await group()]
    await fill(small, 10)
    await fill(large, 2_000)
    expect((await get(large)).members).toBe(2_000)
    const paths = (slug: string) => ['/groups', `/groups/${slug}`, `/groups/${slug}/members`]
    const cost = (slug: string) =>
      countStatements(site.database, 'club_group', async () => {
        for (const path of paths(slug)) await site.ask('GET', path, { as: admin.as })
      })
    await cost(small)
    expect(await cost(large)).toEqual(await cost(small))
    const seen = new Set<string>()
    let cursor = ''
    for (let pages = 0; pages < 50; pages += 1) {
      const { body } = await site.ask('GET', `/groups/${large}/members${cursor}`, { as: admin.as })
      for (const { _id } of body.data) seen.add(_id)
      if (!body.nextCursor) break
      cursor = `?cursor=${encodeURIComponent(body.nextCursor)}`
    }
    expect(seen.size).toBe(2_000)
  })
})
