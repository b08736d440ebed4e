import { expect, test } from 'vitest'
import { auditQuery } from './audit-search.ts'

test('the search includes the whole last day, up to the start of the next day, in UTC while the reader’s zone is unknown', () => {
  expect(auditQuery({ from: '2026-01-31', to: '2026-01-31' }, null)).toEqual({
    from: '2026-01-31T00:00:00.000Z',
    to: '2026-02-01T00:00:00.000Z',
  })
})

test('CLUB-410 a day begins and ends on the clock of the reader', () => {
  const { from, to } = auditQuery({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')
  expect(from).toBe('2026-03-28T23:00:00.000Z')
  expect(to).toBe('2026-03-29T22:00:00.000Z')
})

test('invalid parts of the address are ignored', () => {
  const wrong = { action: 'x; drop', outcome: 'maybe', from: 'yesterday', to: '2026-99-99', actor: '  ' }
  expect(auditQuery(wrong, 'Asia/Kolkata')).toEqual({})
})

test('valid parts of the address are searched for, trimmed', () => {
  const right = { action: 'signin', outcome: 'refused', actor: ' asha ', cursor: 'abc' }
  expect(auditQuery(right, 'Asia/Kolkata')).toEqual({ ...right, actor: 'asha' })
})
