import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seedDemo } from './demo-seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await seedDemo(site.database, () => undefined, 'large')
}, 120_000)
afterAll(() => site.close())

const numbers = async (sql: string) => (await site.database.pool.query(sql)).rows[0]

test('CLUB-300 the large demo is a club of 800 members and 60 events in three years, with signups that wait', async () => {
  expect(
    await numbers(`select count(*) filter (where status = 'approved')::int as members,
      count(*) filter (where status = 'pending')::int as waiting from members`),
  ).toEqual({ members: expect.closeTo(800, -2), waiting: 217 })
  const events = await numbers(`select count(*)::int as count, max(going)::int as fullest,
      (extract(epoch from max(starts_at) - min(starts_at)) / 86400 / 365)::int as years,
      count(*) filter (where starts_at > now())::int as coming from events`)
  expect(events.count).toBeGreaterThanOrEqual(60)
  expect(events.fullest).toBeGreaterThan(80)
  expect(events.coming).toBeGreaterThanOrEqual(5)
  expect(events.years).toBe(2)
  // All activity is dated between the member's arrival and today.
  expect(
    await numbers(`select count(*)::int as odd from completed_questions c join members m on m.id = c.member_id
      where c.completed_at < m.created_at - interval '1 day' or c.completed_at > now()`),
  ).toEqual({ odd: 0 })
})

test('CLUB-300 in the demo something waits for each who must act', async () => {
  expect(
    await numbers(`select
      (select count(*)::int from member_blogs where state = 'submitted') as blogs,
      (select count(*)::int from experiences where status = 'submitted') as experiences,
      (select count(*)::int from forum_flags where resolved_at is null) as flags,
      (select count(*)::int from polls where ends_at > now()) as polls,
      (select count(*)::int from blog_series_parts) as parts,
      (select sum(count)::int from blog_reaction_counts) as reactions`),
  ).toEqual({ blogs: 1, experiences: 2, flags: 2, polls: 1, parts: 2, reactions: expect.any(Number) })
})

test('CLUB-300 each batch of the large demo has mentors, with questions that they answered and some that wait', async () => {
  expect(
    await numbers(`select (select count(*)::int from batches) as batches,
      (select count(distinct batch_id)::int from batch_mentors) as mentored,
      (select count(*)::int from batch_mentors) as mentors,
      (select count(*)::int from help_questions) as asked,
      (select count(*)::int from help_questions where state = 'answered') as answered,
      (select count(*)::int from help_comments c join help_questions q on q.id = c.help_question_id
        where c.member_id <> q.member_id and c.created_at > q.created_at and c.created_at < now()) as comments,
      (select count(*)::int from help_questions where thanked_at is not null) as thanked`),
  ).toEqual({ batches: 3, mentored: 3, mentors: 6, asked: 9, answered: 6, comments: 6, thanked: 3 })
})
