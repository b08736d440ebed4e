import { expect, test } from 'vitest'
import { auditQuery } from './audit-search.ts'

test('the search includes the whole last day, up to the start of the next day in UTC', () => {
  expect(auditQuery({ from: '2026-01-31', to: '2026-01-31' })).toEqual({
    from: '2026-01-31T00:00:00.000Z',
    to: '2026-02-01T00:00:00.000Z',
  })
})

test('invalid parts of the address are ignored', () => {
  const wrong = { action: 'x; drop', outcome: 'maybe', from: 'yesterday', to: '2026-99-99', actor: '  ' }
  expect(auditQuery(wrong)).toEqual({})
})

test('valid parts of the address are searched for, trimmed', () => {
  const right = { action: 'signin', outcome: 'refused', actor: ' asha ', cursor: 'abc' }
  expect(auditQuery(right)).toEqual({ ...right, actor: 'asha' })
})
