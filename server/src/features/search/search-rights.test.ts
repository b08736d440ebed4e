import type { Found } from '@callofcode/contract/search/search'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { ProblemLibrary } from '../problem/problem-library.ts'
import { shippedProblems } from '../problem/problem-modules.ts'
import { indexProblems } from './problem-documents.ts'

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
const titles = async (q: string) => (await search(q)).map(({ label }) => label)
const act = async (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
  as = admin,
) => {
  const answer = await site.ask(method, path, { as, body })
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body.data?._id as string
}

test('SRCH-05 a change is found by the next search, and what was deleted is not', async () => {
  const id = await act('POST', '/admin/createBlog', { title: 'Axolotl', author: 'A', content: 'Gills' })
  expect(await titles('axolotl')).toEqual(['Axolotl'])
  await act('PATCH', `/admin/blogs/${id}`, { title: 'Olm', author: 'A', content: 'Proteus' })
  expect([await titles('axolotl'), await titles('olm'), await titles('proteus')]).toEqual([
    [],
    ['Olm'],
    ['Olm'],
  ])
  await act('DELETE', `/admin/blogs/${id}`)
  expect(await titles('olm')).toEqual([])
})

test('SRCH-05 SRCH-405 a problem is found by the new name of its question, and by the old one no more', async () => {
  const { body } = await site.ask('GET', '/admin/curriculum/questions?q=two+sum', { as: admin })
  const question = body.data.find(({ questionName }: { questionName: string }) => questionName === 'Two Sum')
  const { questionName, difficulty, link } = question
  const rename = (name: string) =>
    site.ask('PATCH', `/admin/curriculum/questions/${question._id}`, {
      as: admin,
      body: { questionName: name },
      headers: { 'if-match': `"v${question.version}"` },
    })
  expect([questionName, difficulty, link.length > 0]).toEqual(['Two Sum', 'Easy', true])
  expect((await rename('Axolotl Pair')).body).toMatchObject({ message: 'Problem saved' })
  const problems = async (q: string) =>
    (await search(q)).filter(({ kind }) => kind === 'problem').map(({ label }) => label)
  await vi.waitFor(async () => expect(await problems('axolotl pair')).toEqual(['Axolotl Pair']))
  expect(await problems('two sum')).not.toContain('Two Sum')
})

test('SRCH-05 a deleted thread takes its replies with it, and a deleted reply goes alone', async () => {
  const thread = await act('POST', '/forum/threads', { title: 'Caimans', category: 'General', content: 'C' })
  const replies = `/forum/threads/${thread}/replies`
  await act('POST', replies, { content: 'About gharials.' })
  const reply = await act('POST', replies, { content: 'About muggers.' })
  expect([await titles('gharials'), await titles('muggers')]).toEqual([['Caimans'], ['Caimans']])
  await act('DELETE', `/forum/replies/${reply}`)
  expect([await titles('gharials'), await titles('muggers')]).toEqual([['Caimans'], []])
  await act('DELETE', `/forum/threads/${thread}`)
  expect([await titles('gharials'), await titles('caimans')]).toEqual([[], []])
})

test('SRCH-05 what is submitted, refused or a draft is not found', async () => {
  const sent = { company: 'Quixotry', role: 'SDE', verdict: 'Selected', content: 'C', anonymous: true }
  await act('POST', '/experiences', sent)
  await act('PUT', '/drafts/blog', { content: { title: 'Quixotry', content: 'C' } }).catch(() => undefined)
  expect(await titles('quixotry')).toEqual([])
  await site.database.pool.query("update experiences set status = 'accepted' where company = 'Quixotry'")
  expect(await titles('quixotry')).toEqual(['Quixotry, SDE'])
  await site.database.pool.query("update experiences set status = 'refused' where company = 'Quixotry'")
  expect(await titles('quixotry')).toEqual([])
})

test('SRCH-06 members find approved people by name, with their year and nothing else; visitors find nobody', async () => {
  const someone = {
    name: 'Ptolemaia Okapi',
    email: 'okapi@college.edu',
    bio: 'Secretbio',
    phone: '5550199',
    passoutYear: new Date('2027-01-02'),
    showsYear: 'members' as const,
  }
  const { id, as, handle } = await site.member(someone)
  await site.member({ name: 'Okapi Hidden', showsPage: 'nobody' })
  await site.member({ name: 'Okapi Pending', status: 'pending' })
  await site.member({ name: 'Okapi Disabled', status: 'disabled' })
  const found = await search('okapi', as)
  expect(found).toEqual([
    {
      kind: 'person',
      id: handle,
      label: 'Ptolemaia Okapi',
      hint: '2027',
      marks: [[10, 15]],
      topicId: null,
      snippet: null,
    },
  ])
  expect(await search('okapi')).toEqual([])
  expect(await search('ptolemaja okapi')).toEqual([])
  for (const secret of ['secretbio', '5550199', 'okapi@college.edu', handle])
    expect((await search(secret, as)).filter(({ hint }) => hint !== '2027')).toEqual([])
  await site.database.pool.query("update members set status = 'disabled' where id = $1", [id])
  expect(await search('okapi', admin)).toEqual([])
})

test('SRCH-07 neither hints and editorials of problems nor spoilers are found or shown', async () => {
  const problems = new ProblemLibrary(shippedProblems)
  const problem = await problems.get('fair-cuts')
  const ofProblem = async (q: string) => (await search(q)).filter(({ id }) => id === 'fair-cuts')
  expect(await ofProblem('fair cuts')).toHaveLength(1)
  for (const hidden of [...(problem?.hints ?? []), ...(problem?.editorial.match(/[^.\n]{60,}\./g) ?? [])])
    expect(await ofProblem(hidden.slice(0, 150))).toEqual([])
  const content =
    'Seen ||hiddenone|| and ||hiddentwo||.\n\n:::spoiler Way\nhiddenthree\n:::\nSeen too: waterbuck.'
  await act('POST', '/forum/threads', { title: 'Antelopes', category: 'General', content })
  for (const hidden of ['hiddenone', 'hiddentwo', 'hiddenthree']) expect(await search(hidden)).toEqual([])
  const [found] = await search('waterbuck')
  expect(found?.label).toBe('Antelopes')
  expect(found?.snippet?.text).not.toContain('hidden')
})

test('SRCH-07 a spoiler that is left open or holds another hides the rest of its text', async () => {
  const hides = async (text: string) =>
    (await site.database.pool.query('select search_body($1) as body', [text])).rows[0].body
  expect(await hides('a\n:::spoiler\nopen secret')).toBe('a …')
  expect(await hides('a\n::::spoiler\n:::spoiler\nsecret\n:::\nsecret')).toBe('a …')
  expect(await hides('a\n> - :::spoiler\nsecret\n> :::\nb')).toBe('a … b')
  expect(await hides('a || b ||secret|| c\n\nif (x || y)')).toBe('a … c if (x y)')
})

test('SRCH-05 problems that are gone from the files are gone from the search', async () => {
  expect(await titles('fair cuts')).toContain('Fair Cuts')
  await indexProblems(site.database, new ProblemLibrary(undefined))
  expect(await titles('fair cuts')).not.toContain('Fair Cuts')
})

test('safety I6 whatever is typed is answered with results or none, and never with a failure', async () => {
  await act('POST', '/admin/createBlog', { title: '100% done_ 🎉 C++ हिन्दी', author: 'A', content: 'C' })
  expect(await titles('100% done_')).toEqual(['100% done_ 🎉 C++ हिन्दी'])
  expect(await titles('हिन्दी')).toEqual(['100% done_ 🎉 C++ हिन्दी'])
  expect(await titles('1%0 d_ne')).toEqual([])
  const odd = [
    "'",
    '"',
    '\\',
    '%',
    '_',
    '%%%',
    ':*',
    "a':*",
    '!',
    '&',
    '|',
    '<->',
    '(',
    ')(',
    "'; drop table blogs; --",
    'the',
    'the of and',
    'a',
    'é',
    '½',
    '㎏ ’',
    '🎉',
    '🎉🎉🎉',
    '\u0301',
    '\u202e',
    'ß',
    'İ',
    '¿¡',
    '--',
    '$1',
    '{}',
    'a '.repeat(100),
    'x'.repeat(200),
    '🎉'.repeat(200),
    '%'.repeat(200),
    "'".repeat(200),
    '((('.repeat(60),
    'foo & bar:*',
    'c++',
    '.net',
    'node.js',
    'a/b',
    'x@y.z',
    'https://x.y/z?q',
    '-1',
    '1e9',
    '\t\n',
    'NULL',
  ].filter((q) => q.trim() !== '')
  for (const q of odd) await search(q, admin)
})

test('safety I7 nothing, too much, NUL and unknown keys are refused', async () => {
  const bad = ['', '?q=', '?q=%20', `?q=${'a'.repeat(201)}`, '?q=a%00b', '?q=a&q=b', '?q=two&sort=name']
  for (const query of bad)
    expect([query, (await site.ask('GET', `/search${query}`)).status]).toEqual([query, 400])
})
