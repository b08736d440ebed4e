import type { Token } from './tokens.ts'

/** The number of tokens searched before a brace, between a function's parameters and its body. */
const MOST_BACK = 16
const WORD = /^[\p{L}_$]/u
const BETWEEN = new Set(['<', '>', ',', '*', '&', '::', '.', '->', ':', '|', '=>', '[', ']'])
const CONTROL = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'with', 'synchronized', 'new'])
const NAMELESS = new Set(['function', 'async'])

/** Returns the name of the function whose body begins at this token. `opened` maps closing brackets to their opening ones. */
export function nameBefore(
  tokens: readonly Token[],
  at: number,
  opened: ReadonlyMap<number, number>,
): string | undefined {
  const textAt = (place: number) => tokens[place]?.text ?? ''
  const isWord = (place: number) => WORD.test(textAt(place))
  const assigned = (place: number) =>
    (textAt(place) === '=' || textAt(place) === ':') && isWord(place - 1) ? textAt(place - 1) : undefined

  // x => …
  if (textAt(at - 1) === '=>' && isWord(at - 2)) {
    const name = assigned(textAt(at - 3) === 'async' ? at - 4 : at - 3)
    if (name !== undefined) return name
  }
  let close = at - 1
  while (close > at - MOST_BACK && (isWord(close) || BETWEEN.has(textAt(close)))) close--
  const open = textAt(close) === ')' ? opened.get(close) : undefined
  if (open === undefined) return undefined
  let before = open - 1
  // A lambda of C++.
  if (textAt(before) === ']') return assigned((opened.get(before) ?? 0) - 1)
  if (textAt(before) === '>')
    while (before > open - MOST_BACK && textAt(before) !== '<' && textAt(before) !== '=') before--
  if (textAt(before) === '<') before--
  if (textAt(before) === '=' || textAt(before) === ':') return assigned(before)
  if (!isWord(before) || CONTROL.has(textAt(before))) return undefined
  return NAMELESS.has(textAt(before)) ? assigned(before - 1) : textAt(before)
}
