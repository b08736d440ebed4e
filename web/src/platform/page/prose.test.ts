import { expect, test } from 'vitest'
import { excerptOf } from './prose.tsx'

test('BLOG-14 an article is described by its first paragraph, as plain text', () => {
  expect(excerptOf('<h2>One</h2><p>Use <code>a &lt; b</code>,\n not <em>this</em>.</p><p>Two</p>')).toBe(
    'Use a < b, not this.',
  )
  expect(excerptOf('<ul><li>only a list</li></ul>')).toBeUndefined()
})

test('BLOG-14 a long description ends at a word', () => {
  const text = excerptOf(`<p>${'word '.repeat(60)}</p>`) ?? ''
  expect(text.length).toBeLessThanOrEqual(161)
  expect(text).toMatch(/word…$/)
})

test('text hidden on the page stays hidden', () => {
  const box = '<label class="spoiler"><input type="checkbox"><span>the <em>butler</em></span></label>'
  expect(excerptOf(`<p>It was ${box}!</p>`)).toBe('It was …!')
})

test('BLOG-314 a formula is read once, as its author wrote it, and nothing of a hidden block', () => {
  const formula =
    '<math><semantics><mrow><msup><mi>n</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">n^2 &lt; 5</annotation></semantics></math>'
  expect(excerptOf(`<p>It takes ${formula} steps.</p>`)).toBe('It takes n^2 < 5 steps.')
  const hidden =
    '<details class="spoiler"><summary>S</summary>\n<p>secret</p>\n<details>x</details><p>y</p></details>'
  expect(excerptOf(`${hidden}<p>Shown</p>`)).toBe('Shown')
})
