import { expect, test } from 'vitest'
import { fitsName, mentionAt, nameIn } from './mention-at.ts'

const at = (text: string) => mentionAt({ text, start: text.length, end: text.length })
const q = (text: string) => at(text)?.q

test('an @ at the start of a word begins a mention, and the name may contain one space', () => {
  expect(q('@')).toBe('')
  expect(q('Ask @as')).toBe('as')
  expect(q('(@Asha V')).toBe('Asha V')
  expect(q('> @asha.v')).toBe('asha.v')
  expect(q('@José')).toBe('José')
})

test('no mention begins in an address, after a sentence or in a selection', () => {
  for (const text of ['me@as', 'a/@as', '@asha verma can', '@asha ', '@@a', 'none'])
    expect(q(text), text).toBeUndefined()
  expect(mentionAt({ text: '@as', start: 1, end: 3 })).toBeUndefined()
})

test('the handle replaces the typed text, followed by one space', () => {
  const after = (before: string, behind = '') => {
    const begun = at(before)
    if (!begun) throw new Error('nothing is begun')
    const text = before + behind
    const { from, to, insert, start } = nameIn(begun, 'asha.verma')({ text, start: begun.to, end: begun.to })
    const whole = text.slice(0, from) + insert + text.slice(to)
    return `${whole.slice(0, start)}|${whole.slice(start)}`
  }
  expect(after('Ask @Asha V')).toBe('Ask @asha.verma |')
  expect(after('Ask @as', ' now')).toBe('Ask @asha.verma |now')
})

test('earlier results stay only while they still match', () => {
  const asha = { handle: 'asha.verma', name: 'Asha Verma', profilePhoto: null }
  for (const begun of ['a', 'ASHA v', 'ver', 'asha.v']) expect(fitsName(asha, begun), begun).toBe(true)
  for (const begun of ['sha', 'asha vermas', 'verma a']) expect(fitsName(asha, begun), begun).toBe(false)
})
