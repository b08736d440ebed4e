import { contentId, modules, questions } from '@callofcode/content/curriculum'
import { limits } from '@callofcode/contract/limits'
import { listMessages } from '@callofcode/contract/question-list/question-list'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seed } from '../../app/seed/seed.ts'
import { problemsByQuestion } from '../problem/public.ts'

let site: TestSite
let admin: string
let learner: { as: string; id: string }
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  learner = await site.member()
})
afterAll(() => site.close())

const inTopic = (slug: string) =>
  questions.filter((one) => one.topics[0] === slug).map((one) => contentId('question', one.slug))
const heap = inTopic('heap')
const trie = inTopic('trie')
const edit = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers = {},
) => site.ask(method, `/admin/curriculum${path}`, { as: admin, headers, ...(body && { body }) })
const make = async (title: string, ids: readonly string[], published = true) => {
  const { body } = await edit('POST', '/lists', { title, description: 'Ours.' })
  await edit('PATCH', `/lists/${body.data._id}`, { questions: ids, published })
  return (await edit('GET', `/lists/${body.data._id}`)).body.data
}
const shown = async (slug: string) => (await site.ask('GET', `/lists/${slug}`)).body.data
const idsIn = async (slug: string) => (await shown(slug)).questions.map(({ id }: { id: string }) => id)
const overview = async () =>
  (await site.ask('GET', '/lists')).body.data as { slug: string; title: string; questions: object }[]
const tick = (id: string | undefined) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/completed`, {
    as: learner.as,
    body: { completed: true, at: new Date().toISOString() },
  })
const ticks = async (): Promise<{ questionId: string }[]> =>
  (await site.ask('GET', '/progress/memberId/completed-questions', { as: learner.as })).body.completedQuestion
const doneIn = async (listId: string) =>
  (await site.ask('GET', '/progress/memberId/lists', { as: learner.as })).body.data.find(
    (one: { listId: string }) => one.listId === listId,
  )?.done
const run = (text: string) => site.database.pool.query(text)
/** Seeds again as if a release had changed every list. */
const release = async () => {
  await run(`update question_lists set seed = 'old' where seed is not null`)
  await run(`delete from settings where key = 'curriculum'`)
  return seed(site.database)
}

describe('lists of the club', () => {
  test('DSA-303 each says how many of its questions can be solved here', async () => {
    const here = problemsByQuestion(site.problems)
    const made = await make('Here and there', [...heap, ...trie])
    const found = (await overview()).find(({ slug }) => slug === made.slug)
    const solvable = [...heap, ...trie].filter((id) => here.has(id)).length
    expect(solvable).toBeGreaterThan(0)
    expect(found).toMatchObject({ solvable })
    await edit('DELETE', `/lists/${made._id}`)
  })

  test('CLUB-92 an admin makes a list of questions of any topics, orders it and publishes it', async () => {
    const made = await edit('POST', '/lists', { title: 'Week one!', description: 'Start here.' })
    expect([made.status, made.body.data.slug, made.body.data.published]).toEqual([201, 'week-one', false])
    const { _id, slug } = made.body.data
    expect((await site.ask('GET', `/lists/${slug}`)).status).toBe(404)
    const empty = await edit('PATCH', `/lists/${_id}`, { published: true })
    expect([empty.status, empty.body.message]).toEqual([409, listMessages.needsQuestions.text])
    const order = [trie[1], heap[0], trie[0], heap[0]]
    const saved = await edit('PATCH', `/lists/${_id}`, { questions: order, published: true })
    expect(saved.status).toBe(200)
    expect(await idsIn(slug)).toEqual([trie[1], heap[0], trie[0]])
    expect((await shown(slug)).questions[1]).toMatchObject({ topic: 'Heaps & Priority Queues' })
    expect((await overview()).at(-1)).toMatchObject({ slug, title: 'Week one!' })
    await edit('PATCH', `/lists/${_id}`, { questions: [heap[0], trie[1]], title: 'Week 1' })
    expect(await idsIn(slug)).toEqual([heap[0], trie[1]])
    const audit = await site.ask('GET', '/audit?action=list.', { as: admin })
    expect(audit.body.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['list.create', 'list.publish', 'list.update']),
    )
    expect(audit.body.data[0].thing).toEqual({ kind: 'list', name: 'Week 1', page: _id })
  })

  test('CLUB-92 what cannot be is refused: a title twice, an unknown question, a stale version, too many', async () => {
    const list = await make('Twice', [heap[0] ?? ''])
    expect((await edit('POST', '/lists', { title: 'TWICE', description: 'x' })).body.errors).toEqual({
      title: listMessages.titleTaken.text,
    })
    const change = (questions: unknown[], headers = {}) =>
      edit('PATCH', `/lists/${list._id}`, { questions }, headers)
    expect((await change([crypto.randomUUID()])).status).toBe(400)
    expect((await change([heap[1]], { 'if-match': '"1"' })).status).toBe(412)
    const many = Array.from({ length: limits.questions + 1 }, () => crypto.randomUUID())
    expect((await change(many)).body.errors.questions).toBe(listMessages.tooLong.text)
    expect((await change([])).status).toBe(409)
    const { rows } = await run(`insert into questions (id, slug, name, difficulty, link, position)
      values (gen_random_uuid(), 'own', 'Own', 'Easy', '', 1) returning id`)
    expect((await change([rows[0].id])).status).toBe(400)
    expect((await edit('GET', `/lists/${crypto.randomUUID()}`)).status).toBe(404)
    expect(await idsIn('twice')).toEqual([heap[0]])
  })

  test('CLUB-93 a tick is one tick in a list and in its topic, and a list counts for nobody’s progress', async () => {
    const { _id, slug } = await make('Ticked', [heap[2] ?? '', trie[2] ?? ''])
    await tick(heap[2])
    expect(await doneIn(_id)).toBe(1)
    const before = await ticks()
    expect(before.filter(({ questionId }) => questionId === heap[2])).toHaveLength(1)
    await edit('DELETE', `/lists/${_id}`)
    expect(await ticks()).toEqual(before)
    expect(await doneIn(_id)).toBeUndefined()
    expect((await site.ask('GET', `/lists/${slug}`)).status).toBe(404)
    // The address can be used again.
    expect((await make('Ticked', [heap[2] ?? ''])).slug).toBe(slug)
  })

  test('CLUB-94 a hidden question leaves the list and its count, keeps its place, and comes back to it', async () => {
    const ids = [trie[3] ?? '', trie[4] ?? '', heap[3] ?? '']
    const { _id, slug } = await make('Places', ids)
    for (const id of ids) await tick(id)
    await edit('PUT', '/questions/hidden', { ids: [trie[4]], hidden: true })
    expect(await idsIn(slug)).toEqual([ids[0], ids[2]])
    expect(await doneIn(_id)).toBe(2)
    const held = (await edit('GET', `/lists/${_id}`)).body.data.questions
    expect(held.map(({ hidden }: { hidden: boolean }) => hidden)).toEqual([false, true, false])
    await edit('PATCH', `/topics/${contentId('topic', 'heap')}`, { hidden: true })
    expect(await idsIn(slug)).toEqual([ids[0]])
    await edit('PATCH', `/topics/${contentId('topic', 'heap')}`, { hidden: false })
    await edit('PUT', '/questions/hidden', { ids: [trie[4]], hidden: false })
    expect(await idsIn(slug)).toEqual(ids)
    expect(await doneIn(_id)).toBe(3)
  })

  test('CLUB-95 a list is found by the search and in the map of the site, unless it is hidden or the club keeps lists to itself', async () => {
    const { _id, slug } = await make('Zebra crossing', [heap[4] ?? ''])
    const found = async (as?: string) => {
      const { body } = await site.ask('GET', '/search?q=zebra', as ? { as } : {})
      return body.data.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`)
    }
    const map = async () => (await site.app.inject('/sitemaps/screens.xml')).body
    expect(await found()).toEqual([`list ${slug}`])
    expect(await map()).toContain(`/dsa/lists/${slug}`)
    await site.ask('PATCH', '/admin/club', { as: admin, body: { membersOnly: ['lists'] } })
    expect(await found()).toEqual([])
    expect(await found(learner.as)).toEqual([`list ${slug}`])
    expect(await map()).not.toContain('/dsa/lists')
    expect((await site.ask('GET', `/lists/${slug}`)).status).toBe(401)
    await site.ask('PATCH', '/admin/club', { as: admin, body: { membersOnly: [] } })
    await edit('PATCH', `/lists/${_id}`, { published: false })
    expect(await found(learner.as)).toEqual([])
    expect(await map()).not.toContain(`/dsa/lists/${slug}`)
  })
})

describe('lists that are shipped', () => {
  const carried = modules.find(({ slug }) => slug === 'blind-75')
  const blind = async () =>
    (await edit('GET', '/lists')).body.data.find(({ slug }: { slug: string }) => slug === 'blind-75')

  test('CLUB-96 the well-known lists are there, with their questions in order', async () => {
    expect((await shown('blind-75')).title).toBe(carried?.title)
    expect(await idsIn('blind-75')).toEqual(carried?.questions.map((one) => contentId('question', one)))
    expect((await overview()).map(({ slug }) => slug).slice(0, 2)).toEqual(['blind-75', 'neetcode-150'])
  })

  test('CLUB-96 a release writes what the club did not change, and brings back nothing that it deleted', async () => {
    const { _id } = await blind()
    await edit('PATCH', `/lists/${_id}`, { title: 'Our 75', questions: [heap[0]] })
    await run(`update question_lists set description = 'Old words' where slug in ('blind-75', 'grind-75')`)
    const gone = (await edit('GET', '/lists')).body.data.find(
      ({ slug }: { slug: string }) => slug === 'leetcode-75',
    )
    await edit('DELETE', `/lists/${gone._id}`)
    await release()
    expect(await shown('blind-75')).toMatchObject({ title: 'Our 75', description: carried?.description })
    expect(await idsIn('blind-75')).toEqual([heap[0]])
    expect((await shown('grind-75')).description).not.toBe('Old words')
    expect((await overview()).map(({ slug }) => slug)).not.toContain('leetcode-75')
    await edit('PATCH', `/lists/${_id}`, { published: false })
    await release()
    expect((await blind()).published).toBe(false)
    await run(`insert into question_lists (id, slug, title, description, position, seed, published_at)
      values (gen_random_uuid(), 'gone-list', 'Gone', 'Once shipped.', 99, 'old', now())`)
    await release()
    expect((await overview()).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['gone-list']))
    const { rows } = await run(`select seed from question_lists where slug = 'gone-list'`)
    expect(rows).toEqual([{ seed: null }])
  })
})

test('CLUB-97 a list of 500 questions is read by one statement, and saved in as many as one of two', async () => {
  const ids = questions.slice(0, limits.questions).map((one) => contentId('question', one.slug))
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const counted = async (work: () => Promise<unknown>) => {
    // The search index is updated after the response.
    await site.problemNames.settled()
    sent.mockClear()
    await work()
    await site.problemNames.settled()
    return sent.mock.calls
      .map(([one]) => (one as unknown as { text?: string }).text ?? String(one))
      .filter((text) => /question/.test(text)).length
  }
  const { _id } = await make('Counted', ids.slice(0, 2))
  const few = await counted(() => edit('PATCH', `/lists/${_id}`, { questions: ids.slice(1, 3) }))
  const many = await counted(() => edit('PATCH', `/lists/${_id}`, { questions: ids }))
  expect(many).toBe(few)
  expect(many).toBeLessThan(15)
  expect(await counted(() => site.ask('GET', '/lists/counted'))).toBe(1)
  expect(await counted(() => site.ask('GET', '/lists'))).toBe(1)
  sent.mockRestore()
})
