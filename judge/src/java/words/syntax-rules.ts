import type { Rule, Said } from './rule.ts'

/** Rules for the style of other languages. They come before all other rules for unreadable lines. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/[“”„‘’]/, 'A quote in this line was pasted from a document. Write it again on your keyboard: ".'],
  [/\belif\b|\belsif\b/, 'In Java it is written `else if`.'],
  [/^\s*(?:if|while|switch)\s+[^(\s]/, 'The condition must stand in brackets: `if (…) {`.'],
  [/\b(?:if|while)\b.*\b(?:and|or|not)\b/, 'In Java it is written `!` for not, `&&` for and, `||` for or.'],
  [
    /^\s*(?:def|function|fn)\b/,
    'In Java a method begins with the type that it returns: `static int name(int n) {`.',
  ],
  [/^\s*for\s+\w+\s+in\b/, 'In Java it is `for (int x : values) {`.'],
  [/=\s*(?:int|double|long|char|boolean|String)\s*\[/, 'An array is made by `new`: `new int[3]`.'],
  [
    /\b(?:int|double|long|char|boolean|String)\s+(?:class|new|return|int|for|if|public|static|default|case|this|void|final)\b/,
    'This name is a word of Java, and cannot be a name. Choose another.',
  ],
  [/^\s*(?:let|const)\b/, 'In Java a variable begins with its type: `int n = 5;`.'],
]

const foreign = ({ code }: Said) =>
  FOREIGN.find(([pattern]) => pattern.test(code.replace(/"[^"]*"/g, '""')))?.[1]

const count = (text: string, sign: string) => text.replace(/"[^"\n]*"|'.'|\/\/.*/g, '').split(sign).length - 1

export const syntaxRules: Rule[] = [
  [
    /^(?:';'|'\)'|'\('|'\]'|<identifier>|'\[') expected|^not a statement|^illegal start|^class, interface|^'\)' or ','/,
    (_, said) => foreign(said),
  ],
  [
    /^';' expected/,
    ({ length: _ }, { code }) =>
      count(code, '(') > count(code, ')')
        ? 'A closing bracket `)` is missing in this line.'
        : 'A `;` is missing at the end of this statement.',
  ],
  [
    /^'\)'(?: or ',')? expected/,
    () => 'A closing bracket `)` is missing in this line, or a comma between two values.',
  ],
  [/^'\(' expected/, () => 'A bracket `(` is missing in this line.'],
  [/^'\]' expected/, () => 'A closing bracket `]` is missing in this line.'],
  [/^'\{' expected/, () => 'A brace `{` is missing before this place.'],
  [
    /^reached end of file while parsing/,
    () =>
      'The program ends before all braces are closed: a `}` is missing. Look at the indentation for where it belongs.',
  ],
  [
    /^class, interface, (?:enum, )?or record expected|^'module' or 'open' expected/,
    () => 'This line stands outside of every class. Count the braces above: is there one `}` too many?',
  ],
  [
    /^'?(else|catch|finally|case)'? without '?(if|try|switch)'?/,
    ([, word = '', before = '']) =>
      `There is no \`${before}\` that this \`${word}\` belongs to. Look at the line above: is a \`;\` or a brace \`}\` too many, or missing?`,
  ],
  [/^unclosed string literal/, () => 'A text begins in this line, but its closing quote `"` is missing.'],
  [
    /^(?:unclosed|empty) character literal/,
    () => 'Between `\'` and `\'` stands one character. A text stands in `"…"`.',
  ],
  [
    /^not a statement/,
    (_, { code }) =>
      /[^=!<>]==/.test(code)
        ? '`==` compares, and nothing is done with the answer. To give a value, write `=`.'
        : 'This line only names a value, and does nothing with it. Is something missing, such as `=` or the `()` of a call?',
  ],
  [
    /^<identifier> expected/,
    (_, { code }) =>
      /^\s*[\w.]+\(.*\)\s*;/.test(code)
        ? 'This statement stands outside of every method. It belongs into `main`, or there is a `}` too many above.'
        : 'A name or a type is missing in this line. A parameter needs both: `int n`.',
  ],
  [
    /^invalid method declaration; return type required/,
    () =>
      'The type that this method returns is missing: write `int`, or `void` if it returns nothing, before its name.',
  ],
  [
    /^illegal start of (?:expression|type)/,
    () => 'No value begins so. Is something missing before this place, such as a bracket or a brace?',
  ],
  [/^illegal character: '(.*)'/, ([, sign = '']) => `The sign \`${sign}\` means nothing in Java.`],
  [/^unreachable statement/, () => 'This line is never reached: the one above always leaves.'],
  [
    /^integer number too large/,
    () => 'This number does not fit into an `int`. Write an `L` behind it, and make the variable a `long`.',
  ],
]
