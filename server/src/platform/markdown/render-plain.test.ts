import { expect, test } from 'vitest'
import { renderPlain } from './render-plain.ts'

const page = 'https://club.example/events/1'

test('BLOG-314 a text is read without markup as its page shows it', async () => {
  for (const [source, text] of [
    ['**Both** of _them_, `a<b>` and vector<int>', 'Both of them, a<b> and vector<int>'],
    [
      '# One\n\nTwo\nthree\n\n- a\n- b\n  1. c\n  2. d\n\n3. e',
      'One\n\nTwo\nthree\n\n- a\n- b\n  1. c\n  2. d\n3. e',
    ],
    ['> said\n> twice\n\nanswered', '> said\n> twice\n\nanswered'],
    ['```cpp two.cpp\nint a;\n\n  return a && 1;\n```', 'int a;\n\n  return a && 1;'],
    ['It costs $O(n \\log n)$:\n\n$$\nx^2\n$$', 'It costs O(n \\log n):\n\nx^2'],
    ['- [x] done\n- [ ] open', '- [x] done\n- [ ] open'],
    ['| a | b |\n|--|--|\n| 1 | 2 |', 'a | b\n1 | 2'],
    ['a<br>b\n\n---\n\n![c](/d.png)', 'a\nb\n\n---\n\nc'],
    ['[Seats](/events), <https://x.org> and <a@b.example>', 'Seats, https://x.org and a@b.example'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])
    expect(await renderPlain(source ?? ''), source).toBe(text)
})

test('BLOG-314 what is hidden stays hidden', async () => {
  const source = 'So ||secret|| is\n\n:::spoiler secret\nsecret\n\n:::spoiler\nsecret\n:::\n:::\n\nit'
  expect(await renderPlain(source)).toBe('So … is\n\n…\n\nit')
  const hint = 'Spoiler: it opens on the page itself.'
  expect(await renderPlain(source, { page })).toBe(`So ${hint} is\n\n${hint}\n\nit`)
})

test('BLOG-314 outside of the site a link names its whole address', async () => {
  const source = '[Seats](/events), [here](#a), <https://x.org>, a@b.example and ![map](/photos/a.png)'
  expect(await renderPlain(source, { page })).toBe(
    `Seats (https://club.example/events), here (${page}#a), https://x.org, a@b.example and map (https://club.example/photos/a.png)`,
  )
  const named = await renderPlain('[https://x.org](https://x.org) and [x](https://x.org/?a=1&b=2)', { page })
  expect(named).toBe('https://x.org and x (https://x.org/?a=1&b=2)')
})
