import { expect, test } from 'vitest'
import { auditQuery } from './audit-search.ts'

test('a last day is asked for whole, to the beginning of the next one in UTC', () => {
  expect(auditQuery({ from: '2026-01-31', to: '2026-01-31' })).toEqual({
    from: '2026-01-31T00:00:00.000Z',
    to: '2026-02-01T00:00:00.000Z',
  })
})

test('what the address gets wrong is left out', () => {
  const wrong = { action: 'x; drop', outcome: 'maybe', from: 'yesterday', to: '2026-99-99', actor: '  ' }
  expect(auditQuery(wrong)).toEqual({})
})

test('what it gets right is asked for, without blanks around it', () => {
  const right = { action: 'signin', outcome: 'refused', actor: ' asha ', cursor: 'abc' }
  expect(auditQuery(right)).toEqual({ ...right, actor: 'asha' })
})
