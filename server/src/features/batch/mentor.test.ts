import { csvFile } from '@callofcode/contract/download'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { crowd } from '../../../testing/crowd.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let batch: string
let other: string
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Head' })
  const made = async (name: string) =>
    (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name } })).body.data._id as string
  batch = await made('CSE 2028')
  other = await made('CSE 2029')
})
afterAll(() => site.close())

const choose = (id: string, of = batch, as = admin.as) =>
  site.ask('PUT', `/admin/members/${id}/mentored/${of}`, { as })
const drop = (id: string, of = batch, as = admin.as) =>
  site.ask('DELETE', `/admin/members/${id}/mentored/${of}`, { as })
const see = (as: string, of = batch, query = '') => site.ask('GET', `/mentoring/${of}${query}`, { as })
const file = async (as: string, of = batch) => {
  const answer = await site.app.inject({
    url: `/mentoring/${of}/members.csv`,
    headers: { authorization: `Bearer ${as}` },
  })
  return { status: answer.statusCode, text: answer.body }
}
const own = async (as: string) => (await site.ask('GET', '/mentoring', { as })).body.data

describe('a mentor', () => {
  test('CLUB-124 is chosen by an admin, once in the audit, and told by a notification', async () => {
    const { id, as } = await site.member({ name: 'Mina' })
    for (const _ of [1, 2]) expect((await choose(id)).status).toBe(200)
    expect((await own(as)).batches).toMatchObject([{ name: 'CSE 2028' }])
    const { body } = await site.ask('GET', '/notifications', { as })
    expect(body.data).toMatchObject([
      {
        kind: 'task-given',
        title: 'Mentor of CSE 2028',
        task: { name: null, batch: 'CSE 2028', until: null },
      },
    ])
    for (const _ of [1, 2]) expect((await drop(id)).status).toBe(200)
    const { rows } = await site.database.pool.query(
      `select action from audit where target = $1 and action like 'mentor.%' order by created_at`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['mentor.add', 'mentor.remove'])
    expect((await own(as)).batches).toEqual([])
  })

  test('CLUB-124 nobody makes themselves one, and who waits or a batch that is gone is refused', async () => {
    expect((await choose(admin.id)).status).toBe(409)
    const { id } = await site.member({ status: 'pending' })
    expect((await choose(id)).status).toBe(409)
    const member = await site.member()
    expect((await choose(member.id, batch, member.as)).status).toBe(403)
    expect((await choose(member.id, crypto.randomUUID())).status).toBe(404)
    expect((await choose(crypto.randomUUID())).status).toBe(404)
  })

  test('CLUB-125 sees how far each of the batch is and where they are stuck, and nothing of others', async () => {
    const mentor = await site.member({ name: 'Mina' })
    await choose(mentor.id)
    const asha = await site.member({ name: 'Asha', batchId: batch, email: 'asha.hidden@college.edu' })
    const bo = await site.member({ name: 'Bo', batchId: batch })
    await site.member({ name: 'Elsewhere', batchId: other })
    await site.member({ name: 'Gone', batchId: batch, status: 'disabled' })
    for (let tries = 0; tries < 3; tries++)
      await judgedSubmission(site, asha.id, { problem: 'fair-cuts', verdict: 'Wrong Answer' })
    // A member who tried twice, or tried often and then solved it, is not stuck.
    for (let tries = 0; tries < 2; tries++)
      await judgedSubmission(site, bo.id, { problem: 'key-wheel', verdict: 'Wrong Answer' })
    for (let tries = 0; tries < 3; tries++)
      await judgedSubmission(site, bo.id, { problem: 'fair-cuts', verdict: 'Wrong Answer' })
    await judgedSubmission(site, bo.id, { problem: 'fair-cuts' })

    const { body } = await see(mentor.as)
    const today = new Date().toISOString().slice(0, 10)
    expect(body.data).toMatchObject([
      { name: 'Asha', problems: 0, lastActive: today, stuck: [{ slug: 'fair-cuts', tries: 3 }] },
      { name: 'Bo', problems: 1, lastActive: today, stuck: [] },
    ])
    expect(body.data[0].stuck[0].title).not.toBe('fair-cuts')
    // The response has no email address and no time of a sign-in.
    expect(JSON.stringify(body)).not.toMatch(/asha\.hidden|lastSeen|signin/)
    expect((await see(mentor.as, batch, '?only=stuck')).body.data).toMatchObject([{ name: 'Asha' }])
    expect((await see(mentor.as, batch, '?q=bo')).body.data).toMatchObject([{ name: 'Bo' }])
    const { title } = body.data[0].stuck[0]
    expect((await file(mentor.as)).text).toBe(
      csvFile([
        ['Name', 'Problems done', 'Problems solved here', 'Stuck at', 'Last active (UTC)'],
        ['Asha', '0', '0', `${title} (3)`, today],
        ['Bo', '0', '1', '', today],
      ]),
    )

    for (const as of [asha.as, admin.as])
      expect([(await see(as)).status, (await file(as)).status]).toEqual([404, 404])
    expect((await file(mentor.as, other)).status).toBe(404)
    expect((await see(mentor.as, other)).status).toBe(404)
    await drop(mentor.id)
    expect((await see(mentor.as)).status).toBe(404)
  })

  test('CLUB-126 is named to the members of the batch alone, until the account ends', async () => {
    const mentor = await site.member({ name: 'Named Mentor' })
    await choose(mentor.id, other)
    const theirs = await site.member({ batchId: other })
    const stranger = await site.member({ batchId: batch })
    const named = async (as: string) => (await own(as)).mentors.map(({ name }: { name: string }) => name)
    expect(await named(theirs.as)).toEqual(['Named Mentor'])
    expect(await named(stranger.as)).toEqual([])
    const { body } = await site.ask('GET', '/members/me/export', { as: mentor.as })
    expect(body.data.mentored).toMatchObject([{ batch: 'CSE 2029' }])
    await site.ask('POST', `/admin/members/${mentor.id}/disable`, { as: admin.as })
    expect(await named(theirs.as)).toEqual([])
    await write(site.database, (tx, changed) => shutAccount(tx, changed, mentor.id))
    const { rows } = await site.database.pool.query('select from batch_mentors where member_id = $1', [
      mentor.id,
    ])
    expect(rows).toEqual([])
  })

  test('CLUB-125 a batch of hundreds is read page by page, each once, one statement a page', async () => {
    const large = (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name: 'Large' } })).body
      .data
    const mentor = await site.member()
    await choose(mentor.id, large._id)
    await crowd(site.database, 400)
    await site.database.pool.query(
      `update members set batch_id = $1 where id in (
        select id from members where status = 'approved' and batch_id is null limit 95)`,
      [large._id],
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: { data: { _id: string }[]; nextCursor: string | null } } = await see(
        mentor.as,
        large._id,
        cursor && `?cursor=${cursor}`,
      )
      seen.push(...body.data.map(({ _id }) => _id))
      cursor = body.nextCursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([95, 95])
    expect(await countStatements(site.database, 'completed_questions', () => see(mentor.as, large._id))).toBe(
      1,
    )
    expect((await file(mentor.as, large._id)).text.trim().split('\r\n').slice(1)).toHaveLength(95)
  })
})
