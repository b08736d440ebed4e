import { contentId, modules, questions, topics } from '@callofcode/content/curriculum'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seed } from './seed.ts'

const sites: TestSite[] = []
let site: TestSite
beforeEach(async () => {
  site = await testSite()
  sites.push(site)
})
afterAll(() => Promise.all(sites.map((one) => one.close())))

const run = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const value = async (text: string, values: unknown[] = []) =>
  Object.values((await run(text, values)).rows[0] ?? {})[0]
/** Simulates a release with other content. The stored checksum is missing, so the site seeds again. */
const forgetChecksum = () => run(`delete from settings where key = 'curriculum'`)
const snapshot = async () => {
  const rows = await Promise.all([
    run('select id, title, description, difficulty, position, seed from topics order by id'),
    run('select id, name, difficulty, link, position, seed, retired_at from questions order by id'),
    run('select * from topic_questions order by topic_id, question_id'),
    run(
      'select id, title, description, level, created_by, position, seed, removed_at from modules order by id',
    ),
    run('select * from module_questions order by module_id, position'),
  ])
  return rows.map((result) => result.rows)
}
const firstQuestion = contentId('question', questions[0]?.slug ?? '')
const firstModule = contentId('module', modules[0]?.slug ?? '')

describe('seed', () => {
  test('API-67 API-68 API-18 a fresh site has all that is shipped, under ids that are the same everywhere', async () => {
    expect(await value('select count(*)::int from topics')).toBe(topics.length)
    expect(await value('select count(*)::int from questions')).toBe(questions.length)
    expect(await value('select count(*)::int from topic_questions')).toBe(
      questions.flatMap((one) => one.topics).length,
    )
    expect(await value('select count(*)::int from module_questions where question_id is not null')).toBe(
      modules.flatMap((one) => one.questions).length,
    )
    expect(await value('select name from questions where id = $1', [firstQuestion])).toBe(questions[0]?.name)
    expect(await value('select count(*)::int from blogs')).toBe(0)
  })

  test('a second start writes nothing, with and without the checksum of the whole', async () => {
    const before = await snapshot()
    expect(await seed(site.database)).toEqual({ written: 0 })
    await forgetChecksum()
    expect(await seed(site.database)).toEqual({ written: 0 })
    expect(await snapshot()).toEqual(before)
  })

  test('what shipped content changed is written, and only that; ids and progress stay', async () => {
    const before = await snapshot()
    const { id } = await site.member()
    await run('insert into completed_questions values ($1, $2)', [id, firstQuestion])
    await run(`update questions set name = 'Old', link = 'https://old', seed = 'old' where id = $1`, [
      firstQuestion,
    ])
    await run('delete from topic_questions where question_id = $1', [firstQuestion])
    await run(`update topics set title = 'Old', seed = 'old' where id = $1`, [contentId('topic', 'arrays')])
    await run(`update modules set title = 'Old', seed = 'old' where id = $1`, [firstModule])
    await run('delete from module_questions where module_id = $1 and position > 3', [firstModule])
    await forgetChecksum()
    expect(await seed(site.database)).toEqual({ written: 3 })
    expect(await snapshot()).toEqual(before)
    expect(await value('select count(*)::int from completed_questions where member_id = $1', [id])).toBe(1)
  })

  test('rows that people edited are never overwritten', async () => {
    await run(`update questions set name = 'Ours', seed = null where id = $1`, [firstQuestion])
    await run(`update topics set title = 'Ours', seed = null where id = $1`, [contentId('topic', 'arrays')])
    await run(`update modules set title = 'Ours', seed = null where id = $1`, [firstModule])
    await run('delete from module_questions where module_id = $1', [firstModule])
    await forgetChecksum()
    const before = await snapshot()
    expect(await seed(site.database)).toEqual({ written: 0 })
    expect(await snapshot()).toEqual(before)
  })

  test('items that an admin edited, deleted or restored are neither overwritten nor brought back', async () => {
    const { as } = await site.member({ role: 'admin' })
    const [edited, deleted, restored] = modules.slice(0, 3).map(({ slug }) => contentId('module', slug))
    await site.ask('PATCH', `/admin/modules/${edited}`, { as, body: { title: 'Ours', questions: [] } })
    for (const id of [deleted, restored]) await site.ask('DELETE', `/admin/modules/${id}`, { as })
    await site.ask('POST', `/admin/modules/${restored}/restore`, { as })
    // The old checksum makes all shipped content differ from the written rows.
    await run(`update modules set seed = 'old' where seed is not null`)
    await run(`update modules set title = 'Kept' where id = $1`, [restored])
    await forgetChecksum()
    expect(await seed(site.database)).toEqual({ written: modules.length - 3 })
    const shown = (await site.ask('GET', '/getModules')).body.data as { _id: string; title: string }[]
    const titleOf = (id: string | undefined) => shown.find(({ _id }) => _id === id)?.title
    expect([titleOf(edited), titleOf(deleted), titleOf(restored)]).toEqual(['Ours', undefined, 'Kept'])
    expect(await value('select count(*)::int from module_questions where module_id = $1', [edited])).toBe(0)
  })

  test('safety D3 an edit that began before the shipped module was updated is refused', async () => {
    const { as } = await site.member({ role: 'admin' })
    await run(`update modules set seed = 'old' where id = $1`, [firstModule])
    await forgetChecksum()
    await seed(site.database)
    const given = { as, body: { title: 'Late' }, headers: { 'if-match': '"v1"' } }
    expect((await site.ask('PATCH', `/admin/modules/${firstModule}`, given)).status).toBe(412)
    const { body } = await site.ask('GET', `/admin/modules/${firstModule}/versions`, { as })
    expect(body.data.versions.map(({ number }: { number: number }) => number)).toEqual([2])
  })

  test('a removed module stays removed', async () => {
    await run(`update modules set removed_at = now(), seed = 'old' where id = $1`, [firstModule])
    await forgetChecksum()
    await seed(site.database)
    expect(await value('select removed_at from modules where id = $1', [firstModule])).not.toBeNull()
  })

  test('a question that is no longer shipped is retired, keeps its progress, and leaves the lists', async () => {
    const { id: memberId, as } = await site.member()
    const gone = '11111111-1111-4111-8111-111111111111'
    await run(
      `insert into questions (id, slug, name, difficulty, link, position, seed)
       values ($1, 'gone', 'Gone', 'Easy', 'https://x.org/', 1, 'old')`,
      [gone],
    )
    const topic = contentId('topic', 'arrays')
    await run('insert into topic_questions values ($1, $2, true)', [topic, gone])
    await run('insert into completed_questions values ($1, $2)', [memberId, gone])
    await forgetChecksum()
    expect(await seed(site.database)).toEqual({ written: 1 })
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    expect(body.questions.map((question: { id: string }) => question.id)).not.toContain(gone)
    const { body: mine } = await site.ask('GET', '/progress/memberId/completed-questions', { as })
    expect(mine.completedQuestion).toMatchObject([{ questionId: gone, topicIds: [] }])
  })

  test('a retired question that is shipped again comes back', async () => {
    await run('update questions set retired_at = now() where id = $1', [firstQuestion])
    await forgetChecksum()
    expect(await seed(site.database)).toEqual({ written: 1 })
    expect(await value('select retired_at from questions where id = $1', [firstQuestion])).toBeNull()
  })

  test('ready-made answers are dropped when something was written', async () => {
    await site.ask('GET', '/topics/')
    await run(`update topics set title = 'Old', seed = 'old'`)
    await forgetChecksum()
    await seed(site.database)
    const { body } = await site.ask('GET', '/topics/')
    expect(body.topics[0].title).toBe(topics.toSorted((a, b) => a.order - b.order)[0]?.title)
  })

  test('safety M3 processes that start together write once', async () => {
    await run('truncate topics, questions, modules, settings cascade')
    const written = await Promise.all([1, 2, 3].map(() => seed(site.database)))
    const all = topics.length + questions.length + modules.length
    expect(written.map((one) => one.written).toSorted((a, b) => a - b)).toEqual([0, 0, all])
  })

  test('a fresh site is seeded in a few statements, however many rows they write', async () => {
    await run('truncate topics, questions, modules, settings cascade')
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    try {
      const { written } = await seed(site.database)
      expect(written).toBeGreaterThan(500)
      // The site's other connections go on with their own work meanwhile.
      const byConnection = new Map<unknown, number>()
      for (const one of sent.mock.contexts) byConnection.set(one, (byConnection.get(one) ?? 0) + 1)
      expect(Math.max(...byConnection.values())).toBeLessThan(150)
    } finally {
      sent.mockRestore()
    }
  })
})
