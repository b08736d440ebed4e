import { expect, test } from 'vitest'
import { sameTexts } from './kept-texts.ts'

test('NAV-11 nothing is kept of a form that says what it began with', () => {
  expect(sameTexts({ content: '' }, { content: '', replyToId: undefined })).toBe(true)
  expect(sameTexts({ title: 'A', content: 'b' }, { content: 'b', title: 'A' })).toBe(true)
})

test('NAV-11 a form with one more letter or one more field is kept', () => {
  expect(sameTexts({ content: 'a' }, { content: '' })).toBe(false)
  expect(sameTexts({ content: '', replyToId: 'x' }, { content: '' })).toBe(false)
})
