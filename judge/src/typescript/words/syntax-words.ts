import { bare, lineAt } from '../../javascript/words/source-line.ts'
import { slipWords } from '../../javascript/words/syntax-slips.ts'
import {
  bracketWords,
  FOREIGN,
  type Foreign,
  foreignWords,
  INSIDE,
  IS_INSIDE,
  ofQuotes,
  pastedWords,
} from '../../javascript/words/syntax-words.ts'
import type { Said, Words } from './place.ts'

const TYPE = '(int|float|double|long|char|String|string|boolean|bool|number)((?:\\[\\])*)'
const WORD = '(?:(?:public|private|protected|static|readonly|final)\\s+)*(?:(?:let|const|var)\\s+)?'
const TYPE_FIRST = [
  new RegExp(`^${WORD}${TYPE}\\s+(\\w+)\\s*(?:[=;(]|$)`),
  new RegExp(`\\((?:.*,\\s*)?${TYPE}\\s+(\\w+)\\s*[,)]`),
]
const NO_COLON = new RegExp(`^${WORD}(?!let\\b|const\\b|var\\b)(\\w+)\\s+${TYPE}\\s*(?:[=;]|$)`)
const OWN_NAMES: Readonly<Record<string, string>> = {
  ...{ int: 'number', float: 'number', double: 'number', long: 'number' },
  ...{ char: 'string', String: 'string', bool: 'boolean' },
}

/** Finds a type before the name, or behind it without a colon. */
function misplacedType(own: string): Words | undefined {
  const [, type = '', brackets = '', name] =
    TYPE_FIRST.map((pattern) => pattern.exec(own)).find((found) => found !== null) ?? []
  const written = `${OWN_NAMES[type] ?? type}${brackets}`
  if (name) return { words: `In TypeScript the type stands behind the name: \`${name}: ${written}\`.` }
  const [, before, wanted = '', all = ''] = NO_COLON.exec(own) ?? []
  return before
    ? {
        words: `Between a name and its type a colon is missing: \`${before}: ${OWN_NAMES[wanted] ?? wanted}${all}\`.`,
      }
    : undefined
}

const OWN: readonly Foreign[] = [
  [
    /^(number|string|boolean|void|int|bool|double)(?:\[\])*\s+function\b/,
    'The type that a function returns stands behind its brackets: `function name(…): §`.',
  ],
  [
    /^(?:(?:let|const|var)\s+\w+(?:\s*:\s*\w+)?\s*=\s*)\([^()]*\)\s*(?::\s*[\w[\]<>]+\s*)?\{/,
    'Before the brace of this function an arrow is missing: `=> {`.',
  ],
  ...FOREIGN.map(([pattern, words]): Foreign => [pattern, words.replaceAll('JavaScript', 'TypeScript')]),
]

/** Explains a syntax error. */
export function syntaxWords({ code, message, main: { text }, line }: Said): Words | undefined {
  const own = lineAt(text, line)
  if (code === 1002) return ofQuotes(own, text)
  if (code === 1160) return ofQuotes('`', text)
  if (IS_INSIDE.test(own) && code === 1005) return { words: INSIDE }
  const before = lineBefore(text, line)
  const known = pastedWords(own) ?? BY_CODE[code]?.(bare(own)) ?? misplacedType(bare(own))
  if (known) return typeof known === 'string' ? { words: known } : known
  const slip = slipWords(own, lineAt(text, line - 1), text, line)
  if (slip) return slip
  return (
    foreignWords(bare(own), OWN) ??
    (/^';' expected|^Declaration or statement|keyword or identifier/.test(message)
      ? foreignWords(bare(lineAt(text, before)), OWN, before)
      : undefined) ??
    bracketWords(text) ??
    ofRest(code, message, bare(own), { before, above: bare(lineAt(text, before)) })
  )
}

/** Returns the nearest non-empty line above. */
function lineBefore(text: string, line: number): number {
  let before = line - 1
  while (before > 1 && bare(lineAt(text, before)) === '') before--
  return before
}

/** Rules for the line itself, whatever the brackets. */
const BY_CODE: Readonly<Record<number, (own: string) => string | undefined>> = {
  1016: () => 'A parameter with `?` may be left out, so it must come last. Change the order.',
  1068: (own) =>
    /^(?:let|const|var)\b/.test(own)
      ? 'In a class a field is written without `let` or `const`: `x = 0`.'
      : /^function\b/.test(own)
        ? 'In a class a function is written without `function`: `show() {`.'
        : undefined,
  1044: () => OUTSIDE,
  1104: () => LOOP,
  1105: () => LOOP,
  1107: () => LOOP,
  1108: () =>
    'A `return` stands only inside of a function. Look at the braces: has the function ended before this line?',
  1155: () => 'A `const` needs its value at once: write `const name = …`, or `let` for one that comes later.',
  1308: () => '`await` stands only in a function that begins with `async`. Write `async function`.',
  1312: () => 'In an object a colon stands between a key and its value: `{ key: value }`.',
  1117: () =>
    'One name stands twice in this object, and the first value would be lost. Leave one out, or rename it.',
  1131: (own) =>
    /^\w+\s*=/.test(own) ? 'In an interface or a type a colon stands before a type: `x: number`.' : undefined,
}
const OUTSIDE =
  '`public` and `private` stand only inside of a class. Look at the braces: has the class ended before this line?'
const LOOP =
  'A `break` or `continue` stands only inside of a loop. Look at the braces: has the loop ended before this line?'

interface Above {
  before: number
  above: string
}

function ofRest(code: number, message: string, own: string, { before, above }: Above): Words | undefined {
  if (/^else\b/.test(own))
    return {
      words:
        'There is nothing that this `else` belongs to. Look at the line above: is a `;` or a brace `}` too many, or missing?',
    }
  if (
    code === 1109 &&
    /[=+\-*/,(<>&|]$/.test(above.replace(/(?:\+\+|--)$/, '')) &&
    !/[=+\-*/<>&|]\s*[;)\]}]/.test(own)
  )
    return {
      words: `This line ends with \`${above.slice(-1)}\`: something is missing after it.`,
      line: before,
    }
  if (code === 1351) return { words: 'A name cannot begin with a digit. Choose another, such as `x1`.' }
  const missing = MISSING[code]
  if (missing) return { words: missing }
  if (/^'[,)\]}]' expected/.test(message))
    return {
      words: 'Something is missing between two values in this line: perhaps a comma, or a closing bracket.',
    }
  if (/^';' expected|keyword or identifier/.test(message))
    return {
      words:
        'Two things stand side by side in this line that do not belong together. Is a sign such as `+`, a comma or a `;` missing between them?',
    }
  const [, sign] = /^'(\S+)'(?: or '\S+')? expected/.exec(message) ?? []
  return sign
    ? { words: `A \`${sign}\` is missing in this line, or something before it is too many.` }
    : undefined
}

const VALUE = 'A value is missing in this line, after a sign such as `=`, `+` or a comma.'
const NAME =
  'A name is missing in this line. Look at what stands behind each dot, and behind `let` or `const`.'
const MEMBER =
  'This line does not fit between these braces. Look at the signs in it, and at the lines around it.'
/** Words by the expected part: values, names, and the members of an object, a class or a type. */
const MISSING: Readonly<Record<number, string>> = {
  1110: 'A type is missing in this line, behind a colon or between `<` and `>`.',
  ...{ 1109: VALUE, 1135: VALUE, 1137: VALUE },
  ...{
    1003: NAME,
    1134: NAME,
    1138: 'A parameter is missing in this line: look at the commas between the brackets.',
  },
  1011: 'Between the square brackets the index is missing: `a[0]`.',
  ...{ 1068: MEMBER, 1131: MEMBER, 1132: MEMBER, 1136: MEMBER },
  1128: 'No statement begins like this line. Is something missing at its beginning, or a brace `}` too many above?',
}
