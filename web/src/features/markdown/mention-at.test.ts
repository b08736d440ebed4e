import { expect, test } from 'vitest'
import { fitsName, mentionAt, nameIn } from './mention-at.ts'

const at = (text: string) => mentionAt({ text, start: text.length, end: text.length })
const q = (text: string) => at(text)?.q

test('a name is begun by a sign where a word could begin, and holds one blank', () => {
  expect(q('@')).toBe('')
  expect(q('Ask @as')).toBe('as')
  expect(q('(@Asha V')).toBe('Asha V')
  expect(q('> @asha.v')).toBe('asha.v')
  expect(q('@José')).toBe('José')
})

test('nothing is begun in an address, behind a sentence or in what is chosen', () => {
  for (const text of ['me@as', 'a/@as', '@asha verma can', '@asha ', '@@a', 'none'])
    expect(q(text), text).toBeUndefined()
  expect(mentionAt({ text: '@as', start: 1, end: 3 })).toBeUndefined()
})

test('the handle takes the place of what was typed, and one blank follows', () => {
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

test('of what was found before only that stays which still fits', () => {
  const asha = { handle: 'asha.verma', name: 'Asha Verma', profilePhoto: null }
  for (const begun of ['a', 'ASHA v', 'ver', 'asha.v']) expect(fitsName(asha, begun), begun).toBe(true)
  for (const begun of ['sha', 'asha vermas', 'verma a']) expect(fitsName(asha, begun), begun).toBe(false)
})
