import type { Rule } from './compile-words.ts'

const opened = (notes: { line?: number; message: string }[]) =>
  notes.find(({ message }) => message.startsWith('to match this'))?.line

/** What most often is simply missing. */
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
        : 'A `;` is missing at the end of this statement.',
  ],
  [
    /^expected '([)\]}])'/,
    ([, bracket = ''], { notes }) => {
      const line = opened(notes)
      return line
        ? `A \`${bracket}\` is missing. The bracket that it closes was opened in line ${line}.`
        : `A \`${bracket}\` is missing.`
    },
  ],
  [/^extraneous closing brace/, () => 'This `}` closes nothing: there is one `}` too many, here or above.'],
  [
    /^expected '\(' after '(\w+)'/,
    ([, word = '']) => `What follows \`${word}\` stands in brackets: \`${word} (…)\`.`,
  ],
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
        return 'A text is not closed here: it begins and ends with the same quotation mark, in one line.'
      if (/^[)\]]/.test(at)) return `Something is missing before this \`${at[0]}\`.`
      if (/^[;,]/.test(at)) return `Something is missing before this \`${at[0]}\`.`
      if (/=>/.test(code)) return '“Greater or equal” is written `>=`.'
      if (/^=/.test(at))
        return 'Two signs stand here where one is meant: compare with `==`, `!=`, `<=` or `>=`.'
      return 'A value is missing here, or something stands here that is none. Look at this place and at the line above.'
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
    () => 'A function begins here within another one. Is a `}` missing above?',
  ],
  [
    /^(?:a type specifier is required for all declarations|C\+\+ requires a type specifier)/,
    () =>
      'The type is missing: before a name that is new stands its type, such as `int` or `auto`; before a function what it returns.',
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
    () => 'Behind `case`, and as the size of a plain array, stands a constant number.',
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
    /^(?:invalid digit|invalid suffix)/,
    () =>
      'This is no number. A name cannot begin with a digit, and `*` is written between a number and a name: `2 * n`.',
  ],
  [/^empty character constant/, () => 'Between `\'` and `\'` stands one character. An empty text is `""`.'],
]

const KEYWORDS = new Set(
  'new class struct delete this default case int long char double float bool void const static auto template operator public private export register union signed unsigned short try catch throw using namespace typename virtual friend and or not xor'.split(
    ' ',
  ),
)
