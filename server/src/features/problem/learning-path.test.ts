import { questions, topics } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { learningPath } from './learning-path.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
})
afterAll(() => site.close())

test('LIST-02 problems are listed in the order of topics and, in a topic, of its questions', () => {
  const path = learningPath(site.problems.list())
  const places = path.map(({ topic }) => topics.find(({ slug }) => slug === topic)?.order)
  expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)))
  const asked = path.flatMap(({ question, topic }) => {
    const at = questions.findIndex(({ slug }) => slug === question)
    return questions[at]?.topics[0] === topic ? [{ topic, at }] : []
  })
  for (const { slug } of topics) {
    const own = asked.filter(({ topic }) => topic === slug).map(({ at }) => at)
    expect([slug, own]).toEqual([slug, [...own].sort((one, other) => one - other)])
  }
})

test('LIST-02 a problem without a question stands before the harder questions of its topic', () => {
  const base = { title: 'x', topic: 'arrays' } as const
  const [easy, hard] = ['Easy', 'Hard'].map((level) =>
    questions.find(({ topics: [first], difficulty }) => first === 'arrays' && difficulty === level),
  )
  const path = learningPath([
    { ...base, slug: 'hard', difficulty: 'Hard', question: hard?.slug ?? '' },
    { ...base, slug: 'own', difficulty: 'Medium' },
    { ...base, slug: 'easy', difficulty: 'Easy', question: easy?.slug ?? '' },
  ])
  expect(path.map(({ slug }) => slug)).toEqual(['easy', 'own', 'hard'])
})

test('LIST-08 a problem knows what comes before and after it in the learning path', async () => {
  const { data } = (await site.ask('GET', '/problems')).body
  const of = data.length
  const named = (at: number) => (data[at] ? { slug: data[at].slug, title: data[at].title } : null)
  for (const at of [0, 1, of - 1]) {
    const { path } = (await site.ask('GET', `/problems/${data[at].slug}`)).body.data
    expect(path).toEqual({ place: at + 1, of, previous: named(at - 1), next: named(at + 1) })
  }
})
