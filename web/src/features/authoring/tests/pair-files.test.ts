import { expect, test } from 'vitest'
import { pairFiles, textsOfPairs } from './pair-files.ts'

const file = (name: string, text: string | undefined = name) => ({ name, text })

test('CLUB-653 files are paired by name, in natural order, whatever the end of their outputs', () => {
  const { pairs, left } = pairFiles(
    ['t10.in', 't2.out', 't10.ANS', 't2.in', 't1.in', 't1.ans'].map((name) => file(name)),
    false,
  )
  expect(left).toEqual([])
  expect(pairs.map(({ name, input, output, isShown }) => [name, input, output, isShown])).toEqual([
    ['t01', 't1.in', 't1.ans', true],
    ['t02', 't2.in', 't2.out', false],
    ['t10', 't10.in', 't10.ANS', false],
  ])
})

test('CLUB-653 what has no partner, is no text, is too large or comes twice is named, and the rest is taken', () => {
  const { pairs, left } = pairFiles(
    [
      file('a.in'),
      file('a.out'),
      file('a.ans'),
      file('b.in'),
      file('c.out'),
      file('notes.pdf'),
      { name: 'd.in', text: undefined },
      file('e.in', 'x'.repeat(200_001)),
    ],
    true,
  )
  expect(pairs.map(({ name, isShown }) => [name, isShown])).toEqual([['a', false]])
  expect(left).toEqual([
    { name: 'a.ans', why: 'twice' },
    { name: 'notes.pdf', why: 'unknown' },
    { name: 'd.in', why: 'noText' },
    { name: 'e.in', why: 'large' },
    { name: 'b.in', why: 'noOutput' },
    { name: 'c.out', why: 'noInput' },
  ])
})

test('CLUB-653 line ends become those of the judge, and samples are those that are called so', () => {
  const { pairs } = pairFiles(
    [file('1.in', '\uFEFF3\r\n1 2\r'), file('1.out', '6\r\n'), file('sample 1.in'), file('sample 1.out')],
    false,
  )
  expect(pairs).toEqual([
    { name: '1', input: '3\n1 2\n', output: '6\n', isShown: false },
    { name: 'sample-1', input: 'sample 1.in', output: 'sample 1.out', isShown: true },
  ])
})

test('CLUB-653 a test of the same name is replaced, in whichever folder it was', () => {
  const texts = { 'data/secret/1.in': '', 'data/secret/1.ans': '', 'data/secret/2.in': '' }
  expect(textsOfPairs([{ name: '1', input: 'i', output: 'o', isShown: true }], texts)).toEqual({
    'data/secret/1.in': null,
    'data/secret/1.ans': null,
    'data/sample/1.in': 'i',
    'data/sample/1.ans': 'o',
  })
})
