import { HANDLE, MOST_MENTIONS } from '@callofcode/contract/mention'
import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { escapeHtml } from './escape.ts'
import type { Parsing } from './parser.ts'

/** Who is named in a text. */
export interface Mentions {
  /** How many stand in it as such, quotations included. */
  drawn: number
  /** Handles to be told, each once. */
  readonly told: Set<string>
}

/** The names that handles stand for. A handle that is not among them is text like any other. */
export type Names = ReadonlyMap<string, string>

export const NOBODY: Names = new Map()

const handleAt = new RegExp(`@(${HANDLE})(?![\\w-]|\\.\\w)`, 'iy')
const handles = new RegExp(`(?<![\\w.@/-])@(${HANDLE})(?![\\w-]|\\.\\w)`, 'gi')

/** Whatever looks like a mention in a text, code and quotations included: who is meant is looked up once for all. */
export const possibleHandles = (source: string): string[] => [
  ...new Set([...source.matchAll(handles)].map(([, handle = '']) => handle.toLowerCase())),
]

/** `@asha.verma`, where a word could begin. Code and link addresses are not looked into. */
export function mentionRule(md: MarkdownIt) {
  md.inline.ruler.after('escape', 'mention', mention)
  md.renderer.rules.mention = (tokens, at, _options, env) => {
    const { cutOuts } = env as Parsing
    const name = escapeHtml(tokens[at]?.content ?? '')
    return cutOuts.put({ kind: 'markup', markup: `<span class="mention">@${name}</span>` })
  }
}

function mention(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  if (src[pos] !== '@' || /[\w.@/-]/.test(src[pos - 1] ?? ' ')) return false
  const { names, mentions } = state.env as Parsing
  handleAt.lastIndex = pos
  const handle = handleAt.exec(src)?.[1]?.toLowerCase()
  const name = handle && names.get(handle)
  if (!handle || name === undefined || mentions.drawn >= MOST_MENTIONS) return false
  if (!silent) {
    const token = state.push('mention', 'span', 0)
    token.content = name
    token.markup = handle
    mentions.drawn += 1
  }
  state.pos = pos + handle.length + 1
  return true
}

/** What somebody quotes was said to whom it names already. */
export function noteMentions(tokens: readonly Token[], { told }: Mentions) {
  let quoted = 0
  for (const { type, children } of tokens) {
    if (type === 'blockquote_open') quoted += 1
    if (type === 'blockquote_close') quoted -= 1
    if (quoted > 0) continue
    for (const child of children ?? []) if (child.type === 'mention') told.add(child.markup)
  }
}
