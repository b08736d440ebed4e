import { expect, test } from 'vitest'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { renderMarkdown } from './render.ts'

const html = async (source: string) => (await renderMarkdown(source)).html
const spoilers = async (source: string) =>
  elementsOf(await html(source)).filter(({ attributes }) => attributes.class === 'spoiler')

test('an inline spoiler is a checkbox with the hidden text, which is formatted like any text', async () => {
  expect(await html('So ||it *is* `a||b` and $x$|| then')).toMatch(
    /^<p>So <label class="spoiler"><input type="checkbox" autocomplete="off" aria-label="Show spoiler"><span>it <em>is<\/em> <code>a\|\|b<\/code> and <span class="math"><math.*<\/math><\/span><\/span><\/label> then<\/p>\n$/s,
  )
  expect(await spoilers('words ||hidden|| words: ||two||!')).toHaveLength(2)
})

test('bars in expressions, code and tables hide nothing', async () => {
  const sources = [
    'if (a || b || c)',
    'if(a||b||c)',
    'words||hidden||words',
    '||v||_2 and ||v||^2',
    '`a ||b|| c`',
    '```\n||b||\n```',
    '    ||b||',
    '||',
    '||||',
    '||a',
    '|| a||',
    '||a ||',
    '\\||a||',
    '[||a||](/x)',
    '| a | b |\n|---|---|\n|| c |',
  ]
  for (const source of sources) expect(await spoilers(source), source).toEqual([])
  expect(textOf(await html('x || y, ||z'))).toBe('x || y, ||z\n')
})

test('a block spoiler opens without a script and can hold blocks', async () => {
  const markup = await html('Before\n:::spoiler The *trick*\n- a\n\n```cpp\n:::\n```\n\n## End\n:::\nAfter')
  const elements = elementsOf(markup).map(({ tag }) => tag)
  expect(elements.slice(0, 5)).toEqual(['p', 'details', 'summary', 'ul', 'li'])
  expect(markup).toContain('<details class="spoiler"><summary>The *trick*</summary>')
  expect(markup).toMatch(/<\/details>\n<p>After<\/p>\n$/)
})

test('a block spoiler gets a default title, works inside a quote and another spoiler, and needs no end', async () => {
  expect(await html(':::spoiler\nx\n:::')).toContain('<summary>Spoiler</summary>')
  expect(await spoilers('> ::: spoiler One\n> :::spoiler Two\n> x\n> :::\n> y\n> :::\n\nz')).toHaveLength(2)
  expect(await html('> :::spoiler\n> x\n\nafter')).toMatch(/<\/details>\n<\/blockquote>\n<p>after<\/p>/)
  expect(await html(':::spoiler\nx\n\ny')).toMatch(/<p>y<\/p>\n<\/details>\n$/)
})

test('hidden text of a heading is not in the table of contents', async () => {
  const { headings } = await renderMarkdown('## The answer ||is *42*||')
  expect(headings).toEqual([{ id: 'h-the-answer', text: 'The answer', level: 2 }])
})

test('in mails and feeds a hint replaces each spoiler', async () => {
  const source =
    'It is ||secret *one* ||here||.\n\n:::spoiler secret title\nsecret ||two||\n:::\n\n- ||secret||\n'
  const hidden = (await renderMarkdown(source, { hideSpoilers: true })).html
  expect(textOf(hidden)).not.toContain('secret')
  expect(textOf(hidden).match(/Spoiler: it opens on the page itself\./g)).toHaveLength(3)
  expect(elementsOf(hidden).filter(({ tag }) => tag === 'label' || tag === 'details')).toEqual([])
})
