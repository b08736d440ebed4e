import { expect, test } from 'vitest'
import { sameTexts } from './use-kept-form.ts'

test('NAV-11 an unchanged form is not stored', () => {
  expect(sameTexts({ content: '' }, { content: '', replyToId: undefined })).toBe(true)
  expect(sameTexts({ title: 'A', content: 'b' }, { content: 'b', title: 'A' })).toBe(true)
})

test('NAV-11 a form is stored as soon as one letter or field differs from its start', () => {
  expect(sameTexts({ content: 'a' }, { content: '' })).toBe(false)
  expect(sameTexts({ content: '', replyToId: 'x' }, { content: '' })).toBe(false)
})
