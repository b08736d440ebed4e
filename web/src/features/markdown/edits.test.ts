import { expect, test } from 'vitest'
import { block, type Chosen, type Edit, link, prefix, wrap } from './edits.ts'

/** Reads `a [b] c`: the brackets stand for what is chosen. */
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
test('marks go round what is chosen and come off again', () => {
  expect(after('a [b] c', bold)).toBe('a **[b]** c')
  expect(after('a **[b]** c', bold)).toBe('a [b] c')
})
test('with nothing chosen a sample stands there, chosen, to be typed over', () => {
  expect(after('[]', bold)).toBe('**[bold]**')
})
test('marks at the very beginning are not mistaken for those of the end', () => {
  expect(after('*[b]**', bold)).toBe('***[b]****')
})

test('every chosen line becomes an item, and stops being one', () => {
  expect(after('x\n[a\nb]\ny', prefix('- '))).toBe('x\n[- a\n- b]\ny')
  expect(after('x\n[- a\n- b]\ny', prefix('- '))).toBe('x\n[a\nb]\ny')
})
test('a heading begins on the line of the caret, which stays behind the words', () => {
  expect(after('one\nt[]wo', prefix('## '))).toBe('one\n## two[]')
})

const fence = block((code) => `\`\`\`cpp\n${code}\n\`\`\``, 'code')
test('a block stands apart from the lines around it', () => {
  expect(after('one[]two', fence)).toBe('one\n\n```cpp\n[code]\n```\n\ntwo')
  expect(after('[]', fence)).toBe('```cpp\n[code]\n```\n\n')
  expect(after('one\n\n[x]\n\ntwo', fence)).toBe('one\n\n```cpp\n[x]\n```\n\ntwo')
})

test('words that are chosen become a link with the address to type', () => {
  const { insert, start, end } = link(choose('see [this]'))
  expect(insert).toBe('[this](https://)')
  expect('see [this](https://)'.slice(start, end)).toBe('https://')
})
test('an address that is chosen becomes a link with the words to type', () => {
  const { insert, start, end } = link(choose('[https://a.dev]'))
  expect(insert).toBe('[words](https://a.dev)')
  expect(insert.slice(start, end)).toBe('words')
})
