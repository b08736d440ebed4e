import { similarName } from './similar-name.ts'
import { bare, type Said } from './source-line.ts'

// Rules for slips of the first year in a line that cannot be parsed, in JavaScript and TypeScript.

const WORDS = [
  'function',
  'const',
  'return',
  'while',
  'class',
  'switch',
  'async',
  'await',
  'break',
  'continue',
]
const KNOWN = new Set([
  ...WORDS,
  'catch',
  'throw',
  'yield',
  'export',
  'import',
  'default',
  'static',
  'constructor',
])

/** Finds a misspelt keyword: it begins a line, and a name or a bracket follows. */
function wordMistyped(code: string): string | undefined {
  const [, word = ''] =
    /^(?:\}\s*)?([A-Za-z]+)\s+[\w$]/.exec(code) ?? /^(\w+)\s*\(.*\)\s*\{$/.exec(code) ?? []
  if (word.length < 4 || KNOWN.has(word)) return undefined
  const meant = similarName(word, WORDS)
  return meant && `\`${word}\` is no word of the language. Did you mean \`${meant}\`?`
}

const SLIPS: readonly [RegExp, string][] = [
  [/\belse\s?if\b(?<=elseif)/, 'It is written in two words: `else if (…)`.'],
  [/\belse\s*\(.*\)\s*\{?$/, 'An `else` has no condition of its own. With one it is written `else if (…)`.'],
  [/\)\s*then\b/, 'There is no `then` behind a condition: what is done follows in braces, `{ … }`.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the learner is to write it.
  [/\bf""/, 'A text with values in it stands between backticks, without an `f`: `Hello ${name}`.'],
  [
    /(?:&&|\|\|)\s*(?:[<>]=?|[=!]==?)\s*\w/,
    'Each side of `&&` and `||` needs a whole comparison: `n > 2 && n < 5`.',
  ],
  [
    /=>\s*return\b/,
    'Behind `=>` without braces stands only the value. Leave out `return`, or write `=> { return … }`.',
  ],
]

/** Explains a line that cannot be parsed, or returns undefined where no rule fits. */
export function slipWords(own: string, above: string, text: string, line: number): Said | undefined {
  const code = bare(own)
  const mistyped = wordMistyped(code)
  if (mistyped) return { words: mistyped }
  const found = SLIPS.find(([pattern]) => pattern.test(code))
  if (found) return { words: found[1] }
  if (isMemberOfObject(code) && isMemberOfObject(bare(above)) && !/[,{[(]$/.test(bare(above)))
    return {
      words: 'Between two parts of an object stands a comma: it is missing at the end of this line.',
      line: line - 1,
    }
  return /^(?:function|let|const|var)\b/.test(code) && isInClass(text, line)
    ? { words: inClass(code) }
    : undefined
}

const isMemberOfObject = (code: string) => /^[\w$"']+\s*:\s*\S/.test(code)

const inClass = (code: string) =>
  code.startsWith('function')
    ? 'In a class a function is written without `function`: `show() {`.'
    : 'In a class a field is written without `let` or `const`: `x = 0`.'

/** The limit exceeds the size of a solution's classes. */
const LONGEST = 20_000

/** Returns whether a line stands directly in the braces of a class. */
function isInClass(text: string, line: number): boolean {
  let before = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n')
    .slice(-LONGEST)
  for (let rounds = 0; rounds < 20 && /\{[^{}]*\}/.test(before); rounds++)
    before = before.replace(/\{[^{}]*\}/g, '')
  return /\bclass\b[^{}]*\{[^{}]*$/.test(before)
}
