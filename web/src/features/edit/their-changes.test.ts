import { expect, test } from 'vitest'
import { mergeFields } from './their-changes.ts'

const base = { version: '1', title: 'Old', tags: 'a', questions: [{ questionName: 'One', link: '' }] }

test('safety D3 changes made only by others are taken over, and changes made only by me stay', () => {
  const mine = { ...base, title: 'Mine' }
  const theirs = { ...base, version: '2', tags: 'a, b' }
  expect(mergeFields(base, mine, theirs)).toEqual({ taken: ['tags'], open: [] })
})

test('safety D3 a field that both changed differently is a conflict, and a field that both changed alike is not', () => {
  const mine = { ...base, title: 'Mine', tags: 'alike' }
  const theirs = { ...base, version: '2', title: 'Theirs', tags: 'alike' }
  expect(mergeFields(base, mine, theirs)).toEqual({ taken: [], open: ['title'] })
})

test('safety D3 lists are compared row by row', () => {
  const row = { questionName: 'Two', link: '' }
  const longer = { ...base, version: '2', questions: [...base.questions, row] }
  expect(mergeFields(base, structuredClone(base), longer)).toEqual({ taken: ['questions'], open: [] })
  expect(mergeFields(base, { ...base, questions: [row] }, longer)).toEqual({ taken: [], open: ['questions'] })
})

test('safety D3 without the base version none of my changes is replaced', () => {
  const theirs = { ...base, version: '9', title: 'Theirs' }
  expect(mergeFields(undefined, base, theirs)).toEqual({ taken: [], open: ['title'] })
})
