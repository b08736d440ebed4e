import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GivenAnswer, HowItDiffers } from './given-answer.tsx'

type Part = Pick<ProblemPage, 'style' | 'comparison' | 'checked'>
const plain: Part = { style: 'function', comparison: null, checked: false }

function shown(problem: Part, given: string, expected: Parameters<typeof GivenAnswer>[0]['expected']) {
  const props = { problem: problem as ProblemPage, given, expected }
  return renderToStaticMarkup(
    <>
      <GivenAnswer {...props} />
      <HowItDiffers {...props} />
    </>,
  )
}

test('RES-08 what differs is marked, and a sentence says how', () => {
  expect(shown(plain, '[1,3]', [1, 2])).toBe(
    '[1, <mark>3</mark>]<p class="small">One number is one too large.</p>',
  )
  expect(shown({ ...plain, style: 'stdin' }, 'no\n', 'No\n')).toBe(
    '<mark>no</mark><p class="small">Only upper and lower case differ.</p>',
  )
})

test('RES-08 nothing is marked where other answers may be right too, none is known, or it was not wrong', () => {
  expect(shown({ ...plain, checked: true }, '[1,3]', [1, 2])).toBe('[1, 3]')
  expect(shown(plain, '[1,3]', undefined)).toBe('[1, 3]')
  expect(shown({ ...plain, comparison: { order: 'outer' } }, '[3,1]', [1, 2])).toBe('[<mark>3</mark>, 1]')
})

test('RES-08 an answer is text, whatever it holds, and an empty one is named', () => {
  expect(shown({ ...plain, style: 'stdin' }, '<b>1</b>', '2')).not.toContain('<b>')
  expect(shown({ ...plain, style: 'stdin' }, '\n', '2')).toBe('(nothing)')
})
