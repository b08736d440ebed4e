import { expect, test } from 'vitest'
import { contentId, modules, questions, topics } from './curriculum.ts'

const questionSlugs = new Set(questions.map((question) => question.slug))

test('the starter curriculum has 24 topics and 589 questions', () => {
  expect(topics).toHaveLength(24)
  expect(questions).toHaveLength(589)
  expect(questionSlugs.size).toBe(589)
})

test('every question stands under topics that exist', () => {
  const topicSlugs = new Set(topics.map((topic) => topic.slug))
  for (const question of questions) {
    for (const slug of question.topics) expect(topicSlugs, question.slug).toContain(slug)
  }
})

test('no topic is empty', () => {
  const primary = new Set(questions.map((question) => question.topics[0]))
  for (const topic of topics) expect(primary).toContain(topic.slug)
})

test('every module asks for questions that exist, each once', () => {
  expect(modules.length).toBeGreaterThanOrEqual(12)
  expect(new Set(modules.map((module) => module.slug)).size).toBe(modules.length)
  for (const module of modules) {
    expect(new Set(module.questions).size, module.slug).toBe(module.questions.length)
    for (const slug of module.questions) expect(questionSlugs, module.slug).toContain(slug)
  }
})

test('there are modules of every level', () => {
  expect(new Set(modules.map((module) => module.level))).toEqual(
    new Set(['Beginner', 'Intermediate', 'Advanced']),
  )
})

test.each([
  ['blind-75', 'blind75', 75],
  ['neetcode-150', 'neetcode150', 150],
  ['neetcode-250', 'neetcode250', 250],
  ['grind-75', 'grind75', 75],
  ['leetcode-75', 'leetcode-75', 75],
  ['top-interview-150', 'top-interview-150', 150],
  ['striver-sde-sheet', 'striver-sde', 119],
])('the module %s holds exactly the list %s', (slug, list, size) => {
  const found = modules.find((module) => module.slug === slug)
  const members = questions.filter((question) => question.lists.includes(list))
  expect(found?.questions).toHaveLength(size)
  expect(new Set(found?.questions)).toEqual(new Set(members.map((question) => question.slug)))
})

// These must never change: with other ids, every site would lose its members' progress at the next seed.
test.each([
  ['topic', 'arrays', 'bde25fa8-8004-543c-902c-44fa5daa6e0f'],
  ['question', 'two-sum', '773b2417-304f-5733-9e15-4068de1e3986'],
  ['module', 'blind-75', 'b8a19bc3-97f6-5b21-af8b-51b1e8325dda'],
] as const)('the %s %s keeps its id', (kind, slug, id) => {
  expect(contentId(kind, slug)).toBe(id)
})

test('ids are well-formed version 5 UUIDs and never collide', () => {
  const ids = [
    ...topics.map((topic) => contentId('topic', topic.slug)),
    ...questions.map((question) => contentId('question', question.slug)),
    ...modules.map((module) => contentId('module', module.slug)),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
