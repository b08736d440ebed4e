import { expect, test } from 'vitest'
import { auditQuery } from './audit-search.ts'

test('the search includes the whole last day, up to the start of the next day, in UTC while the reader’s zone is unknown', () => {
  expect(auditQuery({ from: '2026-01-31', to: '2026-01-31' }, false)).toEqual({
    from: '2026-01-31T00:00:00.000Z',
    to: '2026-02-01T00:00:00.000Z',
  })
})

test('in the browser a day begins and ends where the reader is', () => {
  const { from, to } = auditQuery({ from: '2026-03-29', to: '2026-03-29' }, true)
  expect(from).toBe(new Date(2026, 2, 29).toISOString())
  expect(to).toBe(new Date(2026, 2, 30).toISOString())
})

test('invalid parts of the address are ignored', () => {
  const wrong = { action: 'x; drop', outcome: 'maybe', from: 'yesterday', to: '2026-99-99', actor: '  ' }
  expect(auditQuery(wrong, true)).toEqual({})
})

test('valid parts of the address are searched for, trimmed', () => {
  const right = { action: 'signin', outcome: 'refused', actor: ' asha ', cursor: 'abc' }
  expect(auditQuery(right, true)).toEqual({ ...right, actor: 'asha' })
})
