import { tokenizer } from 'acorn'
import type { Diagnostic } from '../../runner.ts'
import { bare, lineAt, type Said } from './source-line.ts'
import { slipWords } from './syntax-slips.ts'

/** Returns a syntax error in words of a first-year student, for the line that needs the change. */
export function syntaxWords(found: Diagnostic, text: string): Diagnostic {
  const { message: original, line } = found
  const said = inWords(original, text, line ?? 1)
  return said
    ? {
        ...found,
        message: said.words,
        original,
        ...(said.line && said.line !== line && { line: said.line, column: 1 }),
      }
    : found
}

function inWords(message: string, text: string, line: number): Said | undefined {
  const own = lineAt(text, line)
  const above = lineAt(text, line - 1)
  const pasted = pastedWords(own)
  if (pasted) return pasted
  if (/end of string|unterminated|unexpected end/i.test(message) && !/template/.test(message))
    return ofQuotes(own, text)
  if (/^\w+: expecting/.test(message) && IS_INSIDE.test(own)) return { words: INSIDE }
  const slip = slipWords(own, above, text, line)
  if (slip) return slip
  const foreign =
    foreignWords(bare(own), RULES) ??
    (/^expecting ';'|unexpected token/.test(message.replace(/^\w+: /, ''))
      ? foreignWords(bare(above), RULES, line - 1)
      : undefined)
  if (foreign) return foreign
  const brackets = bracketWords(text)
  if (brackets) return brackets
  return ofMessage(message, own, above, line)
}

export function pastedWords(own: string): Said | undefined {
  const pasted = /[“”„‘’‚«»]/.exec(bare(own))?.[0]
  return pasted
    ? { words: `The quote ${pasted} was pasted from a document. Write it again on your keyboard: " or '.` }
    : undefined
}

export const IS_INSIDE = /'[^']*\w'\w/
export const INSIDE =
  "This line has a `'` inside of a text that begins with `'`, so the text ends there. Put the text in double quotes: \"it's\"."

export function ofQuotes(own: string, text: string): Said | undefined {
  if (own.includes('`') && (text.match(/`/g)?.length ?? 0) % 2 === 1) {
    const opening = text.slice(0, text.lastIndexOf('`')).split('\n').length
    return {
      words: 'A text begins in this line with a backtick, but the backtick that closes it is missing.',
      line: opening,
    }
  }
  if (/\w'\w/.test(own)) return { words: INSIDE }
  return {
    words:
      'A text begins in this line, but its closing quote is missing. It must be of the same kind, and in the same line.',
  }
}

/** Code in the style of another language, and the style of this one. `§` stands for the text that the pattern found. */
export type Foreign = readonly [RegExp, string]

export const FOREIGN: readonly Foreign[] = [
  [/^(?:async\s+)?def\s+\w+/, 'In JavaScript a function begins with `function`: `function name(…) {`.'],
  [/\belif\b/, 'In JavaScript it is written `else if`.'],
  [/\bunless\b/, 'JavaScript has no `unless`: write `if (!(…))`.'],
  [/^for\s+\w+\s+in\s+/, 'In JavaScript it is `for (const x of list) {`, with brackets, and with `of`.'],
  [/^foreach\b/, 'In JavaScript it is `for (const x of list) {`.'],
  [
    /^(?:if|while)\b[^{]*:$/,
    'In JavaScript the condition stands in brackets, and a brace follows: `if (…) {`.',
  ],
  [/^else\s*:/, 'In JavaScript a brace follows: `else {`.'],
  [/^(if|while|switch)\s+(?!\()/, 'The condition must stand in brackets: `§ (…) {`.'],
  [/^print\s+\S/, 'What is shown stands in brackets: `console.log(…)`.'],
  [/^console\.log\s+\S/, 'What is shown stands in brackets: `console.log(…)`.'],
  [
    /^function\s+\w+\s*\{/,
    'After the name of a function come its brackets, even if they are empty: `function name() {`.',
  ],
  [/^function\s*\(\w*\)\s*\{?$/, 'This function has no name: write `function name(…) {`.'],
  [/^#(?!!|\w+[;=])/, 'In JavaScript a comment begins with `//`.'],
  [/\bnot\s+\w|\band\b|\bor\b/, 'In JavaScript it is written `!` for not, `&&` for and, `||` for or.'],
  [/<>/, 'In JavaScript, “not the same” is written `!==`.'],
  [/=>\s*=|=<|=!/, 'The `=` comes at the end: `>=`, `<=`, `!=`.'],
  [/\b(?:let|const|var)\s+\d/, 'A name cannot begin with a digit. Choose another, such as `x1`.'],
  [
    /\b(?:let|const|var)\s+\w+-\w/,
    'A name cannot have a `-` in it: that means minus. Write it in one word: `twoWords`.',
  ],
  [
    /\b(?:let|const|var)\s+(class|function|new|return|delete|default|case|switch|this|if|for|in|do|with|var|let|try|throw|while|else|void|typeof|export|import|super)\b/,
    '`§` is a word of JavaScript, and cannot be a name. Choose another.',
  ],
  [
    /^for\s*\([^;]*,[^;]*,[^;]*\)/,
    'The three parts of a `for` are kept apart by `;`: `for (let i = 0; i < n; i++)`.',
  ],
  [/\bawait\b/, '`await` stands only in a function that begins with `async`. Write `async function`.'],
  [/^case\s+[^:]+$/, 'After a `case` comes a colon: `case 1:`.'],
  [/=\s*\{\s*\w+\s*=\s*[^=>]/, 'In an object a colon stands between a key and its value: `{ key: value }`.'],
  [
    /^if\s*\(.*\)[^{;]*\belse\b/,
    'Before this `else` a `;` or braces are missing: `if (…) { … } else { … }`.',
  ],
]

/** These rules do not apply to TypeScript, which has types. */
const RULES: readonly Foreign[] = [
  [
    /^(int|float|double|long|char|String|string|boolean|bool|auto)\s+(?:\w+)\s*(?:=|;|\[)/,
    'JavaScript has no `§` before a name: write `let name = …`.',
  ],
  [
    /^public\b|^private\b|^static\s+void/,
    'JavaScript has no `public`, `private` or `void`: a function begins with `function`.',
  ],
  ...FOREIGN,
]

export function foreignWords(code: string, rules: readonly Foreign[], line?: number): Said | undefined {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(code)
    if (found) return { words: words.replace('§', found[1] ?? ''), ...(line && { line }) }
  }
  return undefined
}

const PAIR: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}', '${': '}' }
interface Open {
  sign: string
  line: number
  indent: number
}

/** Explains unbalanced brackets: which one is never closed, as far as the indentation shows, or closes nothing. */
export function bracketWords(text: string): Said | undefined {
  const open: Open[] = []
  let shifted: Open | undefined
  const lines = text.split('\n')
  const indentOf = (line: number) => /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0
  const notClosed = (one: Open): Said => ({
    words: `The \`${one.sign}\` in this line is never closed. Look for where its \`${CLOSING[one.sign]}\` belongs.`,
    line: one.line,
  })
  try {
    for (const { type, loc } of tokenizer(text, { ecmaVersion: 'latest', locations: true })) {
      const { label } = type
      const line = loc?.start.line ?? 1
      if (CLOSING[label]) open.push({ sign: label === '${' ? '{' : label, line, indent: indentOf(line) })
      if (!PAIR[label]) continue
      const last = open.pop()
      if (!last)
        return {
          words: `There is one \`${label}\` too many: nothing opens it. Count the brackets up to this line.`,
          line,
        }
      if (last.sign !== PAIR[label]) {
        if (label === '}' || last.line !== line) return notClosed(last)
        return {
          words: `The \`${label}\` closes what a \`${last.sign}\` has opened. Brackets are closed by their own kind: \`${CLOSING[last.sign]}\`.`,
          line,
        }
      }
      if (label === '}' && (lines[line - 1] ?? '').trim().startsWith('}') && indentOf(line) < last.indent)
        shifted ??= last
    }
  } catch {
    return undefined
  }
  const left = shifted ?? open.at(-1)
  return open.length > 0 && left ? notClosed(left) : undefined
}

function ofMessage(message: string, own: string, above: string, line: number): Said | undefined {
  const words = message.replace(/^\w+: /, '')
  const code = bare(own)
  if (/redefinition/.test(words))
    return {
      words: `There is a variable with this name already. Leave out the \`let\` or \`const\`, or choose another name.`,
    }
  if (/missing initializer/.test(words))
    return {
      words: 'A `const` needs its value at once: write `const name = …`, or `let` for one that comes later.',
      line: /\bconst\b/.test(code) ? line : line - 1,
    }
  if (/'else'/.test(words))
    return {
      words:
        'There is nothing that this `else` belongs to. Look at the line above: is a `;` or a brace `}` too many, or missing?',
    }
  if (/return not in a function/.test(words))
    return {
      words:
        'A `return` stands only inside of a function. Look at the braces: has the function ended before this line?',
    }
  if (/break must|continue must/.test(words))
    return {
      words:
        'A `break` or `continue` stands only inside of a loop. Look at the braces: has the loop ended before this line?',
    }
  if (/invalid assignment|invalid left-hand|lvalue/i.test(words))
    return {
      words: 'On the left of `=` must stand a name, or a place such as `a[i]`. To compare, write `===`.',
    }
  if (/duplicate argument/.test(words))
    return { words: 'Two parameters of this function have the same name. Give each its own.' }
  if (/invalid number literal/.test(words))
    return {
      words:
        'A number in this line is not written as one. A name cannot begin with a digit, nor a number with 0.',
    }
  if (/expecting ','|expecting '\]'|expecting '\}'|expecting '\)'/.test(words) && code)
    return {
      words: 'Something is missing between two values in this line: perhaps a comma, or a closing bracket.',
    }
  if (/expecting ';'/.test(words))
    return {
      words:
        'Two things stand side by side in this line that do not belong together. Is a sign such as `+`, a comma or a `;` missing between them?',
    }
  if (/unexpected token/.test(words) && /[=+\-*/,(<>&|]$/.test(bare(above)))
    return {
      words: `This line ends with \`${bare(above).slice(-1)}\`: something is missing after it.`,
      line: line - 1,
    }
  if (/unexpected token/.test(words) && /[=+\-*/<>&|]\s*[;)\]}]/.test(code))
    return { words: 'A value is missing in this line, after a sign such as `=` or `+`.' }
  return undefined
}
