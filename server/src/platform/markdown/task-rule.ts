import type { MarkdownIt, Token } from 'markdown-it'
import type { Parsing } from './parser.ts'

const BOX = /^\[([ xX])\](?:\s+|$)/
// Returns a checkbox that readers cannot change. Its author ticks it by editing the text.
const box = (done: boolean) =>
  done
    ? '<input type="checkbox" disabled checked aria-label="Completed task"> '
    : '<input type="checkbox" disabled aria-label="Open task"> '

/** Renders list items that begin with a checkbox: `- [x] done` and `- [ ] open`. */
export function taskRule(md: MarkdownIt) {
  md.core.ruler.push('tasks', ({ tokens, Token }) => {
    tokens.forEach((item, at) => {
      if (item.type !== 'list_item_open' || tokens[at + 1]?.type !== 'paragraph_open') return
      const children = tokens[at + 2]?.children
      const done = takeBox(children?.[0])
      if (done === undefined || !children) return
      const token = new Token('task', 'input', 0)
      token.content = box(done)
      children.unshift(token)
      item.attrSet('class', 'task')
    })
  })
  md.renderer.rules.task = (tokens, at, _options, env) =>
    (env as Parsing).cutOuts.put({ kind: 'markup', markup: tokens[at]?.content ?? '' })
}

/** Removes the checkbox from an item's text, and returns whether it is ticked. */
function takeBox(words: Token | undefined): boolean | undefined {
  const [whole, mark] = (words?.type === 'text' && BOX.exec(words.content)) || []
  if (!words || whole === undefined) return undefined
  words.content = words.content.slice(whole.length)
  return mark !== ' '
}
