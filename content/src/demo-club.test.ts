import { blogBody } from '@callofcode/contract/blog/blog'
import { experienceBody } from '@callofcode/contract/experience/experience'
import { TASKS } from '@callofcode/contract/task'
import { email, link, passoutYears, password } from '@callofcode/contract/text'
import { expect, test } from 'vitest'
import { questions } from './curriculum.ts'
import {
  blogs,
  demoPassword,
  demoProgress,
  events,
  experiences,
  passoutYearOf,
  people,
  threads,
} from './demo-club.ts'
import { THREAD_CATEGORIES } from './demo-records.ts'

const personOf = (key: string) => {
  const person = people.find((one) => one.key === key)
  if (!person?.approved) throw new Error(`The demo club has no member ${key}.`)
  return person
}
const count = (keep: (person: (typeof people)[number]) => boolean) => people.filter(keep).length

test('the club has two admins, somebody for each task and three signups that wait', () => {
  expect(people).toHaveLength(27)
  expect(count((person) => person.role === 'admin')).toBe(2)
  for (const task of TASKS) expect(count(({ tasks }) => tasks.includes(task))).toBeGreaterThan(0)
  expect(count((person) => !person.approved)).toBe(3)
  expect(new Set(people.map((person) => person.email)).size).toBe(27)
  expect(new Set(people.map((person) => person.key)).size).toBe(27)
})

test('VAL-25 everybody could have signed up: address, links and passout year, in whatever year', () => {
  for (const person of people) {
    expect(email.parse(person.email)).toBe(person.email)
    for (const address of Object.values(person.links)) expect(link.parse(address)).toBe(address)
    for (const now of [new Date(), new Date('2031-06-01')]) {
      expect(passoutYears(now), person.key).toContain(passoutYearOf(person, now))
    }
  }
})

test('VAL-19 the demo password keeps the password rule', () => {
  expect(password.safeParse(demoPassword).success).toBe(true)
})

test('ten blogs, each one that the form would take, by a member', () => {
  expect(blogs).toHaveLength(10)
  for (const { daysAgo, views, ...blog } of blogs) {
    const body = { ...blog, author: personOf(blog.author).name }
    expect(blogBody.safeParse(body).error, blog.title).toBeUndefined()
    expect(body.category, blog.title).not.toBe('')
    expect(body.tags.length, blog.title).toBeGreaterThan(0)
    expect(blog.content.split(/\s+/).length, blog.title).toBeGreaterThan(250)
    expect(daysAgo).toBeGreaterThan(0)
    expect(views).toBeGreaterThan(0)
  }
  expect(blogs.map((blog) => blog.daysAgo)).toEqual(
    blogs.map((blog) => blog.daysAgo).toSorted((a, b) => a - b),
  )
})

test('the blogs together show every kind of content that the page renders', () => {
  const all = blogs.map((blog) => blog.content).join('\n\n')
  for (const sample of [
    '```cpp',
    '```python',
    '```js',
    '| --- |',
    '\n## ',
    '\n- ',
    '\n1. ',
    '$$\n',
    '$O(n \\log n)$',
  ]) {
    expect(all).toContain(sample)
  }
})

test('EXP-03 EXP-04 experiences for every filter of the screen, and beyond the five companies', () => {
  expect(experiences).toHaveLength(14)
  for (const { daysAgo, candidate, ...experience } of experiences) {
    const body = candidate === null ? experience : { ...experience, candidate }
    expect(experienceBody.safeParse(body).error, experience.company).toBeUndefined()
    expect(daysAgo).toBeGreaterThan(0)
  }
  const companies = experiences.map((experience) => experience.company)
  for (const company of [
    'Google',
    'Microsoft',
    'Amazon',
    'Meta',
    'Netflix',
    'Zoho',
    'Atlassian',
    'Flipkart',
  ]) {
    expect(companies).toContain(company)
  }
  const verdicts = experiences.map((experience) => experience.verdict)
  expect(new Set(verdicts)).toEqual(new Set(['Selected', 'Rejected', 'Pending']))
  expect(experiences.some((experience) => experience.candidate === null)).toBe(true)
})

test('NAV-11 threads run forward in time, by people who were there, with at most one answer', () => {
  expect(threads).toHaveLength(15)
  expect(new Set(threads.map((thread) => thread.category))).toEqual(new Set(THREAD_CATEGORIES))
  // One thread waits for its first reply.
  const open = threads.find((thread) => thread.replies.length === 0)
  expect(open?.daysAgo).toBeLessThan(1)
  for (const thread of threads) {
    const posts = [thread, ...thread.replies]
    for (const post of posts) {
      expect(personOf(post.author).joinedDaysAgo, thread.title).toBeGreaterThanOrEqual(post.daysAgo)
      expect(post.content, thread.title).not.toBe('')
    }
    const days = posts.map((post) => post.daysAgo)
    expect(days, thread.title).toEqual(days.toSorted((a, b) => b - a))
    if (thread !== open) expect(thread.replies.length, thread.title).toBeGreaterThanOrEqual(2)
    expect(thread.replies.filter((reply) => reply.accepted).length).toBeLessThanOrEqual(1)
  }
  expect(threads.some((thread) => thread.replies.some((reply) => reply.accepted))).toBe(true)
})

test('events lie in the past and ahead, and nobody is counted twice or turned away', () => {
  expect(events).toHaveLength(7)
  expect(events.some((event) => event.inDays < 0)).toBe(true)
  expect(events.some((event) => event.inDays > 0)).toBe(true)
  for (const event of events) {
    expect(event.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    expect(event.going.map((key) => personOf(key).key)).toHaveLength(new Set(event.going).size)
    expect(event.going.length, event.title).toBeLessThanOrEqual(event.capacity)
  }
})

test('progress is the same on every start and holds questions that exist, each once', () => {
  const known = new Set(questions.map((question) => question.slug))
  for (const person of people) {
    const solved = demoProgress(person)
    expect(solved).toEqual(demoProgress(person))
    expect(solved, person.key).toHaveLength(person.practice.solved)
    expect(new Set(solved.map((one) => one.question)).size).toBe(solved.length)
    for (const { question, daysAgo } of solved) {
      expect(known).toContain(question)
      expect(daysAgo).toBeGreaterThanOrEqual(0)
      expect(daysAgo).toBeLessThanOrEqual(Math.min(364, person.joinedDaysAgo))
    }
  }
})

test('a streak is exactly as long as it says, and whoever waits has solved nothing', () => {
  for (const person of people) {
    const days = new Set(demoProgress(person).map((one) => one.daysAgo))
    let streak = 0
    while (days.has(streak)) streak++
    expect(streak, person.key).toBe(person.practice.streak)
    if (!person.approved) expect(days.size).toBe(0)
  }
})

test('nobody solves in the same way as somebody else, and easy comes before hard', () => {
  const first = demoProgress(personOf('dev')).map((one) => one.question)
  const second = demoProgress(personOf('aditya')).map((one) => one.question)
  expect(first.filter((slug) => !second.includes(slug)).length).toBeGreaterThan(5)
  const difficulty = new Map(questions.map((question) => [question.slug, question.difficulty]))
  expect(first.filter((slug) => difficulty.get(slug) === 'Hard').length).toBeLessThan(first.length / 5)
})
