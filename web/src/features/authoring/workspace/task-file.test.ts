import { expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'
import { numberAt, readTask, textAt, textsAt, withValue, writtenTask } from './task-file.ts'

const TEXT = `{
  "title": "Fair Cuts",
  "style": "function",
  "signature": { "name": "fairCuts", "parameters": [{ "name": "weights", "type": "int[]" }], "returns": "int" },
  "ours": { "kept": [1, { "deep": null }] },
  "hints": [
    "The first of three hints, which is long enough that the list does not fit into one line of the file.",
    "2",
    "3"
  ]
}
`
function taskOf(text: string) {
  const read = readTask(text)
  if (!('task' in read)) throw new Error(read.fault)
  return read.task
}

test('RES-41 the form changes one key, and keys that it does not know stay in their places', () => {
  const changed = withValue(taskOf(TEXT), ['title'], 'Fairer Cuts')
  expect(writtenTask(changed)).toBe(TEXT.replace('Fair Cuts', 'Fairer Cuts'))
})

test('RES-41 a value within an object is put, and the last one takes the object with it', () => {
  const put = withValue(taskOf(TEXT), ['multiplier', 'python'], 6)
  expect(numberAt(put, 'multiplier', 'python')).toBe(6)
  expect(withValue(put, ['multiplier', 'python'], undefined)).toEqual(taskOf(TEXT))
  expect(textAt(withValue(put, ['signature', 'changes'], 'weights'), 'signature', 'returns')).toBe('int')
})

test('RES-41 values of another kind than the form expects are shown as nothing', () => {
  const odd = taskOf('{ "title": 5, "memory": "much", "hints": "none", "signature": [] }')
  expect([textAt(odd, 'title'), numberAt(odd, 'memory'), textsAt(odd, 'hints')]).toEqual(['', undefined, []])
  expect(textAt(odd, 'signature', 'name')).toBe('')
})

test.each([
  ['{ "a": 1,\n  "b" 2 }', 2, 7],
  ['{ "a": [1, 2, }', 1, 15],
  ['{ "a": "x\n" }', 1, 8],
  ['{ "a": 1 } more', 1, 12],
  ['', 1, 1],
  ['{ "a": tru }', 1, 8],
])('RES-41 broken JSON is said with its place: %j', (text, line, column) => {
  expect(jsonFault(text)).toEqual({ line, column })
  expect(readTask(text)).toMatchObject({ place: { line, column } })
})

test('RES-41 what is JSON and no object is refused', () => {
  expect(readTask('[1]')).toEqual({ fault: 'problem.json must be an object: { … }.' })
})
