// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { later } from '../../../testing/network.ts'
import {
  all,
  enter,
  field,
  nameOf,
  one,
  press,
  said,
  title,
  until,
  wordsOf,
} from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const idOf = (at: number) => `0197f9a0-0000-7000-8000-${String(at).padStart(12, '0')}`
const topicOf = (at: number, name: string, description: string) => ({
  id: idOf(at),
  slug: `topic-${at}`,
  title: name,
  description,
  difficulty: 'Beginner',
  questions: { Easy: 1, Medium: 0, Hard: 0 },
  solvable: 0,
})
/** The order is not alphabetical. */
const topics = [
  topicOf(1, 'Two Pointers', 'Walk a sorted list from both ends.'),
  topicOf(2, 'Binary Search', 'Halve what is left.'),
  topicOf(3, 'Arrays', 'Rows of values, one beside the other.'),
]
const questionsOf = (at: number, name: string) => ({
  questions: [{ id: idOf(at), questionName: name, difficulty: 'Easy', link: 'https://leetcode.com/' }],
})
const answers: Answers = {
  'GET /topics/': { topics },
  [`GET /topics/${idOf(1)}/questions`]: questionsOf(11, 'Container With Most Water'),
  [`GET /topics/${idOf(2)}/questions`]: questionsOf(12, 'First Bad Version'),
}
const starts = () => all('link', /^START /)
const listed = () => starts().map((start) => wordsOf(start.closest('li')?.querySelector('h2')))

test('LAND-24 a visitor who solved the first problem in this browser is led to the next one, by name', async () => {
  const problem = (slug: string, title: string) => ({
    slug,
    title,
    difficulty: 'Easy',
    style: 'function',
    topics: [{ slug: 'arrays', title: 'Arrays' }],
    questionId: null,
    question: null,
    leetcode: null,
    languages: ['javascript'],
  })
  const data = [problem('saffron-trade', 'Saffron Trade'), problem('two-crates', 'Two Crates')]
  const way = (name: string) => one('link', name).getAttribute('href')
  await openScreen('/dsa', { answers })
  expect(way('Solve a first problem')).toBe('/dsa/problems/saffron-trade')
  localStorage.setItem('solved-here', 'saffron-trade')
  await openScreen('/dsa', { answers: { ...answers, 'GET /problems': { data } } })
  await until(() => expect(way('Solve next: Two Crates')).toBe('/dsa/problems/two-crates'))
})

test('DSA-01 DSA-02 DSA-03 DSA-05 DSA-09 the topics view: badge, heading, search box, cards in the order of the answer', async () => {
  await openScreen('/dsa', { answers })
  const bar = document.querySelector('header') as Element
  expect(wordsOf(bar)).toContain('DSA TRACKER')
  const { classList } = document.documentElement
  const was = classList.contains('dark')
  await press(one('button', 'Switch between light and dark', bar))
  expect(classList.contains('dark')).toBe(!was)
  expect(title()).toBe('Master Data Structures & Algorithms')
  expect(said()).toContain('Choose a topic to start practicing problems')
  const search = field('Search topics')
  expect([search.placeholder, search.value]).toEqual(['Search topics...', ''])
  expect(listed()).toEqual(topics.map((topic) => topic.title))
  for (const [at, topic] of topics.entries()) {
    const card = wordsOf(starts()[at]?.closest('li'))
    for (const words of [topic.title, topic.difficulty, topic.description]) expect(card).toContain(words)
  }
})

test('DSA-04 DSA-08 the topic search matches titles and descriptions, ignoring case', async () => {
  await openScreen('/dsa', { answers })
  for (const [text, found] of [
    ['tWo PoIn', ['Two Pointers']],
    ['VALUES', ['Arrays']],
    ['arr', ['Arrays']],
    ['', ['Two Pointers', 'Binary Search', 'Arrays']],
  ] as const) {
    await enter(field('Search topics'), text)
    expect(listed(), text).toEqual(found)
  }
  await enter(field('Search topics'), 'no topic is called so')
  expect(said()).toContain('No topics found')
  expect(listed()).toEqual([])
})

test('DSA-28 a topic of which nothing is done begins, also where it is the next one', async () => {
  const at = { questionId: idOf(11), questionName: 'Container With Most Water', problem: null }
  const next = [{ ...at, topicId: idOf(1) }]
  const asOf = '2026-03-02T10:30:00.000Z'
  const own = { 'GET /progress/memberId/completed-questions': { completedQuestion: [], asOf, next } }
  await openScreen('/dsa', { session: ashasSession, answers: { ...answers, ...own } })
  await until(() => one('link', 'Begin: Container With Most Water'))
})

test('DSA-07 DSA-08 while topics load, and when there are none', async () => {
  const { answer, give } = later()
  await openScreen('/dsa', { answers: { 'GET /topics/': () => answer } })
  expect(said()).toContain('Loading topics...')
  expect(said()).not.toContain('No topics found')
  give({ topics: [] })
  await until(() => expect(said()).toContain('No topics found'))
  expect(said()).not.toContain('Loading topics...')
})

test('DSA-06 DSA-10 DSA-11 DSA-12 START opens the questions of its topic, BACK TO TOPICS returns to the topics', async () => {
  const { sent, place } = await openScreen('/dsa', { answers })
  const asked = () => sent.map(({ path }) => path).filter((path) => path.endsWith('/questions'))
  const chosen = [
    ['Two Pointers', 1, 'Container With Most Water'],
    ['Binary Search', 2, 'First Bad Version'],
  ] as const
  for (const [index, [name, id, question]] of chosen.entries()) {
    expect(asked()).toHaveLength(index)
    await press(one('link', `START ${name}`))
    await until(() => expect(all('checkbox', /^Done: /).map(nameOf)).toEqual([`Done: ${question}`]))
    expect([...document.querySelectorAll('main .badge')].map(wordsOf)).toContain(name)
    expect(asked().at(-1)).toBe(`/topics/${idOf(id)}/questions`)
    await press(one('link', 'BACK TO TOPICS'))
    expect(listed()).toHaveLength(3)
    expect(place()).toBe('/dsa')
  }
  expect(asked()).toHaveLength(2)
})

test('the year of the tracker is that of the streak: what stands for no question counts as well', async () => {
  const days = [1, 2].map((day) => ({ day: `2026-11-0${day}`, done: day, state: 'active' }))
  const streak = {
    current: 0,
    longest: 2,
    zone: 'UTC',
    today: '2026-11-28',
    countsToday: false,
    freezes: 0,
    week: [],
    pausedUntil: null,
    goal: null,
    year: days,
    weeks: [],
    pauses: [],
  }
  const nothing = { completedQuestion: [], asOf: '2026-11-28T00:00:00.000Z', next: [] }
  await openScreen('/dsa', {
    session: ashasSession,
    answers: {
      ...answers,
      'GET /streak': { data: streak },
      'GET /progress/memberId/completed-questions': nothing,
    },
  })
  await until(() => expect(said()).toContain('3 problems in 12 months'))
})
