import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '@callofcode/content/random'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { textOf } from '../../../testing/markup.ts'
import { longestOutput } from './math.ts'
import { renderText } from './render-text.ts'

const REPLY = 10_000
const fill = (unit: string, length = REPLY) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

beforeAll(async () => {
  await renderText('```cpp\nint a;\n```\n$x$', {})
})

/** Renders a text, and checks that its size and its time are in proportion. */
async function drawn(source: string): Promise<string> {
  const begun = process.cpuUsage()
  const { html } = await renderText(source, {})
  // An idle machine needs a tenth of it. Time that grows faster than the text fails even so.
  expect(process.cpuUsage(begun).user / 1000, source.slice(0, 200)).toBeLessThan(1_500)
  expect(html.length, source.slice(0, 200)).toBeLessThanOrEqual(longestOutput(source))
  return html
}

const chain =
  '$\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b}\\c$ '
const macros = [
  '$$\\def\\a#1{\\a{#1#1}}\\a{x}$$ ',
  chain,
  `$\\def\\a{${'x'.repeat(900)}}${'\\a'.repeat(190)}$ `,
  '$\\newcommand{\\a}{\\a\\a}\\a$ ',
  '$\\global\\let\\a=\\alpha\\a$ ',
]

describe('formulas', () => {
  test('safety X6 a formula defines no commands, and says so', async () => {
    for (const source of macros) {
      const html = await drawn(source.repeat(Math.ceil(4_000 / source.length)))
      expect(html).not.toContain('<math')
      expect(html).toMatch(/<\/code> <em>\\(def|newcommand|global) is not drawn here\.<\/em>/)
    }
  })

  /** All commands of KaTeX, read from its sources. */
  const folder = join(dirname(fileURLToPath(import.meta.resolve('katex'))), '../src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[tj]s$/.test(file),
  )
  const known = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/["'`]\\\\([a-zA-Z@]+)["'`]/g)].map(
      ([, word = '']) => word,
    ),
  )
  // `\\verb` draws the following text letter by letter.
  const words = [...new Set(known)].filter((word) => word !== 'verb')

  test('safety X6 no command of KaTeX defines another or prints what somebody wrote', async () => {
    expect(words.length).toBeGreaterThan(900)
    const prints = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
    for (const word of words) {
      const uses = ['\\qq{y}', '{\\qq}{y}', '\\qq=y', '\\qq y', '\\long\\def\\qq{y}'].map(
        (use) => `$\\${word}${use} \\qq$`,
      )
      expect((await renderText(uses.join(' and '), {})).html, word).not.toContain('<math')
    }
    for (const print of prints) expect(print).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('safety X6 whatever is made of the commands of KaTeX is drawn in time and in proportion', {
    tags: 'long',
  }, async () => {
    const random = new Random('formulas')
    // biome-ignore format: a list of what follows a command
    const ends = ['{x}', '{', '}', '[1]', 'x', '^', '_', '{x}{y}', '&', '\\\\', '(', '|', '{ab}{cd}{ef}', '1em', '{1em}', '{matrix}']
    const use = () => `\\${random.pick(words)}${random.pick(ends)}${random.bool() ? random.pick(ends) : ''}`
    for (let round = 0; round < 150; round += 1) {
      const nested = random.int(2, 150)
      const tex = random.bool()
        ? fill(use() + use() + use(), random.int(20, 1_900))
        : `${`\\${random.pick(words)}{`.repeat(nested)}x${'}'.repeat(nested)}`
      await drawn(fill(`$${tex}$ `))
    }
  })

  test('BLOG-16 safety X6 formulas beyond the limit of a text are shown as typed', async () => {
    const html = await drawn(fill('$\\frac{a}{b}$ and '))
    expect(html).toContain('</math></span> and <span class="math"><math')
    expect(html).toMatch(/and <code>\\frac\{a\}\{b\}<\/code> and/)
  })

  test('BLOG-16 a text that took too long with formulas and colours is rendered without them', async () => {
    const { html } = await renderText('*so* $x^2$\n\n```js\nconst a = 1\n```', { plain: true })
    expect(html).toContain('<em>so</em> <code>x^2</code>')
    expect(html).toContain('const a = 1')
    expect(html).not.toContain('class="k"')
  })
})

describe('text', () => {
  test('safety X6 an address that is defined once and used a thousand times is not drawn a thousand times', async () => {
    for (const length of [REPLY, 200_000]) {
      const address = `https://x.org/${'p'.repeat(length / 2)}`
      const html = await drawn(`[a]: ${address}\n\n${fill('[a]', length / 2)}`)
      expect(html.length).toBeLessThan(6 * length)
      expect(textOf(html)).toContain('[a][a]')
    }
    const some = await drawn(`${'[a] '.repeat(200)}\n\n[a]: https://x.org/page`)
    expect(some.match(/<a /g)).toHaveLength(200)
  })

  test('safety X6 a text whose markup is many times its length is shown as typed', async () => {
    const source = fill(`${'>'.repeat(60)}\n\n`)
    expect(textOf(await drawn(source)).trim()).toBe(source.trim())
  })

  // biome-ignore format: a list of marks
  const parts = [
    'a', ' ', '\n', '\n\n', '>', '> ', '- ', '1. ', '  ', '    ', '#', '# a', '|', '|-', '|a|b|\n|-|-|\n', '`', '```', '~~~', '```cpp\n', '*', '**', '_', '~~',
    '[', ']', '(', ')', '![', '[a]', '[a]: /b "c"\n', '[a](b)', '<', '<b>', '</b>', '<!--', '-->', '<table>', '<td>', '<details>', '<a href="x">', '&', '&amp;', '"',
    '$', '$$', '$x$', '$$\\frac12$$', '\\', '||', '||a||', ':::spoiler\n', ':::\n', '@a', 'https://a.b', '- [ ] ', '- [x] a\n', '\u0000', '\u{1F600}', '---\n', '===\n', '\t',
  ]
  test('safety X6 whatever is made of the marks of Markdown is drawn in time and in proportion', {
    tags: 'long',
  }, async () => {
    const random = new Random('marks')
    for (let round = 0; round < 300; round += 1) {
      const unit = Array.from({ length: random.int(1, 6) }, () => random.pick(parts)).join('')
      const start = random.pick(parts).repeat(random.int(0, 200))
      await drawn((start + fill(unit) + random.pick(parts)).slice(0, REPLY))
    }
  })
})
