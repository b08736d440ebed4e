// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, key, pressButton, until, wordsOf } from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const people = ['Asha', 'Ravi', 'Meera'].map((name, at) => ({
  _id: `0197f9a0-0000-7000-8000-00000000000${at}`,
  name,
  email: `${name.toLowerCase()}@club.example`,
  passoutYear: 2027,
  emailConfirmed: true,
  signedUpAt: '2026-11-20T09:00:00.000Z',
  facts: [],
}))
const summary = { waiting: 2, matching: 2, asOf: '2026-11-30T09:00:00.000Z', years: [], domains: [] }
const listed = (names: readonly string[]) => ({
  data: people.filter(({ name }) => names.includes(name)),
  total: names.length,
  nextCursor: null,
})
const answers: Answers = {
  'GET /approvals': listed(['Asha', 'Ravi']),
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
  await pressButton('Cancel')
  await until(() => expect(all('dialog')).toEqual([]))
  all('checkbox', /Ravi/)[0]?.focus()
  await key('a')
  await until(() =>
    expect(bodies('POST', '/approvals/decisions')).toEqual([{ action: 'approve', ids: [people[1]?._id] }]),
  )
})

test('CLUB-431 the keys go on while the site still answers, and decide about nobody twice', async () => {
  const { bodies } = await openScreen('/dashboard/approvals', {
    session: { ...asha, role: 'admin' },
    answers: { ...answers, 'GET /approvals': listed(['Asha', 'Ravi', 'Meera']) },
  })
  await until(() => expect(all('checkbox', /Asha|Ravi|Meera/)).toHaveLength(3))
  all('checkbox', /Asha/)[0]?.focus()
  await key('a')
  expect(rowInFocus()).toContain('Ravi')
  await key('a')
  expect(rowInFocus()).toContain('Meera')
  await until(() =>
    expect(bodies('POST', '/approvals/decisions')).toEqual(
      people.slice(0, 2).map(({ _id }) => ({ action: 'approve', ids: [_id] })),
    ),
  )
})

test('CLUB-431 once a signup is decided the focus is in the row beside it, on the heading when none is left, and in the row that is back', async () => {
  let waiting = ['Asha', 'Ravi', 'Meera']
  let decided: object[] = []
  const line = {
    _id: people[0]?._id,
    action: 'approve',
    names: ['Ravi'],
    count: 1,
    by: null,
    secondsLeft: 60,
  }
  await openScreen('/dashboard/approvals', {
    session: { ...asha, role: 'admin' },
    answers: {
      ...answers,
      'GET /approvals': () => listed(waiting),
      'GET /approvals/decisions': () => ({ data: decided }),
      [`POST /approvals/decisions/${line._id}/undo`]: () => {
        decided = []
        waiting = ['Ravi']
        return { data: { restored: 1, kept: 0, first: people[1]?._id ?? null } }
      },
    },
  })
  const leave = async (name: string) => {
    all('checkbox', new RegExp(name))[0]?.focus()
    waiting = waiting.filter((one) => one !== name)
    await key('a')
    await until(() => expect(all('checkbox', /Asha|Ravi|Meera/)).toHaveLength(waiting.length))
  }
  await until(() => expect(all('checkbox', /Asha|Ravi|Meera/)).toHaveLength(3))
  await leave('Asha')
  await until(() => expect(rowInFocus()).toContain('Ravi'))
  await leave('Meera')
  await until(() => expect(rowInFocus()).toContain('Ravi'))
  decided = [line]
  await leave('Ravi')
  await until(() => expect(document.activeElement?.id).toBe('approvals-title'))
  await until(() => expect(all('button', /Undo/)).toHaveLength(1))
  all('button', /Undo/)[0]?.focus()
  await pressButton(/Undo/)
  await until(() => expect(all('button', /Undo/)).toEqual([]))
  await until(() => expect(rowInFocus()).toContain('Ravi'))
})
