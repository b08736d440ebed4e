// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, key, pressButton, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const people = ['Asha', 'Ravi'].map((name, at) => ({
  ...{ _id: `0197f9a0-0000-7000-8000-00000000000${at}`, name, email: `${name.toLowerCase()}@club.example` },
  ...{ passoutYear: 2027, emailConfirmed: true, signedUpAt: '2026-11-20T09:00:00.000Z' },
}))
const summary = { waiting: 2, matching: 2, asOf: '2026-11-30T09:00:00.000Z', years: [], domains: [] }
const answers: Answers = {
  'GET /approvals': { data: people, total: 2, nextCursor: null },
  'GET /approvals/summary': { data: summary },
  'GET /approvals/decisions': { data: [] },
  'POST /approvals/decisions': { data: { decision: null, decided: 1, gone: 0 } },
}
const rowInFocus = () => wordsOf(document.activeElement?.closest('li'))

test('CLUB-431 in the list of signups a key decides about the row in focus, and without one it does nothing', async () => {
  const { bodies } = await openScreen('/dashboard/approvals', {
    session: { ...asha, role: 'admin' },
    answers,
  })
  await until(() => expect(all('checkbox', /Asha|Ravi/)).toHaveLength(2))
  await key('a')
  await key('j')
  await until(() => expect(rowInFocus()).toContain('Asha'))
  await key('j')
  expect(rowInFocus()).toContain('Ravi')
  await key('d')
  await until(() => expect(all('dialog')).toHaveLength(1))
  await key('a')
  expect(bodies('POST', '/approvals/decisions')).toEqual([])
  await pressButton('Keep waiting')
  await until(() => expect(all('dialog')).toEqual([]))
  all('checkbox', /Ravi/)[0]?.focus()
  await key('a')
  await until(() =>
    expect(bodies('POST', '/approvals/decisions')).toEqual([{ action: 'approve', ids: [people[1]?._id] }]),
  )
})
