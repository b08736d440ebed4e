import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { announcementJobs } from './announcement-job.ts'
import { ANNOUNCEMENT_JOB } from './tell-store.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  await site.mailer.stop()
  admin = (await site.member({ role: 'admin' })).as
  await crowd(site.database, 20_000)
})
afterAll(() => site.close())

/** Returns the next job of the announcement, as its worker would take it. */
async function nextJob() {
  const { rows } = await site.database.pool.query(`
    delete from graphile_worker._private_jobs where id = (
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = '${ANNOUNCEMENT_JOB}' order by j.id limit 1) returning payload`)
  return rows[0]?.payload
}

test('CLUB-139 each 500 of 20,000 members are told by the same few statements, and each member once', {
  tags: 'long',
}, async () => {
  const body = { title: 'Hall moved', content: 'Room 2.', mail: true }
  const { body: made } = await site.ask('POST', '/admin/announcements', { as: admin, body })
  const run = announcementJobs({ ...site, happened: () => site.happened })
  const perPage: number[] = []
  for (let job = await nextJob(); job; job = await nextJob()) {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await run[ANNOUNCEMENT_JOB]?.(job, site.mailer)
    // On a busy machine a connection may be reopened in between, with its own statements.
    const texts = sent.mock.calls.map(
      ([query]) => (query as unknown as { text?: string }).text ?? String(query),
    )
    perPage.push(texts.filter((text) => /announcement|bulk|audit/.test(text)).length)
    sent.mockRestore()
  }
  expect(perPage.length).toBeGreaterThan(30)
  expect(Math.max(...perPage)).toBeLessThan(12)
  // The first job publishes, and the last one plans no successor.
  expect(new Set(perPage.slice(1, -1)).size).toBe(1)
  const { rows } = await site.database.pool.query(
    `select count(*)::int as told, count(distinct n.member_id)::int as once,
       (select count(*)::int from announcement_mails) as mails,
       (select count(*)::int from members where status = 'approved') as members
     from notifications n where subject_id = $1`,
    [made.data._id],
  )
  const { told, once, mails, members } = rows[0]
  expect([told, once, mails]).toEqual([members, members, members])
})

test('CLUB-139 what 20,000 members were told is withdrawn', { tags: 'long' }, async () => {
  const { body } = await site.ask('GET', '/admin/announcements', { as: admin })
  const path = `/admin/announcements/${body.data[0]._id}/withdraw`
  await site.database.pool.query('vacuum analyze notifications, announcement_mails')
  expect((await site.ask('POST', path, { as: admin, body: {} })).status).toBe(200)
  const { rows } = await site.database.pool.query('select count(*)::int as left from notifications')
  expect(rows[0].left).toBe(0)
})
