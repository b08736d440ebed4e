import { describe, expect, test } from 'vitest'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { renderMarkdown } from './render.ts'

const html = async (source: string) => (await renderMarkdown(source)).html
/** Returns the visible text in one line. */
const read = async (source: string) =>
  textOf(await html(source))
    .replace(/\s+/g, ' ')
    .trim()

/** Lines as students write them in a thread, without backticks. Each is shown as it was typed. */
const lines: Record<string, readonly string[]> = {
  'C++': [
    'Use vector<int> v; and then v.push_back(1)',
    '#include <iostream> and #include <bits/stdc++.h>',
    '#include <set>',
    'map<string, vector<pair<int,int>>> m; set<s> t; pair<u, v> p',
    'for i<n and j>m',
    'while (a <b and c> d) i++;',
    'template <class T> struct S<T> { T* p; };',
    'vector<std::string> names; <std::pair> too',
    'if(a||b||c) return;',
    'if (!a ||!b||!c) and x>0||y>0||z>0 and f(x)||g(y)||h(z)',
    'int *p, *q; *p = *q; /*no*/ x; 2*(*p)*3',
    'p = &sum; f(&num); return &copy;',
    'sort(v.begin(), v.end(), [](int a) { return a; }); auto f = [&](int);',
    'dp[i](j) and a[0](b.c), f[a]()',
    'define __gcd(a, __gcd(b, c)), __FILE__ and __LINE__',
    'std::cout << "a" << std::endl; // std::vector //main.cc //a.in',
    'x = a<p ? q : r>s; y = a <b> c',
    'auto it = m.find(k); it->second; a->b; i<-j; x <=> y; a <> b',
  ],
  shell: [
    'export PATH=$PATH:$HOME/bin',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of a shell
    'echo "$a$b" ${x}${y} $(pwd)/$(date)',
    '$PATH and $HOME, $1,$2 and $NF',
    'awk \'{print $1+$NF}\' and grep "foo$|bar$"',
    'ls *.txt *.md; rm *',
    'sort <a >b; cat <<EOF; cmd <s >t 2>&1',
    'sed s/a*b*/c/ and a.*b.*c and .*foo.*',
    '#!/bin/bash',
    '#include at the start, #tag and #1',
    'it costs $5 and $6, or 5$ and 6$, US$5 to US$6',
    '~/.bashrc ~/x ~user a~b~c',
    'user@host:/path, mail a@b.example',
  ],
  SQL: [
    'SELECT count(*) FROM t WHERE n > (SELECT count(*) FROM u)',
    'select t.*,u.* from t where a<b and c>d or x <> y',
    "where a like '%a_b%' or b like '_c%'",
    'select a*b*c as d from e',
    'select x||y||z as name from t',
    'select "*" and \'*\' and [*] and {*}',
  ],
  Python: [
    'def __init__(self): and __name__ == "__main__"',
    'snake_case_name, snake_case__x and a_b_c',
    'n**2 + m**2 and 2**n**m and f(*a, **k)(*b, **l)',
    '{**a,**b} and [*a,*b] and print(*a, sep="*")',
    'x = y if a <u and i> j else z',
    'a[i:j], d[k](x), [i](j), [0](x), [x](y)',
    '[0]: the first element',
    'x<y>z and List[int] -> Dict[str, int]',
    'a, _, b = f(_) and for _ in range(n)',
    ':smile: :) a:b:c x[::2]',
  ],
  mathematics: [
    'a*b*c and 2*n*m and (a)*b*(c) and (n)*(n-1)*(n-2)',
    '3*x^2 + 2*x*y^2 and a^b^c and x_1, x_2',
    '||x||_2 <= ||x||^2 and |a|*|b|*|c|',
    '~~(a/b)+~~(c/d) and a~~b~~c',
    'if a<b<c then b<c>a, i.e. 3 < 5 > 2',
    'f(n) = O(n*log(n)*m) and sum_{i=1}^{n} i*(i+1)*2',
    '{x | x>0} and a|b|c and [0, 1) and (0, 1]',
    'x <- 5, x<=y, x>=y, x<u>y',
    'R$5 and a $b$c and 5$/6$',
    '[^1] is a note, [1][2] is none, x[^2]',
    'Use <T> or <name> or </div> or <!DOCTYPE html> or <?php ?> or <br x>',
    'the <p> tag, a <code> tag, <img>, <a> and <details>',
  ],
}

describe('code in prose', () => {
  const all = Object.entries(lines).flatMap(([kind, each]) => each.map((line) => [kind, line] as const))
  test('BLOG-311 fifty lines and more are looked at', () => expect(all.length).toBeGreaterThan(50))
  test.each(all)('BLOG-311 %s is read as it was typed: %s', async (_, line) => {
    expect(await read(line)).toBe(line)
    expect(await read(`Why does ${line} fail?`)).toBe(`Why does ${line} fail?`)
    expect(await read(`> - so: ${line}`)).toBe(`so: ${line}`)
  })
})

describe('tags', () => {
  const NEVER = [
    '<script>alert(1)</script>',
    '<style>a{}</style>',
    '<iframe src=x></iframe>',
    '<svg onload=x>',
  ]
  const ALSO = ['<T>', '<!-- never closed', '<?php echo 1 ?>', '<![CDATA[x]]>', '<textarea>', '<x-y a="b">']
  test.each([...NEVER, ...ALSO])(
    'BLOG-312 a tag that nobody may write is shown as typed: %s',
    async (tag) => {
      for (const source of [tag, `a ${tag} b`, `- ${tag}`, `<div>\n${tag}\n</div>`]) {
        const markup = await html(source)
        expect(textOf(markup), source).toContain(tag)
        for (const { tag: name } of elementsOf(markup)) expect(['p', 'div', 'ul', 'li']).toContain(name)
      }
    },
  )

  const bold = async (source: string) =>
    elementsOf(await html(source)).filter(({ tag }) => tag === 'b').length
  test('BLOG-312 one that is not closed in its paragraph, or was never opened, is text', async () => {
    for (const text of [
      'a <b> c',
      'a </b> c',
      '<b>a\n\nb</b>',
      '- <b>a\n- b</b>',
      '<b x y>a</b> and',
      '<b>x</i>',
    ]) {
      expect(await bold(text), text).toBe(0)
      expect(textOf(await html(text)).match(/<\/?b/g), text).not.toBeNull()
    }
    expect(await bold('<b>a</b> and *<b>c</b>*')).toBe(2)
    expect(await read('<b><i>x</b> y')).toBe('<i>x y')
  })

  test('BLOG-312 blocks of tags go on over paragraphs, and code in them is read as typed', async () => {
    const source =
      '<details>\n<summary>Set<int> s</summary>\n\n**so** vector<int> v\n\n</details>\n\n> </details>'
    const elements = elementsOf(await html(source)).map(({ tag }) => tag)
    expect(elements).toEqual(['details', 'summary', 'p', 'strong', 'blockquote', 'p'])
    expect(await read(source)).toBe('Set<int> s so vector<int> v </details>')
    const list = await html(
      '<ul><li>one<li>two</ul>\n\n<table><tr><td>a<td>b</table>\n\n<pre>\nmap<a> b\n\n</pre>',
    )
    expect(elementsOf(list).map(({ tag }) => tag)).toEqual([
      'ul',
      'li',
      'li',
      'div',
      'table',
      'tbody',
      'tr',
      'td',
      'td',
      'pre',
    ])
    expect(textOf(list)).toContain('map<a> b')
  })

  test('BLOG-312 a block that opens and is never closed is a paragraph, and what follows stays what it is', async () => {
    for (const tag of ['<p> is a tag', '<pre>', '<!-- a', '<div class="x">', '</details>', '<table> *and*']) {
      const tags = elementsOf(await html(`${tag}\n\n## Then\n\n- a`)).map((one) => one.tag)
      expect(
        tags.filter((one) => one !== 'em'),
        tag,
      ).toEqual(['p', 'h2', 'ul', 'li'])
    }
    expect(await read('a <!-- b --> c')).toBe('a c')
    expect(await html('<!-- b -->\n\nc')).toBe('<p>c</p>\n')
  })
})

describe('markup that stays', () => {
  const elements = async (source: string) => elementsOf(await html(source)).map(({ tag }) => tag)
  test('BLOG-311 emphasis, links, formulas and quotes are what they were', async () => {
    for (const [source, ...tags] of [
      ['so *this*, **that** and _these_ (*all*): "*a*"', 'em', 'strong', 'em', 'em', 'em'],
      ['**true**/**false**, *a*-*b* and **Input:**', 'strong', 'strong', 'em', 'em', 'strong'],
      ['शब्द**ज़ोर**शब्द 这是**重点**内容', 'strong', 'strong'],
      ['~~gone~~ and __two words__', 's', 'strong'],
      ['[a](/b) [c](https://x.org) [d](#e) <https://x.org> see[here](/x)', 'a', 'a', 'a', 'a', 'a'],
      ['`x`, `y`', 'code', 'code'],
      ['f(x)\n\n[a]\n\n[a]: /b', 'p', 'a'],
    ] as const)
      expect((await elements(source)).slice(1), source).toEqual(tags)
    for (const formula of ['the $n$th', '$x$, $y_1$ and', '($n+1$)', '$\\{a\\}$', '$$x$$', '$10 mod 3$'])
      expect(await elements(formula), formula).toContain('math')
    expect(await elements('> a\n\n>> b')).toEqual(['blockquote', 'p', 'blockquote', 'blockquote', 'p'])
  })

  test('BLOG-313 no footnote becomes a link to a word of it', async () => {
    const source = 'As shown[^1].\n\n[^1]: note\n\n[^2]: https://x.org/a'
    expect(await elements(source)).toEqual(['p', 'p', 'p', 'a'])
    expect(await read(source)).toBe('As shown[^1]. [^1]: note [^2]: https://x.org/a')
  })
})
