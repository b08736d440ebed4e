// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, key, nameOf, one, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const due = {
  questionId: '0197f9a0-0000-7000-8000-000000000001',
  questionName: 'Two Sum',
  difficulty: 'Easy',
  link: 'https://leetcode.com/problems/two-sum/',
  topicId: null,
  topic: null,
  problem: null,
  reviewedOn: '2026-11-20',
  nextOn: '2026-11-30',
  waits: false,
  stability: 9,
  reps: 2,
  lapses: 0,
  choices: [],
}
const day = {
  day: '2026-11-30',
  asOf: '2026-11-30T09:00:00.000Z',
  perDay: 20,
  done: 0,
  due: [due, due],
  waiting: 0,
  pausedUntil: null,
  breaks: [],
  ahead: [],
}
const answers: Answers = {
  'GET /reviews/today': { data: day },
  'GET /waiting': { data: { signups: 2, flags: 1, reports: 0, experiences: 0, blogs: 0 }, readyBlogs: 1 },
}
const links = () => all('link', /^/, one('navigation', 'Main')).map(nameOf)

test('NAV-302 the sidebar says how many reviews are left today, and an organiser how many decisions wait', async () => {
  await openScreen('/dsa', { session: { ...asha, role: 'admin' }, answers })
  await until(() =>
    expect(links()).toEqual(expect.arrayContaining(['Reviews, 2 due today', 'Desk, 3 waiting'])),
  )
  expect(links()).not.toContain('Approvals')
})

test('NAV-302 where nothing is left and nobody decides, no number is said', async () => {
  const none: Answers = { 'GET /reviews/today': { data: { ...day, due: [] } } }
  const { sent } = await openScreen('/dsa', { session: asha, answers: none })
  expect(links()).toContain('Reviews')
  expect(links().join()).not.toMatch(/Desk|waiting|due/)
  expect(sent.filter(({ path }) => path === '/waiting')).toEqual([])
})

test('CLUB-431 Today leads to the desk, whose rows are gone through by keyboard, and from there to a dialog of a page', async () => {
  const { place } = await openScreen('/today', { session: { ...asha, role: 'admin' }, answers })
  await until(() => one('link', /^Desk ?3 waiting$/, document.querySelector('main') ?? document)).then(
    (line) => line.click(),
  )
  await until(() => expect(place()).toBe('/dashboard/desk'))
  await until(() => one('link', 'Flagged posts'))
  const ready = one('link', '1 ready to publish')
  expect(wordsOf(ready.closest('tr')?.cells[1])).toBe('0')
  await key('j')
  await until(() => expect(document.activeElement?.textContent).toBe('Approvals'))
  await key('j')
  expect(document.activeElement?.textContent).toBe('Flagged posts')
  one('link', 'Join codes').click()
  await until(() => one('dialog', 'Join codes'))
  expect(place()).toBe('/dashboard/approvals#join-codes')
})
