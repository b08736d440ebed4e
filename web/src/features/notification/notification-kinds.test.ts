import { expect, test } from 'vitest'
import { wordsOf } from './notification-kinds.ts'

const actor = { name: 'Ravi', profilePhoto: null, badge: null, page: null }

test('every notification says in one sentence who did what', () => {
  const said = (['mention', 'reply', 'thread', 'accepted'] as const).map((kind) =>
    wordsOf({ kind, actor, ruling: null }),
  )
  expect(new Set(said).size).toBe(4)
  for (const words of said) expect(words).toMatch(/^Ravi /)
  expect(wordsOf({ kind: 'mention', actor: null, ruling: null })).toBe('A former member mentioned you')
})

test('a notification of a decision names the decision and the post', () => {
  const said = (['ruling', 'report'] as const).flatMap((kind) =>
    (['kept', 'removed'] as const).map((ruling) => wordsOf({ kind, actor: null, ruling })),
  )
  expect(said.map((words) => [/kept/.test(words), /you flagged/.test(words)])).toEqual([
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ])
})

test('CLUB-21 a notification of a review says what was decided', () => {
  const said = (['published', 'refused'] as const).map((kind) => wordsOf({ kind, actor: null, ruling: null }))
  expect(said).toEqual([
    'Your interview experience was accepted and published',
    'Your interview experience was not accepted',
  ])
})
