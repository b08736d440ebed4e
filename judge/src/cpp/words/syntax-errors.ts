import { unclosed } from '../brackets.ts'
import type { Rule } from './rule.ts'

const OPENS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const opened = (notes: { line?: number; message: string }[]) =>
  notes.find(({ message }) => message.startsWith('to match this'))?.line

/** Rules for the parts that are most often missing. */
export const missing: Rule[] = [
  [
    /^expected ';' after (?:class|struct|union|enum)$/,
    () => 'A `;` is missing behind the `}`: in C++ a struct or class ends with `};`.',
  ],
  [
    /^expected ';' in 'for' statement/,
    () => 'The parts of a `for` are separated by `;`: `for (int i = 0; i < n; i++)`.',
  ],
  [
    /^expected ';' (?:at end of|after)/,
    (_, { at, code }) =>
      /^(?:\(|\w+\s*[({]?)/.test(at) && /^\s*(?:print|elif|else if|then)\b/.test(code)
        ? undefined
        : /\bcout\b/.test(code) && /^\s*\w/.test(at)
          ? 'A `<<` is missing here: write one before each part. Or is a `;` missing at the end of the statement before?'
          : 'A `;` is missing at the end of this statement.',
  ],
  [
    /^expected '([)\]}])'/,
    ([, bracket = ''], { notes }) => {
      const line = opened(notes)
      return line
        ? `A \`${bracket}\` is missing: the \`${OPENS[bracket]}\` in line ${line} is not closed.`
        : `A \`${bracket}\` is missing.`
    },
  ],
  [/^extraneous closing brace/, () => 'This `}` closes nothing: there is one `}` too many, here or above.'],
  [/^expected '\(' after '(\w+)'/, ([, word = '']) => `Write brackets behind \`${word}\`: \`${word} (…)\`.`],
  [
    /^missing terminating ["'] character/,
    () => 'A quotation mark is missing: a text begins and ends in the same line.',
  ],
  [
    /^unexpected character <U\+(\w+)>/,
    ([, code = '']) => {
      const sign = String.fromCodePoint(Number.parseInt(code, 16))
      return /[“”„‘’′]/.test(sign)
        ? `\`${sign}\` is a quotation mark of a text program. Code needs the plain ones: \`"\` and \`'\`.`
        : `The character \`${sign}\` (U+${code}) has no meaning in code. It was perhaps pasted: type it again.`
    },
  ],
]

export const syntaxErrors: Rule[] = [
  [
    /^expected expression$/,
    (_, { at, code }) => {
      if (/^else\b/.test(at))
        return 'This `else` has no `if`. Is a `}` missing before it, or is there a `;` behind the `if (…)`, or `{ }` around more than one statement?'
      if (/^["']/.test(at))
        return 'This text is not closed. It begins and ends with the same quotation mark, in one line.'
      if (/^[)\]]/.test(at)) return `Something is missing before this \`${at[0]}\`.`
      if (/^[;,]/.test(at)) return `Something is missing before this \`${at[0]}\`.`
      if (/=>/.test(code)) return '“Greater or equal” is written `>=`.'
      if (/^=/.test(at)) return 'This is no sign of C++. To compare, write `==`, `!=`, `<=` or `>=`.'
      return 'A value is missing here, or something here is no value. Look at this place and at the line above.'
    },
  ],
  [
    /^expected unqualified-id$/,
    (_, { at }) => {
      const [word] = /^\w+/.exec(at) ?? []
      if (word && /^(?:if|for|while|return|switch|do|else)$/.test(word))
        return `This \`${word}\` stands outside of every function. Is there a \`}\` too many above?`
      if (word && KEYWORDS.has(word))
        return `\`${word}\` is a word of C++ itself, so nothing else can have this name.`
      if (at.startsWith('{')) return 'This `{` belongs to no function. Is there a `;` behind the `)` above?'
      return 'A name is expected here. Look at this place and at the line above.'
    },
  ],
  [
    /^function definition is not allowed here/,
    (_, { text }) => {
      const open = unclosed(text)
      return open?.opens === '{'
        ? `A function begins here within another one: the \`{\` in line ${open.line} is never closed. Write its \`}\` above this line.`
        : 'A function begins here within another one. Is a `}` missing above?'
    },
  ],
  [
    /^(?:a type specifier is required for all declarations|C\+\+ requires a type specifier)/,
    () =>
      'The type is missing. Write one before a new name, such as `int` or `auto`, and before a function what it returns.',
  ],
  [
    /^'(break|continue)' statement not in loop/,
    ([, word = '']) => `\`${word}\` stands outside of a loop. Does a \`}\` end the loop above?`,
  ],
  [
    /^duplicate case value '?([^']*)'?/,
    ([, value = '']) => `There is a second \`case ${value}\` in this \`switch\`.`,
  ],
  [
    /^(?:case value|expression) is not an integral constant expression/,
    () => 'Only a constant number can stand here: behind `case`, or as the size of a plain array.',
  ],
  [
    /^statement requires expression of integer type \('(.*)' invalid\)/,
    ([, type = '']) =>
      `A \`switch\` chooses by whole numbers and characters, not by a \`${type}\`. Use \`if\` and \`else if\`.`,
  ],
  [
    /^expected '(.*)' after '(.*)'|^expected '(.*)'$/,
    ([, one = '', , other = '']) => `A \`${one || other}\` is missing here.`,
  ],
  [/^expected (?:member name|identifier)/, () => 'A name is missing here.'],
  [/^'main' must return 'int'/, () => '`main` returns an `int`: write `int main()`.'],
  [
    /^'(.*)' file not found/,
    ([, file = '']) =>
      `There is no header \`${file}\`. Is it misspelt? \`#include <bits/stdc++.h>\` has all of the library.`,
  ],
  [
    /^invalid preprocessing directive|^expected "FILENAME" or <FILENAME>/,
    () => 'A header is included as `#include <vector>`.',
  ],
  [
    /^invalid digit '.' in octal/,
    () => 'A number that begins with 0 is read in base 8, which has no 8 and no 9. Leave out the 0.',
  ],
  [
    /^expected '\(' for function-style cast/,
    () => 'A call has no types in it. Leave the type out: `twice(x)`.',
  ],
  [/^unterminated \/\* comment/, () => 'The comment that begins here by `/*` is not closed by `*/`.'],
  [/^bracket nesting level exceeded|nesting/, () => 'This is nested too deeply for the compiler.'],
  [
    /^recursive template instantiation exceeded/,
    () => 'This template asks for itself again and again, too deeply for the compiler. Which case ends it?',
  ],
  [
    /^(?:invalid digit|invalid suffix)/,
    () =>
      'This is no number. Between a number and a name write `*`: `2 * n`. A name cannot begin with a digit.',
  ],
  [/^empty character constant/, () => 'Between `\'` and `\'` stands one character. An empty text is `""`.'],
]

const KEYWORDS = new Set(
  'new class struct delete this default case int long char double float bool void const static auto template operator public private export register union signed unsigned short try catch throw using namespace typename virtual friend and or not xor'.split(
    ' ',
  ),
)
