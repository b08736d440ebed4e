import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { companyQuestions } from './company-questions.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await site.database.pool.query(text, values)).rows

async function experience(company: string, asked: (string | null)[], status = 'accepted') {
  const [made] = await rows<{ id: string }>(
    `insert into experiences (company, role, verdict, content, status) values ($1, 'SDE', 'Selected', 'x', $2) returning id`,
    [company, status],
  )
  const [round] = await rows<{ id: string }>(
    `insert into experience_rounds (experience_id, position, kind) values ($1, 0, 'technical') returning id`,
    [made?.id],
  )
  for (const [position, question] of asked.entries())
    await rows(
      'insert into round_questions (round_id, question_id, text, position) values ($1, $2, $3, $4)',
      [round?.id, question, 'as told', position],
    )
}

test('LEARN-143 the questions of a company are counted by experience, whatever its spelling, most often asked first', async () => {
  const asked = await rows<{ id: string }>(
    'select id from questions where retired_at is null order by name limit 3',
  )
  const [one = '', two = '', other = ''] = asked.map(({ id }) => id)
  const [company] = await rows<{ id: string }>(
    `insert into companies (slug, name) values ('acme-graph', 'Acme Graph') returning id`,
  )
  await rows(
    `insert into company_spellings (company_id, spelling) values ($1, 'acme graph'), ($1, 'acme graph inc.')`,
    [company?.id],
  )
  await experience('Acme  Graph', [one, two, two, null])
  await experience('ACME Graph Inc.', [two])
  await experience('Acme Graph', [one, one], 'submitted')
  await experience('Another', [other])

  expect(await companyQuestions(site.database.sql, 'acme-graph')).toEqual([
    { questionId: two, times: 2 },
    { questionId: one, times: 1 },
  ])
  expect(await companyQuestions(site.database.sql, 'nobody')).toEqual([])
})
