const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

export interface Unclosed {
  opens: string
  closes: string
  line: number
}

/** Returns the bracket that is never closed, as far as the indentation shows it. */
export function unclosed(text: string): Unclosed | undefined {
  const open: (Unclosed & { indent: number })[] = []
  let shifted: Unclosed | undefined
  for (const [at, code] of withoutTexts(text).split('\n').entries()) {
    const indent = /^\s*/.exec(code)?.[0].length ?? 0
    for (const sign of code)
      if (sign in CLOSES) open.push({ opens: sign, closes: CLOSES[sign] ?? '', line: at + 1, indent })
      else if (sign === open.at(-1)?.closes) {
        const last = open.pop()
        if (last && sign === '}' && code.trim().startsWith('}') && indent < last.indent) shifted ??= last
      }
  }
  return open.length > 0 ? (shifted ?? open.at(-1)) : undefined
}

/** Returns each line without comments, texts and characters. */
export const withoutTexts = (text: string) =>
  text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  )
