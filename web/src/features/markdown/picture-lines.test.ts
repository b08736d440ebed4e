import { expect, test } from 'vitest'
import { aroundWholes, firstWords, nameIn, pictureLine, placeFor, placesIn } from './picture-lines.ts'

test('a placeholder names its file, and no two are the same', () => {
  const first = placeFor('heap.png', [])
  expect(first).toBe('![Uploading heap.png…]()')
  const second = placeFor('heap.png', [`x ${first} y`])
  expect(second).toBe('![Uploading heap.png (2)…]()')
  expect(placesIn(`a\n\n${first} ${second}\n${first}`)).toEqual([first, second])
  expect(nameIn(second)).toBe('heap.png (2)')
})

test('no file name breaks its placeholder or its picture', () => {
  for (const name of ['a](x) ![b.png', 'a\nb.png', '||$x$`*.png', '.png', '', '…'.repeat(90)]) {
    const place = placeFor(name, [])
    expect(placesIn(`before ${place} after`), name).toEqual([place])
    expect(pictureLine(firstWords(name), '/x')).toMatch(/^!\[[^[\]()`*$|\n]+\]\(\/x\)$/)
  }
})

test('the first description of a picture is its file name', () => {
  expect(firstWords('binary-search_tree.final.png')).toBe('binary search tree.final')
})

test('other pictures are not placeholders', () => {
  expect(placesIn('![Uploading](/x) ![a]() ![Uploading a…](/x)')).toEqual([])
})

test('D31 a picture is never inserted into a picture, a link or a code block, wherever the caret is', () => {
  const place = (marked: string) => {
    const text = marked.replaceAll('|', '')
    const [start = 0, end = start] = [...marked.matchAll(/\|/g)].map(({ index }, at) => index - at)
    const { start: first, end: last } = aroundWholes({ text, start, end })
    return `${text.slice(0, first)}<${text.slice(first, last)}>${text.slice(last)}`
  }
  const cases: [string, string][] = [
    ['![|first|](/x) b', '![first](/x)<> b'],
    ['!|[first](/x)', '![first](/x)<>'],
    ['![first](/|x)', '![first](/x)<>'],
    ['![Uploading a…](|)', '![Uploading a…]()<>'],
    ['|![first](/x)', '<>![first](/x)'],
    ['![first](/x)|', '![first](/x)<>'],
    ['a |![first](/x)| b', 'a <![first](/x)> b'],
    ['a |b ![fi|rst](/x)', 'a <b >![first](/x)'],
    ['![fi|rst](/x) b| c', '![first](/x)< b> c'],
    ['![a|](/x) m ![|b](/y)', '![a](/x)< m >![b](/y)'],
    ['[wo|rds](https://a.dev)', '[words](https://a.dev)<>'],
    ['[![a|](/x)](https://a.dev) b', '[![a](/x)](https://a.dev)<> b'],
    ['```cpp\nint |a;\n```\nb', '```cpp\nint a;\n```<>\nb'],
    ['```cpp\nint |a;', '```cpp\nint <>a;'],
    ['```\na\n```\nb|b\n```\nc\n```', '```\na\n```\nb<>b\n```\nc\n```'],
    ['[not a |link] (x) ![', '[not a <>link] (x) !['],
  ]
  for (const [marked, expected] of cases) expect(place(marked), marked).toBe(expected)
})

test('D31 a long text of brackets and backticks is searched quickly', () => {
  for (const unit of ['[', '![a](', '![a]', '```\n', '~~~\n', '[![a](b)', '~~~a\n'])
    expect(aroundWholes({ text: unit.repeat(5_000), start: 9, end: 9 }).text).toHaveLength(
      unit.length * 5_000,
    )
})
