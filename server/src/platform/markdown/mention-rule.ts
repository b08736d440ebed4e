import { HANDLE, MOST_MENTIONS } from '@callofcode/contract/limits'
import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { escapeMarkup } from '../escape-markup.ts'
import type { Parsing } from './parser.ts'

/** The members that a text mentions. */
export interface Mentions {
  /** The number of mentions, including those in quotations. */
  drawn: number
  /** Handles of the members to notify, without duplicates. */
  readonly mentioned: Set<string>
}

/** Members' names by handle. Any other handle is plain text. */
export type Names = ReadonlyMap<string, string>

export const NOBODY: Names = new Map()

const handleAt = new RegExp(`@(${HANDLE})(?![\\w-]|\\.\\w)`, 'iy')
const handles = new RegExp(`(?<![\\w.@/-])@(${HANDLE})(?![\\w-]|\\.\\w)`, 'gi')

/** Returns all possible mentions, also in code and quotations. One query then finds all members. */
export const possibleHandles = (source: string): string[] => [
  ...new Set([...source.matchAll(handles)].map(([, handle = '']) => handle.toLowerCase())),
]

/** Finds `@asha.verma` at the beginning of a word. Code and link addresses are not searched. */
export function mentionRule(md: MarkdownIt) {
  md.inline.ruler.after('escape', 'mention', mention)
  md.renderer.rules.mention = (tokens, at, _options, env) => {
    const { cutOuts } = env as Parsing
    const name = escapeMarkup(tokens[at]?.content ?? '')
    return cutOuts.put({ kind: 'markup', markup: `<span class="mention">@${name}</span>` })
  }
}

function mention(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  if (src[pos] !== '@' || /[\w.@/-]/.test(src[pos - 1] ?? ' ') || isDecorator(src, pos)) return false
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

const DECORATED =
  /@[^\n]*\n\s*(?:@|(?:async\s+)?def\b|class\b|public\b|private\b|protected\b|static\b|void\b|export\b)/y

/** Returns whether the text is code, such as `@cache` above a function. */
function isDecorator(src: string, pos: number): boolean {
  DECORATED.lastIndex = pos
  return /^$|\n$/.test(src.slice(Math.max(0, pos - 1), pos)) && DECORATED.test(src)
}

/** Records whom to notify. Members in quotations were already notified by the original post. */
export function noteMentions(tokens: readonly Token[], { mentioned }: Mentions) {
  let quoted = 0
  for (const { type, children } of tokens) {
    if (type === 'blockquote_open') quoted += 1
    if (type === 'blockquote_close') quoted -= 1
    if (quoted > 0) continue
    for (const child of children ?? []) if (child.type === 'mention') mentioned.add(child.markup)
  }
}
