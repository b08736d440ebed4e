import { expect, test } from 'vitest'
import { continueList, type Edit, numbered, setLanguage } from './edits.ts'

const at = (marked: string) => ({
  text: marked.replace('|', ''),
  start: marked.indexOf('|'),
  end: marked.indexOf('|'),
})
function after(marked: string, edit: Edit | undefined): string | undefined {
  if (!edit) return undefined
  const { text } = at(marked)
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return `${changed.slice(0, edit.start)}|${changed.slice(edit.end)}`
}
const enter = (marked: string) => after(marked, continueList(at(marked)))

test('Enter in a list starts the next item', () => {
  expect(enter('- a|')).toBe('- a\n- |')
  expect(enter('x\n  * a|b')).toBe('x\n  * a\n  * |b')
  expect(enter('9. a|\nx')).toBe('9. a\n10. |\nx')
  expect(enter('> 1) a|')).toBe('> 1) a\n> 2) |')
})
test('Enter after a task starts an unticked task', () => {
  expect(enter('- [x] a|')).toBe('- [x] a\n- [ ] |')
  expect(enter('- [x] a\n- [ ] |')).toBe('- [x] a\n|')
})
test('Enter in an empty item ends the list', () => {
  expect(enter('- a\n- |')).toBe('- a\n|')
  expect(enter('1. |\nx')).toBe('|\nx')
})
test('Enter anywhere else inserts a line break', () => {
  for (const marked of ['a|', '|', '-a|', '1.a|', '|- a', '--- |'])
    expect(enter(marked), marked).toBeUndefined()
})

test('selected lines are numbered from one, and the same command removes the numbers', () => {
  const chosen = { text: 'a\nb', start: 0, end: 3 }
  expect(numbered(chosen).insert).toBe('1. a\n2. b')
  expect(numbered({ text: '1. a\n2. b', start: 0, end: 9 }).insert).toBe('a\nb')
})

test('only the code block around the caret changes its language', () => {
  const set = (marked: string) => after(marked, setLanguage('python', at(marked)))
  expect(set('x\n```cpp two.cpp\nint| a;\n```')).toBe('x\n```python two.cpp\nint| a;\n```')
  expect(set('```\na|\n```')).toBe('```python\na|\n```')
  expect(set('```cpp\na\n```\nb|')).toBeUndefined()
  expect(set('b|')).toBeUndefined()
})
