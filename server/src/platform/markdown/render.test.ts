import { describe, expect, test } from 'vitest'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { renderMarkdown } from './render.ts'
import { renderText } from './render-text.ts'

const html = async (source: string) => (await renderMarkdown(source)).html
const find = async (source: string, tag: string) =>
  elementsOf(await html(source)).filter((element) => element.tag === tag)

describe('text', () => {
  test('BLOG-14 headings, lists and images are rendered', async () => {
    const elements = elementsOf(await html('## Two\n\n- a\n- b\n\n1. c\n\n![chart](/photos/a.png)'))
    const tags = elements.map((element) => element.tag)
    expect(tags).toEqual(['h2', 'ul', 'li', 'li', 'ol', 'li', 'p', 'img'])
    expect(elements.at(-1)?.attributes).toMatchObject({ src: '/photos/a.png', alt: 'chart', loading: 'lazy' })
  })
  test('BLOG-14 a table scrolls by itself and aligns its columns with classes', async () => {
    const elements = elementsOf(await html('| a | b |\n|---|--:|\n| 1 | 2 |'))
    expect(elements[0]).toMatchObject({ tag: 'div', attributes: { class: 'table-wrap', tabindex: '0' } })
    expect(elements[1]).toMatchObject({ tag: 'table', attributes: { class: 'table' } })
    expect(elements.filter(({ tag }) => tag === 'td').map(({ attributes }) => attributes.class)).toEqual([
      undefined,
      'r',
    ])
  })
  test('BLOG-14 headings get ids of the server’s own, each one once', async () => {
    const { html, headings } = await renderMarkdown(
      '## Two pointers\n\n### Why?\n\n## Two pointers\n\n# `f` of $x$',
    )
    expect(headings).toEqual([
      { id: 'h-two-pointers', text: 'Two pointers', level: 3 },
      { id: 'h-why', text: 'Why?', level: 4 },
      { id: 'h-two-pointers-3', text: 'Two pointers', level: 3 },
      { id: 'h-f-of-x', text: 'f of x', level: 2 },
    ])
    const ids = elementsOf(html).flatMap(({ attributes }) => attributes.id ?? [])
    expect(ids).toEqual(headings.map((heading) => heading.id))
  })
  test('BLOG-14 a heading that says nothing is none, for screen readers would stop at it', async () => {
    const zeroWidth = String.fromCodePoint(0x200b)
    const { html, headings } = await renderMarkdown(
      `##\n\n${zeroWidth}\n---\n\n## ![chart](/photos/a.png)\n\nText`,
    )
    expect(headings).toHaveLength(1)
    expect(elementsOf(html).map(({ tag }) => tag)).toEqual(['h2', 'img', 'p'])
  })
  test('SAFE-130 no text brings a first heading: it goes down by one level as a whole', async () => {
    const tags = async (source: string) =>
      elementsOf(await html(source)).flatMap(({ tag }) => (/^h\d$/.test(tag) ? tag : []))
    expect(await tags('# a\n\n## b\n\n### c\n\n###### d')).toEqual(['h2', 'h3', 'h4', 'h6'])
    for (const written of [
      '<h1>a</h1>',
      '<H1\nid=x>a</H1>',
      'a\n===',
      '> # a',
      '- # a',
      '<div><h1>a</h1></div>',
    ])
      expect(await tags(`${written}\n\n## b`), written).toEqual(['h2', 'h3'])
    expect(await tags('## b\n\n### c\n\n`<h1>`')).toEqual(['h2', 'h3'])
    const { html: markup, headings } = await renderText('# One\n\n## Two\n\n<h1>no id</h1>', {})
    expect(headings.map(({ level }) => level)).toEqual([2, 3])
    expect(markup).toBe('<h2 id="h-one">One</h2>\n<h3 id="h-two">Two</h3>\n<h2>no id</h2>')
  })
  test('BLOG-14 a text among others carries no ids', async () => {
    const { html } = await renderMarkdown('## Two pointers', { headingIds: false })
    expect(html).toBe('<h2>Two pointers</h2>\n')
  })
  test('BLOG-14 an image of another site is a link to it, and text inside a link', async () => {
    for (const source of ['![a < b](https://x.org/a.png)', '<img src="https://x.org/a.png" alt="a < b">'])
      expect(await html(source)).toContain(
        '<a href="https://x.org/a.png" rel="noopener nofollow ugc">a &lt; b</a>',
      )
    expect(await html('![](https://x.org/a.png)')).toContain('>Image</a>')
    expect(textOf(await html('<img src="javascript:x" alt="words">'))).toContain('words')
    const linked = await find('[![badge](https://x.org/a.svg)](https://y.org)', 'a')
    expect(linked.map(({ attributes }) => attributes.href)).toEqual(['https://y.org'])
  })
  test('D31 a picture of this site says how large it is, whatever its author wrote, so that nothing jumps', async () => {
    const src = `/pictures/${'a'.repeat(22)}-640x480.webp`
    const sized = { src, alt: 'x', width: '640', height: '480', loading: 'lazy' }
    for (const source of [`![x](${src})`, `<img src="${src}" alt="x" width="9" height="9">`])
      expect((await find(source, 'img'))[0]?.attributes).toMatchObject(sized)
    const [other] = await find('<img src="/photos/a.png" width="9" height="9">', 'img')
    expect(other?.attributes).not.toHaveProperty('width')
  })
  test('SAFE-392 a picture is one of the site’s pictures; any other address is a link, since loading it may act', async () => {
    for (const src of [
      '/members.csv',
      '/api/v1/members/me/export',
      'dsa',
      '/pictures/../members.csv',
      '/photos/a.webp?x=/',
    ])
      for (const source of [`![list](${src})`, `<img src="${src}" alt="list">`]) {
        expect(await find(source, 'img'), source).toEqual([])
        expect(textOf(await html(source))).toContain('list')
      }
    expect(await find('[![x](/members.csv)](https://y.org)', 'a')).toHaveLength(1)
    for (const src of ['/mark.svg', '/photos/a.webp'])
      expect(await find(`![x](${src})`, 'img')).toHaveLength(1)
  })
  test('D31 pictures of other hosts are named, so that their author can be told why they are links', async () => {
    const { outside } = await renderMarkdown(
      '![a](https://x.org/a) <img src="http://x.org/b"> [![c](https://x.org/c.svg)](https://y.org) ![d](/d.png)\n\n' +
        'https://x.org/e.PNG?x=1 https://x.org/page `![f](https://x.org/f)` [g](https://x.org/g.png)',
    )
    expect(outside.sort()).toEqual(
      ['https://x.org/a', 'http://x.org/b', 'https://x.org/c.svg', 'https://x.org/e.PNG?x=1'].sort(),
    )
  })
  test('BLOG-14 an address is a link, a file name is not', async () => {
    const links = await find('https://example.com and main.py and a.sh', 'a')
    expect(links.map(({ attributes }) => attributes)).toEqual([
      { href: 'https://example.com', rel: 'noopener nofollow ugc' },
    ])
  })
  test('BLOG-14 items that begin with a box are tasks, ticked or not, which no reader can tick', async () => {
    const source =
      '- [x] **done** and `x`\n- [ ] open\n  1. [X] inside\n- plain [x]\n- [x](/a)\n- [y] b\n- [x]c\n\n[x] d'
    const boxes = await find(source, 'input')
    const box = (more: object) => ({ type: 'checkbox', disabled: '', ...more })
    expect(boxes.map(({ attributes }) => attributes)).toEqual([
      box({ checked: '', 'aria-label': 'Completed task' }),
      box({ 'aria-label': 'Open task' }),
      box({ checked: '', 'aria-label': 'Completed task' }),
    ])
    const items = (await find(source, 'li')).map(({ attributes }) => attributes.class)
    expect(items).toEqual(['task', 'task', 'task', undefined, undefined, undefined, undefined])
    expect(
      textOf(await html(source))
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('done and x open inside plain [x] x [y] b [x]c [x] d')
    // Boxes also work in loose lists, quotations and feeds. Code has none.
    expect(await find('> - [ ] a\n>\n> - [x] b', 'input')).toHaveLength(2)
    expect(await find('`- [x] a`\n\n    - [x] b', 'input')).toHaveLength(0)
    const feed = await renderMarkdown('- [x] a ||b||', { hideSpoilers: true })
    expect(elementsOf(feed.html).filter(({ tag }) => tag === 'input')).toHaveLength(1)
  })
  test('BLOG-17 safe inline HTML is kept', async () => {
    const markup = await html('<kbd>Ctrl</kbd> H<sub>2</sub>O <details open><summary>s</summary>t</details>')
    for (const kept of ['<kbd>Ctrl</kbd>', 'H<sub>2</sub>O', '<summary>s</summary>'])
      expect(markup).toContain(kept)
  })
})

describe('code', () => {
  test('BLOG-15 in a feed, which has no style sheet, code has no colours', async () => {
    const source = '```python\ndef f(a):\n    return a < 1\n```'
    const { html: feed } = await renderMarkdown(source, { hideSpoilers: true })
    expect(feed).toContain('def f(a):')
    expect(feed).toContain('a &lt; 1')
    expect(feed).not.toMatch(/<span class="[ksdfc]"/)
    expect(await html(source)).toContain('<span class="k">def</span>')
  })
  test('BLOG-15 tokens carry the classes of the style sheet, lines stand in spans, nothing has a style', async () => {
    const markup = await html('```python two.py {2}\ndef f(a):\n    return len(a) + 1  # one\n```')
    for (const token of ['k">def', 'f">f', 'k">return', 'd">1', 'c"># one'])
      expect(markup).toContain(`<span class="${token}`)
    expect(markup).toContain('<figcaption class="label plain">two.py</figcaption>')
    expect(markup).toContain('<span class="hl">    ')
    expect(markup).not.toContain('style=')
  })
  const samples: [string, string, string][] = [
    ['cpp', 'template <typename T> class A : public B { virtual int f() override; };', 'k">template'],
    ['c++', 'std::vector<int> a; // c', 'c">'],
    ['c', 'int main(void) { return 0; }', 'k">return'],
    ['python', 'x = "a"', 's">'],
    ['js', 'const f = (a) => a + 1', 'k">const'],
    ['typescript', 'interface A { b: string }', 'k">interface'],
    ['java', 'public class A { }', 'k">public'],
    ['go', 'func f() int { return 1 }', 'k">func'],
    ['rust', 'fn f() -> i32 { 1 }', 'k">fn'],
    ['sql', 'select 1 from a', 'k">select'],
    ['bash', 'echo "$x"', 's">'],
    ['json', '{"a": 1}', 'd">1'],
    ['html', '<p class="a">b</p>', 'k">p'],
    ['css', '.a { color: red }', 'f">'],
  ]
  test.each(samples)('BLOG-15 %s is coloured', async (language, source, token) => {
    const markup = await html(`\`\`\`${language}\n${source}\n\`\`\``)
    expect(markup).toContain(`<span class="${token}`)
    expect(textOf(markup.replace(/<header>.*<\/header>/, '')).trim()).toBe(source)
  })
  test('BLOG-15 the text of a block is the text that was written', async () => {
    const source = 'a < b && c\n\n\tx = "</code><script>"\n'
    for (const language of ['cpp', 'html', 'nonsense', '']) {
      const markup = await html(`\`\`\`${language}\n${source}\`\`\``)
      expect(textOf(markup.replace(/<header>.*<\/header>/, '')).trim()).toBe(source.trim())
    }
  })
})

describe('math', () => {
  test('BLOG-16 formulas are MathML, in a line and as a block', async () => {
    const [inline] = await find('so $a_1 + \\frac{1}{2}$ is', 'math')
    expect(inline?.attributes.display).toBeUndefined()
    const [block] = await find('$$\n\\sum_{i=1}^n i\n$$', 'math')
    expect(block?.attributes.display).toBe('block')
    expect(await find('$$x^2$$', 'math')).toHaveLength(1)
  })
  test('BLOG-16 money, code and an escaped sign are no formulas', async () => {
    for (const source of ['from $5 to $6', '`$x$`', '\\$x\\$', 'a $ b $ c', '$', '$$', '$$$$'])
      expect(await find(source, 'math')).toEqual([])
  })
  test('BLOG-16 a formula is still found behind a sign that opens none', async () => {
    expect(await find('costs $ 5, and $ y, yet $x$ holds', 'math')).toHaveLength(1)
  })
  test('BLOG-16 an invalid formula is shown as text, with the reason', async () => {
    const text = textOf(await html('$\\frac{1$ and $\\nonsense$'))
    expect(text).toContain('\\frac{1')
    expect(text).toContain("expected '}'")
    expect(text).toContain('Undefined control sequence: \\nonsense')
  })
  test('BLOG-16 a function name has space to its neighbours, but none to a bracket', async () => {
    const spaces = async (tex: string) =>
      (await find(`$${tex}$`, 'mo'))
        .filter(({ attributes }) => attributes.lspace !== undefined)
        .map(({ attributes }) => [attributes.lspace, attributes.rspace])
    const thin = '0.17em'
    expect(await spaces('O(n \\log n)')).toEqual([[thin, thin]])
    expect(await spaces('n^2\\log_2 n')).toEqual([[thin, thin]])
    expect(await spaces('O(\\log n)')).toEqual([['0', thin]])
    expect(await spaces('\\log(n)')).toEqual([['0', '0']])
    expect(await spaces('1 + \\log_2(n)')).toEqual([['0', '0']])
    expect(await spaces('(n + 1)\\log \\log n')).toEqual([
      [thin, thin],
      ['0', thin],
    ])
    expect(textOf(await html('$n \\log n$'))).toContain('nlogn')
  })
  test('SAFE-311 no formula reaches over the text around it, whatever size its commands name', async () => {
    const lengths = async (tex: string) => {
      const found = (await html(`$${tex}$`)).matchAll(
        / (?!mathsize)[a-z]+="([+-]?[\d.]+)(?:em|ex|pt|px|cm|in|mm|pc)"/g,
      )
      return [...found].map(([, length]) => Math.abs(Number(length)))
    }
    const sizes = ['1000em', '-1000em', '9999pt', '-9999in', '99999mu', '-99999ex', '-5000cm']
    const commands = [
      '\\kern#',
      '\\mkern#',
      '\\hskip#',
      '\\mskip#',
      '\\hspace{#}',
      '\\hspace*{#}',
      '\\raisebox{#}{x}',
      '\\rule{#}{#}',
    ]
    const more = [
      '\\rule[#]{#}{#}',
      '\\genfrac(]{#}{1}{a}{b}',
      'a\\above{#}b',
      'a\\\\[#]b',
      '\\begin{matrix}a\\\\[#]b\\end{matrix}',
    ]
    for (const command of [...commands, ...more])
      for (const size of sizes) {
        const tex = `x${command.replaceAll('#', size)} y`
        for (const length of await lengths(tex)) expect(length, tex).toBeLessThanOrEqual(320)
        for (const many of [tex.repeat(20), `${'\\raisebox{20em}{$'.repeat(9)}x${'$}'.repeat(9)}`])
          expect(
            (await lengths(many)).filter((length) => length > 2.2).reduce((sum, one) => sum + one, 0),
            many,
          ).toBeLessThan(1_000)
      }
    expect(await lengths('\\kern-1000em x')).toEqual([20])
    expect(await lengths('\\kern-0.5em x \\quad \\raisebox{2pt}{y}')).toEqual([0.5, 1, 2])
    const huge = (await html(`$${'{\\Huge '.repeat(9)}x${'}'.repeat(9)}$`)).match(/mathsize="[^"]*"/g)
    expect(huge).toEqual(['mathsize="2.488em"', ...Array(8).fill('mathsize="1em"')])
  })
  test('safety X1 a formula sets no style, loads nothing and links nowhere', async () => {
    const formulas = [
      '\\fcolorbox{red}{blue}{x}',
      '\\href{javascript:alert(1)}{x}',
      '\\includegraphics{http://a/b}',
    ]
    for (const tex of [...formulas, '\\htmlStyle{color:red}{x}', '\\url{http://a}']) {
      for (const { tag, attributes } of elementsOf(await html(`$${tex}$`))) {
        expect(['a', 'img', 'mglyph']).not.toContain(tag)
        for (const name of Object.keys(attributes)) expect(['style', 'href', 'src', 'id']).not.toContain(name)
      }
    }
  })
})

describe('what it costs', () => {
  test('rendering the same text twice is one rendering', () => {
    expect(renderMarkdown('# once')).toBe(renderMarkdown('# once'))
  })

  const long = (unit: string) => unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000)
  const units = [
    '[',
    '![',
    '[a](',
    '**a ',
    '*_*_',
    '`',
    '``a',
    '<a ',
    '<b>',
    '<!--',
    '$a ',
    '$x$ ',
    '$$\na\n',
    '> ',
    '  - a\n',
  ]
  const more = [
    '# a\n',
    '|a',
    'a|b\n-|-\n',
    '|a|b|\n|-|-|\n',
    'https://a.b ',
    '```cpp\nint a;\n```\n',
    '<table>',
    '&',
    '(',
    '||a ',
    '||a`',
    '||a||',
    ':::spoiler\n',
    '<div>\n',
    'a[i](',
  ]
  const whole = [
    `<div>\n${'<!-- '.repeat(20_000)}`,
    `${'<b>'.repeat(16_000)}${'</i>'.repeat(12_000)}`,
    '['.repeat(50_000) + ']'.repeat(50_000),
    `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(16_000)}`,
    `${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n${'|x\n'.repeat(20_000)}`,
    `\`\`\`cpp\n${'('.repeat(199)}\n`.repeat(500),
    `$${'\\sqrt{'.repeat(200)}a${'}'.repeat(200)}$ `.repeat(70),
  ]
  // The promise is half a second. A busy machine gets more, and quadratic time fails even so.
  test.each(
    [...units, ...more]
      .map(long)
      .concat(whole)
      .map((source) => [source.slice(0, 24), source]),
  )('safety X6 100 kB of %j render in time', async (_, source) => {
    await renderText('```cpp\nint a;\n```\n$x$', {})
    // Counts only this process's time.
    const start = process.cpuUsage()
    await renderText(source, {})
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_500)
  })
})
