import type { Rule } from './rule.ts'

/** Lines in the style of another language, or of spoken language. The rules apply to any compiler message. */
const LINES: readonly [RegExp, string | ((found: RegExpExecArray) => string)][] = [
  [/^\s*include\b/, 'A header is included with a `#` before it: `#include <iostream>`.'],
  [/^\s*#\s*[A-Z]\w*clude\b/, '`#include` is written in small letters.'],
  [/^\s*import\s+[\w.]+/, 'C++ has no `import` of that kind: a header is included by `#include <vector>`.'],
  [/^\s*using\s+(?!namespace\b)\w+\s+std\b/, 'It is written `using namespace std;`.'],
  [/^\s*int\s+main\s*\{/, '`main` is a function: it is written `int main() {`.'],
  [/^\s*for\s+\w+\s+in\b/, 'A loop is written `for (int i = 0; i < n; i++)`.'],
  [/\)\s*then\b/, 'There is no `then` in C++. Leave it out.'],
  [
    /^\s*(?:if|else if|while|for)\s*\(.*\)\s*:\s*$|^\s*else\s*:\s*$/,
    'C++ has no `:` here. Put what belongs together in braces: `{ … }`.',
  ],
  [/\belse\s*\([^()]*\)\s*\{/, 'A second condition is written `else if (…)`. `else` alone has none.'],
  [
    /^\s*(?!delete\b)\w+\s*\[\s*\]\s*\w+/,
    'In C++ the `[ ]` stands behind the name: `int a[5];`. To return one from a function, use a `vector<int>`.',
  ],
  [/(?:&&|\|\|)\s*(?:[<>]=?|[=!]=)\s*[\w'"]/, 'A comparison needs a value on both sides: `x > 3 && x < 10`.'],
  [/([-+*/%])\s+=(?!=)/, ([, sign = '']) => `\`${sign}=\` is one sign, without a space in it.`],
  [
    /^\s*(\w+)\s+\w+\s*=[^;(]*,\s*\1\s+\w+\s*=/,
    ([, type = '']) => `In one statement the type stands once: \`${type} x = 5, y = 6;\`.`,
  ],
  [/=\s*\d+,\d+\s*;/, 'A number has a point and no comma: `3.5`.'],
  [/\b(?:int|double|char|bool|long|float|string)\s+\d+[A-Za-z_]\w*/, 'A name cannot begin with a digit.'],
  [
    /\b(?:int|double|char|bool|float|string)\s+(?!const\b|long\b|short\b|unsigned\b|signed\b|static\b)[A-Za-z_]\w*\s+[A-Za-z_]\w*\s*[=;]/,
    'A name has no space in it: `myNumber`, or `my_number`.',
  ],
  [/^\s*\d+\s*=(?!=)/, 'The variable stands left of the `=`, and the value right of it: `x = 5`.'],
  [
    /\bint\s+\w+\s*\[[^\](){},]*,[^\](){},]*\]|\b(?!auto\b|return\b)\w+\[\s*\w+\s*,\s*\w+\s*\]/,
    'Two sizes or indexes have brackets of their own: `a[1][2]`.',
  ],
]

export const others: Rule[] = [
  [
    /./,
    (_, { code, text }) => {
      const semicolon = /^[ \t]*#define[ \t]+(\w+)[ \t].*;[ \t]*$/m.exec(text)?.[1]
      if (semicolon && new RegExp(`\\b${semicolon}\\b`).test(code) && !/^\s*#/.test(code))
        return `The \`#define\` of \`${semicolon}\` ends with a \`;\`. Leave that \`;\` out.`
      for (const [pattern, words] of LINES) {
        const found = pattern.exec(code)
        if (found) return typeof words === 'string' ? words : words(found)
      }
      return undefined
    },
  ],
]
