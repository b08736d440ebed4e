import type { Found } from '@callofcode/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Zoya Admin' })).as
})
afterAll(() => site.close())

const search = async (q: string, as?: string): Promise<Found[]> => {
  const { status, body } = await site.ask('GET', `/search?${new URLSearchParams({ q })}`, as ? { as } : {})
  expect([q, status]).toEqual([q, 200])
  return body.data
}
const send = async (path: string, body: object, as = admin) => {
  const answer = await site.ask('POST', path, { as, body })
  expect(answer.status).toBe(201)
  return answer.body.data._id as string
}
const blog = (title: string, content = 'C') => send('/admin/createBlog', { title, author: 'A', content })
const thread = (title: string, content: string) =>
  send('/forum/threads', { title, category: 'General', content })
const labels = (found: readonly Found[], kind: string) =>
  found.filter((one) => one.kind === kind).map(({ label }) => label)
/** Returns the marked words of a label or a snippet. */
const marked = ({ text, marks }: { text: string; marks: Found['marks'] }) =>
  marks.map(([from, to]) => text.slice(from, to))

test('SRCH-01 one statement finds every kind of item, by its name and by its second line', async () => {
  const word = 'Zymurgy'
  const written = {
    blog: await blog(`On ${word}`),
    module: await send('/admin/createModule', { title: word, description: 'D', questions: [] }),
    experience: await send('/admin/createInterviewExp', {
      company: word,
      role: 'SDE',
      verdict: 'Selected',
      content: 'C',
      candidate: 'Kavya',
    }),
    thread: await thread('Asked', `All about ${word}`),
    event: await send('/events', {
      title: `${word} evening`,
      description: 'D',
      location: 'Hall',
      link: '',
      timeZone: 'UTC',
      startsAt: '2030-01-01T10:00:00.000Z',
      endsAt: '2030-01-01T12:00:00.000Z',
      capacity: null,
    }),
  }
  let found: Found[] = []
  const statements = await countStatements(site.database, '', async () => {
    found = await search('  zYMURGY ')
  })
  expect(statements).toBe(1)
  expect(Object.fromEntries(found.map(({ kind, id }) => [kind, id]))).toEqual(written)
  expect(labels(await search('kavya sde'), 'experience')).toEqual([`${word}, SDE`])
})

test('SRCH-01 topics, questions and problems are found; a question says its topic', async () => {
  const found = await search('two')
  const questions = found.filter(({ kind }) => kind === 'question')
  expect(questions).toHaveLength(6)
  expect(questions[0]?.label).toMatch(/^two/i)
  for (const { id, topicId } of questions) {
    const { body } = await site.ask('GET', `/topics/${topicId}/questions`)
    expect(body.questions.map((one: { id: string }) => one.id)).toContain(id)
  }
  expect(labels(found, 'topic')).toContain('Two Pointers')
  const [problem] = (await search('fair cuts')).filter(({ kind }) => kind === 'problem')
  expect(problem).toMatchObject({ id: 'fair-cuts', label: 'Fair Cuts', hint: 'Easy' })
})

test('SRCH-405 a problem is found by the name of the question that it is, by its number on LeetCode, and misspelt', async () => {
  const problems = async (q: string) => (await search(q)).filter(({ kind }) => kind === 'problem')
  expect((await problems('two sum'))[0]).toMatchObject({
    id: 'sandbags-and-balloons',
    label: 'Two Sum',
    hint: 'Sandbags and Balloons, LeetCode 1',
  })
  expect((await problems('leetcode 1'))[0]).toMatchObject({
    id: 'sandbags-and-balloons',
    label: 'LeetCode 1',
  })
  for (const q of ['stock', '121', 'leetcode 121', 'saffon', 'saffron'])
    expect([q, (await problems(q)).map(({ id }) => id)]).toEqual([
      q,
      expect.arrayContaining(['saffron-trade']),
    ])
  expect((await problems('longst substrng repeting')).map(({ label }) => label)).toContain(
    'Longest Substring Without Repeating Characters',
  )
  // A match of the title and of other names is one result.
  const ids = (await problems('sand')).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('LEARN-34 a difficulty or topic that is held back finds no problem and no question, and their own words do', async () => {
  const { as } = await site.member({ hidesDifficulty: true })
  /** Returns problems and questions that do not have the word themselves. */
  const bySecondLine = async (q: string, by?: string) => {
    const ids = (await search(q, by)).filter(({ kind }) => /problem|question/.test(kind)).map(({ id }) => id)
    const { rows } = await site.database.pool.query(
      `select item from search_documents where item = any ($1) and kind in ('problem', 'question')
       group by item having bool_and(title !~* $2 and search_words(body) !~* ('\\m' || $2))`,
      [ids, q.slice(0, q.length > 6 ? 4 : 3)],
    )
    return rows
  }
  for (const q of ['easy', 'medium', 'hard', 'graph traversal']) {
    expect(await bySecondLine(q)).not.toEqual([])
    expect(await bySecondLine(q, as)).toEqual([])
  }
  expect(labels(await search('two sum', as), 'question')).toContain('Two Sum')
  expect(labels(await search('fair cuts', as), 'problem')).toContain('Fair Cuts')
  expect(labels(await search('graph traversal', as), 'topic')).not.toEqual([])
})

test('SRCH-02 the exact title comes first, then titles that begin so, words in titles, words in texts', async () => {
  await blog('Nothing of it', 'A text about quokkas.')
  await blog('Why a quokka smiles')
  await blog('Quokka stories')
  await blog('Quokka')
  await blog('Antiquokkaism')
  expect(labels(await search('quokka'), 'blog')).toEqual([
    'Quokka',
    'Quokka stories',
    'Why a quokka smiles',
    'Antiquokkaism',
    'Nothing of it',
  ])
})

test('SRCH-02 at most six of each kind, and the kind with the best result comes first', async () => {
  for (let at = 0; at < 8; at++) await blog(`Wombat ${at}`)
  await thread('Wombat', 'Which one?')
  const found = await search('wombat')
  expect(labels(found, 'blog')).toHaveLength(6)
  expect(found[0]).toMatchObject({ kind: 'thread', label: 'Wombat', hint: 'General' })
})

test('SRCH-03 accents and capital letters make no difference', async () => {
  await blog('José explains Šuffix Trées')
  for (const q of ['jose', 'JOSÉ', 'suffix trees', 'Jose\u0301'])
    expect(labels(await search(q), 'blog')).toEqual(['José explains Šuffix Trées'])
  const [found] = await search('jose')
  expect(marked({ text: found?.label ?? '', marks: found?.marks ?? [] })).toEqual(['José'])
})

test('SRCH-03 a word is found with another spelling, as long as nothing fits better', async () => {
  await blog('Dijkstra and his algorithm')
  for (const q of ['dijksrta', 'dijstra', 'dikjstra algoritm']) {
    const [found] = (await search(q)).filter(({ kind }) => kind === 'blog')
    expect([q, found?.label]).toEqual([q, 'Dijkstra and his algorithm'])
    expect(marked({ text: found?.label ?? '', marks: found?.marks ?? [] })).toContain('Dijkstra')
  }
  expect(labels(await search('binray serach'), 'topic')).toContain('Binary Search')
})

test('SRCH-03 of titles alike the one comes first that has the words and no others', async () => {
  expect(labels(await search('bynary serch'), 'question')[0]).toBe('Binary Search')
  expect(labels(await search('bynary serch'), 'topic')[0]).toBe('Binary Search')
  expect(labels(await search('too sum'), 'question')[0]).toBe('Two Sum')
  expect(labels(await search('too sum'), 'problem')[0]).toBe('Two Sum')
})

test('SRCH-04 a text that has the words is shown around them, as plain words with marks', async () => {
  const id = await thread(
    'Where to begin',
    `${'Nothing here. '.repeat(60)}**Numbats** <b>eat</b> [termites](https://x.y).`,
  )
  const [found] = await search('numbat')
  expect(found).toMatchObject({ kind: 'thread', id, label: 'Where to begin', marks: [] })
  expect(found?.snippet?.text).toMatch(/^… .*Numbats <b>eat<\/b> termites\.$/)
  expect(found?.snippet && marked(found.snippet)).toEqual(['Numbats'])
})

test('SRCH-04 a reply leads to its thread, which is listed once', async () => {
  const id = await thread('Bandicoots', 'Who knows bilbies?')
  for (const content of ['I know bilbies.', 'Bilbies? No.'])
    await send(`/forum/threads/${id}/replies`, { content })
  const found = await search('bilbies')
  expect(found.map((one) => [one.kind, one.id, one.label, one.hint])).toEqual([
    ['thread', id, 'Bandicoots', 'General'],
  ])
})

test('SRCH-403 C++, C# and F# are words of their own in titles and texts, cpp is C++, and C finds them all', async () => {
  await blog('Arrays of Azathoth in C++')
  await blog('Arrays of Azathoth in C#')
  await blog('Arrays of Azathoth in C')
  await blog('Arrays of Azathoth', '# F#\n\nWe write F# and _C++17_ here, ```C#``` never.')
  const ends = async (q: string) =>
    labels(await search(`azathoth ${q}`), 'blog').map((label) =>
      label.replace('Arrays of Azathoth', '').trim(),
    )
  expect(new Set(await ends('C++'))).toEqual(new Set(['in C++', '']))
  expect(new Set(await ends('cpp'))).toEqual(new Set(['in C++', '']))
  expect(new Set(await ends('c#'))).toEqual(new Set(['in C#', '']))
  expect(await ends('F#')).toEqual([''])
  expect(await ends('C')).toEqual(expect.arrayContaining(['in C', 'in C++', 'in C#']))
  const [cpp] = (await search('azathoth in c++')).filter(({ kind }) => kind === 'blog')
  expect(marked({ text: cpp?.label ?? '', marks: cpp?.marks ?? [] })).toContain('C++')
})

test('SRCH-403 a snippet shows the sign that was found, far down in a text of many', async () => {
  await blog('Yog Sothoth', `${'C++ and C# are languages. '.repeat(80)} And then came Umr in C++ at last.`)
  const [found] = (await search('umr c++')).filter(({ kind }) => kind === 'blog')
  expect(found?.snippet && marked(found.snippet)).toContain('C++')
})
