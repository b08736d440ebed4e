import type { Rule } from './rule.ts'
import { symbolWords } from './symbol-words.ts'
import { syntaxRules } from './syntax-rules.ts'
import { typeRules } from './type-rules.ts'

const RULES: readonly Rule[] = [
  ...syntaxRules,
  [
    /^cannot find symbol; symbol: +(class|variable|method) ([\w$]+)(?:\(.*?\))?(?:; location: +(.*))?$/,
    ([, kind = '', name = '', location = ''], said) => symbolWords(kind, name, location, said),
  ],
  ...typeRules,
]

/** Returns a message in words of a first-year student, or undefined where there are none. */
export function compileWords(message: string, text: string, line: number): string | undefined {
  const lines = text.split('\n')
  const above = lines.slice(0, Math.max(0, line - 1)).findLast((one) => one.trim() !== '') ?? ''
  const said = { code: lines[line - 1] ?? '', above, text }
  const plain = message.replace(/\bjava\.(?:lang|util|io|math)\.(?=[A-Z])/g, '').replaceAll(';;', ';')
  for (const [pattern, say] of RULES) {
    const found = pattern.exec(plain)
    const words =
      found &&
      say(
        [...found].map((group) => group ?? ''),
        said,
      )
    if (words) return words.replace(/\b([Aa]) `(?=[aeiouAEIOU])/g, '$1n `')
  }
  return undefined
}
