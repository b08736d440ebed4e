import { endpoints } from '@callofcode/contract/all'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf, rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { isHeard } from '../../platform/http/caller.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let mails: FolderMailbox
let manager: Member
let writer: Member
let thread: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mails = new FolderMailbox(site.dataDir)
  manager = await site.member({ name: 'Max Moderates', isManager: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  writer = await site.member({ name: 'Wanda Writes' })
  thread = await start(await site.member({ name: 'Asker' }))
})

const post = (path: string, by: Member, body: object = {}) => site.ask('POST', path, { as: by.as, body })
async function start(by: Member): Promise<string> {
  const body = { title: 'Heaps', category: 'General', content: 'Why?' }
  return (await post('/forum/threads', by, body)).body.data._id
}
const reply = (by: Member, content = 'So.') => post(`/forum/threads/${thread}/replies`, by, { content })
const sanction = (of: Member, body: object) => post(`/moderation/people/${of.id}/measures`, manager, body)
const warning = { kind: 'warning', reason: 'Rude or abusive', words: 'No insults, please.' }
const pause = { kind: 'pause', reason: 'Spam', words: 'Rest a day.', hours: 24 }
const standing = async (of: Member) =>
  (await site.ask('GET', '/members/me/standing', { as: of.as })).body.data
const told = async (of: Member) =>
  (await site.ask('GET', '/notifications', { as: of.as })).body.data as {
    kind: string
    title: string
    reason: string | null
    actor: object | null
    until: string | null
  }[]
const audited = async (of: Member) => {
  const query = 'select action from audit where target = $1 order by created_at'
  const { rows } = await site.database.pool.query<{ action: string }>(query, [of.id])
  return rows.map(({ action }) => action)
}

describe('a report', () => {
  async function reported() {
    const id = (await reply(writer, 'You fool.')).body.data._id
    const body = { postId: id, reason: 'Rude or abusive', note: 'Look at this word.' }
    await post('/forum/flags', await site.member({ name: 'Reader' }), body)
    const { body: queue } = await site.ask('GET', '/forum/flags', { as: manager.as })
    return queue.data.find((one: { postId: string }) => one.postId === id)
  }

  test('CLUB-200 a report has a reason and words, and leads moderators to the author’s history', async () => {
    expect(await reported()).toMatchObject({
      reason: 'Rude or abusive',
      note: 'Look at this word.',
      authorId: writer.id,
    })
  })

  test('CLUB-201 CLUB-375 a ruling removes the post and warns its author, who is told why and about which post', async () => {
    const flag = await reported()
    // The report gives rudeness as its reason. The moderator chooses the reason of the warning.
    const given = { kind: 'warning', words: 'No insults, please.', reason: 'Off topic' }
    const body = { ruling: 'removed', measure: given }
    const answer = await post(`/forum/flags/${flag._id}/resolve`, manager, body)
    expect([answer.status, answer.body.message]).toEqual([200, 'Post Removed, Author Warned'])
    const [own] = (await standing(writer)).measures
    expect(own).toMatchObject({
      kind: 'warning',
      reason: 'Off topic',
      words: 'No insults, please.',
      post: { _id: flag.postId, title: 'Heaps', content: 'You fool.', removed: true },
    })
    const warned = (await told(writer)).find(({ kind }) => kind === 'warned')
    expect(warned).toMatchObject({ title: 'No insults, please.', reason: 'Off topic', actor: null })
    const mail = await mails.newest(writer.email)
    expect(mail.subject).toBe('A warning from the moderators')
    for (const words of ['off topic', 'No insults, please.', 'You fool.']) expect(mail.text).toContain(words)
    expect(JSON.stringify([own, warned, mail.text, mail.html])).not.toContain('Max Moderates')
  })

  test('CLUB-201 a refused measure keeps the report waiting and the post standing', async () => {
    const other = await site.member({ isManager: true })
    const { _id } = (await reply(other, 'Mine.')).body.data
    await post('/forum/flags', writer, { postId: _id, reason: 'Spam', note: '' })
    const { body: queue } = await site.ask('GET', '/forum/flags', { as: manager.as })
    const flag = queue.data.find((one: { postId: string }) => one.postId === _id)
    const body = { ruling: 'removed', measure: { kind: 'pause', words: 'Rest.', hours: 24 } }
    const answer = await post(`/forum/flags/${flag._id}/resolve`, manager, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['measure']])
    expect((await site.ask('GET', `/forum/threads/${thread}/replies`)).body.data).toHaveLength(1)
  })
})

describe('a warning', () => {
  test('CLUB-202 it waits until the member acknowledges it, and only they can', async () => {
    await sanction(writer, warning)
    const before = await standing(writer)
    expect(before).toMatchObject({ warned: true, pausedUntil: null })
    const path = `/members/me/warnings/${before.measures[0]._id}/acknowledge`
    expect((await post(path, manager)).status).toBe(404)
    expect((await post(path, writer)).status).toBe(200)
    expect((await post(path, writer)).status).toBe(200)
    const after = await standing(writer)
    expect([after.warned, after.measures[0].acknowledgedAt]).toEqual([false, expect.any(String)])
    expect((await reply(writer)).status).toBe(201)
  })

  test('CLUB-202 twenty-five warnings later the ones that wait are still the first', async () => {
    await sanction(writer, { ...warning, words: 'The first.' })
    for (let one = 0; one < 25; one += 1) {
      await sanction(writer, warning)
      const [open] = (await standing(writer)).measures
      await post(`/members/me/warnings/${open._id}/acknowledge`, writer)
    }
    const { warned, measures: sanctions } = await standing(writer)
    expect([warned, sanctions.length, sanctions[0].words]).toEqual([true, 20, 'The first.'])
  })
})

describe('a pause', () => {
  test('CLUB-203 every endpoint whose words others read answers 403 with its end in words; the rest does not', async () => {
    await sanction(writer, pause)
    const talking = endpoints.filter(({ talks }) => talks)
    const until = new Date((await standing(writer)).pausedUntil)
    for (const { method, path } of talking) {
      const { status, body } = await site.ask(method, path.replace(/:\w+/g, crypto.randomUUID()), {
        as: writer.as,
        body: {},
      })
      expect([path, status, body.code]).toEqual([path, 403, 'paused'])
      expect(body.message).toContain(`until ${until.getUTCDate()} `)
      expect(body.message).toMatch(/\d\d:\d\d UTC\. You can read everything/)
    }
    expect((await site.ask('GET', `/forum/threads/${thread}`, { as: writer.as })).status).toBe(200)
    const draft = { as: writer.as, body: { content: { content: 'half' }, basedOn: null } }
    expect((await site.ask('PUT', `/forum/threads/${thread}/draft`, draft)).status).toBe(200)
    expect((await site.ask('GET', `/forum/threads/${thread}/draft`, draft)).body.data.content).toEqual({
      content: 'half',
    })
  })

  test('CLUB-203 CLUB-391 of every write it is known who reads it: of what others read, a pause keeps its member', () => {
    // Admins are never paused.
    const quiet = endpoints.filter((one) => one.method !== 'GET' && one.callers !== 'admin' && !isHeard(one))
    const known = endpoints.filter((one) => rowOf(one).readers)
    expect(quiet.map(addressOf)).toEqual(known.map(addressOf))
  })

  test('CLUB-391 a paused member does not rename themselves over what they wrote, and their tasks rest', async () => {
    const holder = await site.member({ name: 'Hana Holds', tasks: ['content'] })
    const rename = () => site.ask('PATCH', '/members/', { as: holder.as, body: { name: 'Spam Here' } })
    const publish = () =>
      post('/admin/createBlog', holder, { title: 'Mine', author: 'Hana', content: 'All of it' })
    await site.database.pool.query(
      `update members set paused_until = now() + interval '1 day' where id = $1`,
      [holder.id],
    )
    for (const write of [rename, publish]) {
      const { status, body } = await write()
      expect([status, body.code]).toEqual([403, 'paused'])
    }
    await site.database.pool.query('update members set paused_until = null where id = $1', [holder.id])
    expect([(await publish()).status, (await rename()).body.code]).not.toContain('paused')
  })

  test('CLUB-204 it ends by itself', async () => {
    await sanction(writer, pause)
    expect((await reply(writer)).status).toBe(403)
    const past = `update measures set until = now() - interval '1 second' where member_id = $1`
    await site.database.pool.query(past, [writer.id])
    await site.database.pool.query(
      `update members set paused_until = now() - interval '1 second' where id = $1`,
      [writer.id],
    )
    expect((await reply(writer)).status).toBe(201)
    expect((await standing(writer)).pausedUntil).toBeNull()
  })

  test('CLUB-204 the longest of several holds; lifted, it is over at once, and the member is told', async () => {
    await sanction(writer, { ...pause, hours: 168 })
    await sanction(writer, pause)
    // Two mails at once may come in any order.
    await mails.newest(writer.email, 2)
    const { measures: sanctions, pausedUntil } = await standing(writer)
    expect(pausedUntil).toBe(sanctions[1].until)
    const lift = (id: string, by = manager) => post(`/moderation/measures/${id}/lift`, by)
    expect((await lift(sanctions[1]._id, writer)).status).toBe(403)
    await lift(sanctions[1]._id)
    expect((await standing(writer)).pausedUntil).toBe(sanctions[0].until)
    await lift(sanctions[0]._id)
    expect((await lift(sanctions[0]._id)).status).toBe(200)
    expect((await reply(writer)).status).toBe(201)
    const kinds = (await told(writer)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'unpaused')).toHaveLength(2)
    expect((await mails.newest(writer.email, 4)).text).toContain('ended your pause early')
  })

  test('CLUB-205 what moderators do and a member acknowledges is in the audit', async () => {
    await sanction(writer, warning)
    await sanction(writer, pause)
    await sanction(writer, { kind: 'note', words: 'A friend of Asha.' })
    const { measures: sanctions } = await standing(writer)
    const { _id } = sanctions.find(({ kind }: { kind: string }) => kind === 'pause')
    await post(`/moderation/measures/${_id}/lift`, manager)
    expect(await audited(writer)).toEqual(['member.warn', 'member.pause', 'member.note', 'member.unpause'])
  })
})

describe('refusals', () => {
  test('CLUB-203 safety Z1 members take no measures, and nobody takes one against an admin, a manager or themselves', async () => {
    const path = `/moderation/people/${writer.id}/measures`
    expect((await post(path, writer, warning)).status).toBe(403)
    for (const other of [
      manager,
      await site.member({ role: 'admin' }),
      await site.member({ isManager: true }),
    ])
      expect((await sanction(other, pause)).status).toBe(400)
    expect((await sanction({ ...writer, id: crypto.randomUUID() }, warning)).status).toBe(404)
  })

  test('CLUB-203 safety I2 a measure has a reason of the list, words and a length of the list', async () => {
    for (const body of [
      { ...warning, reason: 'Because' },
      { ...warning, words: ' ' },
      { ...pause, hours: 2 },
      { ...pause, hours: undefined },
      { ...warning, hours: 24 },
      { kind: 'ban', reason: 'Spam', words: 'x' },
      { kind: 'note', words: '' },
    ])
      expect((await sanction(writer, body)).status).toBe(400)
    expect((await standing(writer)).measures).toEqual([])
  })
})
