import { symbolWords } from './symbol-words.ts'
import { syntaxRules } from './syntax-rules.ts'
import { typeRules } from './type-rules.ts'

/** What the compiler says of a line. */
export interface Said {
  /** The learner's line, as they wrote it. */
  code: string
  /** The last line above that has something. */
  above: string
  /** The whole source. */
  text: string
}

/** A message of the compiler and how it is said to a learner; undefined where the rule does not apply after all. */
export type Rule = [RegExp, (found: string[], said: Said) => string | undefined]

const RULES: readonly Rule[] = [
  ...syntaxRules,
  [
    /^cannot find symbol; symbol: +(class|variable|method) ([\w$]+)(?:\(.*?\))?(?:; location: +(.*))?$/,
    ([, kind = '', name = '', location = ''], said) => symbolWords(kind, name, location, said),
  ],
  ...typeRules,
]

/** In words of a first-year student; undefined where there are none. */
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
