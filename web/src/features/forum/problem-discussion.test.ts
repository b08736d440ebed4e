import { expect, test } from 'vitest'
import { hidesSolution } from './problem-discussion.tsx'

const CODE = '<figure class="code"><pre><code>return 0</code></pre></figure>'
const spoiler = (inside: string) => `<details class="spoiler"><summary>Spoiler</summary>\n${inside}</details>`

test('TALK-03 only code outside of spoilers is hidden from those who have not solved the problem', () => {
  expect(hidesSolution('<p>Why does <code>[0]</code> count?</p>')).toBe(false)
  expect(hidesSolution(`<p>So:</p>${CODE}`)).toBe(true)
  expect(hidesSolution(`<p>So:</p>${spoiler(CODE)}`)).toBe(false)
  expect(hidesSolution(`${spoiler(CODE)}<p>Or</p>${CODE}${spoiler('<p>x</p>')}`)).toBe(true)
})
