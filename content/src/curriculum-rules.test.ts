import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modules, questions, type StarterQuestion, topics } from './curriculum.ts'
import { problemSlugs } from './problem-folder.ts'

// The rules of content/README.md for the three files that go beyond their shape and their references to each other.

const DIFFICULTIES = ['Easy', 'Medium', 'Hard']
const MOST_TOPICS = 4
const FEWEST_OF_A_TOPIC = 12
const FEWEST_OF_A_MODULE = 20
const LONGEST = { topic: 140, module: 220 }
/** The second list must contain every question of the first. */
const NESTED = [
  ['blind75', 'neetcode150'],
  ['neetcode150', 'neetcode250'],
  ['grind75', 'grind169'],
] as const
const LISTS = [...NESTED.flat(), 'top-interview-150', 'leetcode-75', 'striver-sde', 'striver-a2z']

const lengthOf = (text: string) => [...text].length
const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('topics', () => {
  test('stand in learning order: what one needs before it comes earlier', () => {
    expect(topics.map(({ order }) => order)).toEqual(topics.map((_, at) => at + 1))
    for (const { slug, prerequisites } of topics) {
      const at = topics.findIndex((topic) => topic.slug === slug)
      const earlier = topics.slice(0, at).map((topic) => topic.slug)
      expect(
        prerequisites.filter((one) => !earlier.includes(one)),
        slug,
      ).toEqual([])
      expect(twice(prerequisites), slug).toEqual([])
    }
  })

  test('each have a slug and a title of their own, and a short description', () => {
    expect(twice(topics.map(({ slug }) => slug))).toEqual([])
    expect(twice(topics.map(({ title }) => title))).toEqual([])
    for (const { slug, description } of topics)
      expect(lengthOf(description), slug).toBeLessThanOrEqual(LONGEST.topic)
  })

  test('hold enough questions, of more than one difficulty', () => {
    for (const { slug } of topics) {
      const primary = questions.filter((question) => question.topics[0] === slug)
      expect(primary.length, slug).toBeGreaterThanOrEqual(FEWEST_OF_A_TOPIC)
      const any = questions.filter((question) => question.topics.includes(slug))
      expect(new Set(any.map(({ difficulty }) => difficulty)).size, slug).toBeGreaterThan(1)
    }
  })
})

test('RES-48 there are 120 problems or more, and at least four of every topic', () => {
  const folder = join(import.meta.dirname, '../problems')
  const all = problemSlugs(folder).map((slug) => {
    const { topic, topics: others = [] } = JSON.parse(
      readFileSync(join(folder, slug, 'problem.json'), 'utf8'),
    )
    return [topic, ...others] as string[]
  })
  expect(all.length).toBeGreaterThanOrEqual(120)
  for (const { slug } of topics)
    expect([slug, all.filter((own) => own.includes(slug)).length >= 4]).toEqual([slug, true])
})

describe('questions', () => {
  test('each have a name and a link of their own, and the link is the canonical one', () => {
    expect(twice(questions.map(({ name }) => name))).toEqual([])
    for (const { slug, link } of questions) expect(link).toBe(`https://leetcode.com/problems/${slug}/`)
  })

  test('stand under at most four topics, and in lists that are known, each once', () => {
    for (const { slug, topics: own, lists } of questions) {
      expect(own.length, slug).toBeLessThanOrEqual(MOST_TOPICS)
      expect([...twice(own), ...twice(lists)], slug).toEqual([])
      expect(
        lists.filter((list) => !LISTS.includes(list)),
        slug,
      ).toEqual([])
      for (const [inner, outer] of NESTED)
        if (lists.includes(inner)) expect(lists, `${slug} is in ${inner}`).toContain(outer)
    }
  })
})

describe('modules', () => {
  const place = ({ topics: [primary], difficulty }: StarterQuestion) => [
    topics.find(({ slug }) => slug === primary)?.order ?? 0,
    DIFFICULTIES.indexOf(difficulty),
  ]
  const listed = (list: string) =>
    questions
      .filter(({ lists }) => lists.includes(list))
      .map((question) => ({ slug: question.slug, place: place(question) }))
      .sort((one, other) => {
        const [topic = 0, difficulty = 0] = one.place
        const [otherTopic = 0, otherDifficulty = 0] = other.place
        return topic - otherTopic || difficulty - otherDifficulty
      })
      .map(({ slug }) => slug)

  test.each([
    ['blind-75', 'blind75'],
    ['neetcode-150', 'neetcode150'],
    ['neetcode-250', 'neetcode250'],
    ['grind-75', 'grind75'],
    ['leetcode-75', 'leetcode-75'],
    ['top-interview-150', 'top-interview-150'],
    ['striver-sde-sheet', 'striver-sde'],
  ])('%s holds the questions of its list in the order of the curriculum', (slug, list) => {
    expect(modules.find((module) => module.slug === slug)?.questions).toEqual(listed(list))
  })

  test('are 12 to 16, each with enough questions and a short description', () => {
    expect(modules.length).toBeGreaterThanOrEqual(12)
    expect(modules.length).toBeLessThanOrEqual(16)
    for (const { slug, questions: own, description } of modules) {
      expect(own.length, slug).toBeGreaterThanOrEqual(FEWEST_OF_A_MODULE)
      expect(lengthOf(description), slug).toBeLessThanOrEqual(LONGEST.module)
    }
  })
})
