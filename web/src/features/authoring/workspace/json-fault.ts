const BLANK = /[ \t\n\r]*/y
const PLAIN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const NAME = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy

export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Finds where a text stops being JSON. Browsers report it in different ways, and some not at all. */
export function jsonFault(text: string): TextPlace {
  const before = text.slice(0, readTo(text))
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Returns how far the text is valid JSON. */
function readTo(text: string): number {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found !== null
  }
  const after = (pattern: RegExp) => take(BLANK) && take(pattern)
  const sign = (one: string) => {
    take(BLANK)
    const isNext = text[at] === one
    if (isNext) at++
    return isNext
  }
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true
    do if (!item()) return false
    while (sign(','))
    return sign(end)
  }
  const value = (): boolean => {
    if (sign('{')) return list('}', () => after(NAME) && sign(':') && value())
    if (sign('[')) return list(']', value)
    return take(PLAIN)
  }
  if (value()) take(BLANK)
  return at
}
