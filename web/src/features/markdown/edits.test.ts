import { expect, test } from 'vitest'
import { block, type Chosen, type Edit, link, prefix, wrap } from './edits.ts'

/** Reads `a [b] c`: the brackets mark the selection. */
function choose(marked: string): Chosen {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), start, end }
}
function after(marked: string, act: (chosen: Chosen) => Edit): string {
  const chosen = choose(marked)
  const { from, to, insert, start, end } = act(chosen)
  const text = chosen.text.slice(0, from) + insert + chosen.text.slice(to)
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

const bold = wrap('**', '**', 'bold')
test('marks wrap the selection, and the same command removes them', () => {
  expect(after('a [b] c', bold)).toBe('a **[b]** c')
  expect(after('a **[b]** c', bold)).toBe('a [b] c')
})
test('without a selection a selected sample is inserted, to be typed over', () => {
  expect(after('[]', bold)).toBe('**[bold]**')
})
test('marks at the very beginning are not mistaken for closing marks', () => {
  expect(after('*[b]**', bold)).toBe('***[b]****')
})

test('every selected line becomes a list item, and the same command reverts it', () => {
  expect(after('x\n[a\nb]\ny', prefix('- '))).toBe('x\n[- a\n- b]\ny')
  expect(after('x\n[- a\n- b]\ny', prefix('- '))).toBe('x\n[a\nb]\ny')
})
test('a heading marks the line of the caret, and the caret stays after the text', () => {
  expect(after('one\nt[]wo', prefix('## '))).toBe('one\n## two[]')
})

const fence = block((code) => `\`\`\`cpp\n${code}\n\`\`\``, 'code')
test('an inserted block is separated from the lines around it', () => {
  expect(after('one[]two', fence)).toBe('one\n\n```cpp\n[code]\n```\n\ntwo')
  expect(after('[]', fence)).toBe('```cpp\n[code]\n```\n\n')
  expect(after('one\n\n[x]\n\ntwo', fence)).toBe('one\n\n```cpp\n[x]\n```\n\ntwo')
})

test('selected text becomes a link whose address is to be typed', () => {
  const { insert, start, end } = link(choose('see [this]'))
  expect(insert).toBe('[this](https://)')
  expect('see [this](https://)'.slice(start, end)).toBe('https://')
})
test('a selected address becomes a link whose text is to be typed', () => {
  const { insert, start, end } = link(choose('[https://a.dev]'))
  expect(insert).toBe('[words](https://a.dev)')
  expect(insert.slice(start, end)).toBe('words')
})
