import { expect, test } from 'vitest'
import { afterSave, conflictsOf, keepMine, leftOf, mergedText, textsOf, withText } from './edits.ts'

const files = { 'statement.md': 'one', 'tests.ts': 'tests' }

test('RES-43 a text that is again as it was is no edit', () => {
  const edits = withText({}, files, 'statement.md', 'two')
  expect(edits).toEqual({ 'statement.md': { before: 'one', text: 'two' } })
  expect(textsOf(files, edits)).toEqual({ 'statement.md': 'two', 'tests.ts': 'tests' })
  expect(withText(edits, files, 'statement.md', 'one')).toEqual({})
})

test('RES-43 a file is added and removed', () => {
  const edits = withText(withText({}, files, 'interactor.js', ''), files, 'tests.ts', null)
  expect(textsOf(files, edits)).toEqual({ 'statement.md': 'one', 'interactor.js': '' })
  expect(withText(edits, files, 'interactor.js', null)).toEqual({
    'tests.ts': { before: 'tests', text: null },
  })
})

test('RES-43 of what somebody else saved meanwhile only the texts that both changed are in conflict', () => {
  const edits = withText(withText({}, files, 'statement.md', 'mine'), files, 'tests.ts', 'mine')
  const saved = { 'statement.md': 'theirs', 'tests.ts': 'tests', 'editorial.md': 'theirs' }
  expect(conflictsOf(saved, edits)).toEqual(['statement.md'])
  expect(textsOf(saved, edits)['editorial.md']).toBe('theirs')
  const decided = keepMine(edits, saved, 'statement.md')
  expect(conflictsOf(saved, decided)).toEqual([])
  expect(textsOf(saved, decided)['statement.md']).toBe('mine')
})

test('RES-43 the same change by both is no edit any more', () => {
  const edits = withText({}, files, 'statement.md', 'same')
  expect(leftOf({ ...files, 'statement.md': 'same' }, edits)).toEqual({})
})

test('RES-43 what is typed while a save runs stays an edit, of what was saved', () => {
  const sent = withText(withText({}, files, 'statement.md', 'two'), files, 'tests.ts', 'more')
  const now = withText(sent, files, 'statement.md', 'three')
  expect(afterSave(now, sent)).toEqual({ 'statement.md': { before: 'two', text: 'three' } })
})

test('RES-43 changes in different places of a text are merged, and others are not', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`)
  const changed = (at: number, text: string) => lines.with(at, text).join('\n')
  const before = lines.join('\n')
  const merged = mergedText({ before, text: changed(2, 'mine') }, changed(27, 'theirs'))
  expect(merged?.split('\n').filter((line) => !line.startsWith('line'))).toEqual(['mine', 'theirs'])
  expect(mergedText({ before, text: changed(2, 'mine') }, changed(2, 'theirs'))).toBeUndefined()
  expect(mergedText({ before, text: null }, 'theirs')).toBeUndefined()
})
