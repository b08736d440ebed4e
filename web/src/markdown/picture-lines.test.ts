import { expect, test } from 'vitest'
import { firstWords, nameIn, pictureLine, placeFor, placesIn } from './picture-lines.ts'

test('a place names its file, and no two are the same', () => {
  const first = placeFor('heap.png', [])
  expect(first).toBe('![Uploading heap.png…]()')
  const second = placeFor('heap.png', [`x ${first} y`])
  expect(second).toBe('![Uploading heap.png (2)…]()')
  expect(placesIn(`a\n\n${first} ${second}\n${first}`)).toEqual([first, second])
  expect(nameIn(second)).toBe('heap.png (2)')
})

test('a file name breaks neither its place nor its picture', () => {
  for (const name of ['a](x) ![b.png', 'a\nb.png', '||$x$`*.png', '.png', '', '…'.repeat(90)]) {
    const place = placeFor(name, [])
    expect(placesIn(`before ${place} after`), name).toEqual([place])
    expect(pictureLine(firstWords(name), '/x')).toMatch(/^!\[[^[\]()`*$|\n]+\]\(\/x\)$/)
  }
})

test('a picture is first called what its file is called', () => {
  expect(firstWords('binary-search_tree.final.png')).toBe('binary search tree.final')
})

test('other pictures are no places', () => {
  expect(placesIn('![Uploading](/x) ![a]() ![Uploading a…](/x)')).toEqual([])
})
