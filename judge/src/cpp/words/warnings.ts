import type { Rule } from './rule.ts'

/** The warnings that are switched on. Each is a mistake in nearly every program that has it. */
export const WARNED = [
  ...['uninitialized', 'sometimes-uninitialized', 'parentheses', 'unused-value', 'unused-comparison'],
  ...[
    'for-loop-analysis',
    'tautological-unsigned-zero-compare',
    'unsequenced',
    'infinite-recursion',
    'self-assign',
    'misleading-indentation',
  ],
]

export const warnings: Rule[] = [
  [
    /^variable '([^']+)' is (?:used uninitialized whenever|uninitialized when)/,
    ([, name = '']) =>
      `\`${name}\` is used before it has a value. Give it one where it is declared: \`${name} = 0\`.`,
  ],
  [
    /^using the result of an assignment as a condition/,
    () => 'A single `=` gives a value. To compare, write `==`.',
  ],
  [
    /^(?:inequality|equality|relational) comparison result unused/,
    (_, { at, code }) =>
      /==/.test(at) || /==/.test(code)
        ? '`==` compares, and nothing is done with the answer. To give a value, write `=`.'
        : undefined,
  ],
  [
    /^expression result unused/,
    (_, { code, at }) => {
      if (/==/.test(code))
        return '`==` compares, and nothing is done with the answer. To give a value, write `=`.'
      if (/\b(?:cin|cout)\b.*,/.test(code))
        return /\bcin\b/.test(code)
          ? 'A `,` ends what `cin` reads. Each variable has a `>>` before it: `cin >> a >> b;`.'
          : 'A `,` ends what `cout` writes. Each value has a `<<` before it: `cout << a << b;`.'
      const [, name] = /^([A-Za-z_]\w*)\s*;/.exec(at) ?? []
      return name && !/\S/.test(code.slice(0, code.length - at.length))
        ? `\`${name}\` is named here, and nothing is done with it. A function is called with \`()\`: \`${name}();\`.`
        : undefined
    },
  ],
  [
    /^address of function '(\w+)' will always evaluate to 'true'/,
    ([, name = '']) =>
      `\`${name}\` is a function, and it is not called here. Write \`()\` behind it: \`${name}()\`.`,
  ],
  [
    /^chained comparison|^comparisons like 'X<=Y<=Z'/,
    () =>
      'The first comparison gives 0 or 1, and the second one compares that. For a number between two others write `0 < x && x < 10`.',
  ],
  [
    /^use of unary operator that may be intended as compound assignment \((.)=\)/,
    ([, sign = '']) =>
      `\`=${sign}\` gives a value with a \`${sign}\` before it. To count on, write \`${sign}=\`.`,
  ],
  [
    /^misleading indentation; statement is not part of the previous '(\w+)'/,
    ([, word = '']) =>
      `This line is no part of the \`${word}\` above: without braces \`{ }\` only one statement is.`,
  ],
  [
    /^variable.? (.*) used in loop condition not modified in loop body/,
    ([, names = '']) => `${names.replace(/'/g, '`')} never changes in this loop, so that it has no end.`,
  ],
  [
    /^result of comparison of unsigned expression >= 0 is always true/,
    () => 'An `unsigned` number is never below 0, so that this is always true. Use an `int`.',
  ],
  [
    /^(?:multiple unsequenced modifications to|unsequenced modification and access to) '([^']+)'/,
    ([, name = '']) =>
      `\`${name}\` is changed and used in one expression, in no fixed order. Use two statements.`,
  ],
  [
    /^all paths through this function will call itself/,
    () => 'This function calls itself whatever it is given, so that it has no end. Which case needs no call?',
  ],
  [
    /^explicitly assigning value of variable of type '.*' to itself/,
    () => 'A variable is given its own value. Is it the field, written `this->x = x`?',
  ],
  [
    /^(\S+) has lower precedence than (\S+);/,
    ([, one = '', other = '']) =>
      `\`${other}\` comes before \`${one}\` here. Use brackets: \`(a ${one} b) ${other} c\`.`,
  ],
  [
    /^(?:reference to|address of) (?:stack memory associated with )?(?:local variable )?.*'([^']+)' returned/,
    ([, name = '']) =>
      `\`${name}\` ends with the function, so that what points to it points to nothing. Return the value itself.`,
  ],
  [
    /^(?:address of stack memory|reference to stack memory|reference to local) .*'([^']+)'/,
    ([, name = '']) =>
      `\`${name}\` ends with the function, so that what points to it points to nothing. Return the value itself.`,
  ],
  [
    /^multi-character character constant/,
    () => 'Between `\'` and `\'` stands one character. A text stands in `"…"`.',
  ],
  [
    /^result of comparison against a string literal is unspecified/,
    () => 'Two texts of `char*` are compared by `strcmp`, or as `string`.',
  ],
  [/^(?:division|remainder) by zero is undefined/, () => 'This divides by 0.'],
  [
    /^array index (-?\d+) is (?:past the end|before the beginning)/,
    ([, index = '']) => `The index ${index} is outside of the array. Indexes go from 0 to its size minus 1.`,
  ],
  [
    /^'(\w+)' will always overflow; destination buffer has size (\d+), but .*?(\d+)(?: \(including NUL byte\))?$/,
    ([, name = '', room = '', asked = '']) =>
      `\`${name}\` writes ${asked} bytes where there is room for ${room}. The end of a text takes one, too.`,
  ],
  [
    /^(if|for|while|range-based for|switch) (?:statement|loop) has empty body/,
    ([, word = '']) =>
      `The \`;\` behind this \`${word.split(' ').at(-1)}\` ends it, so that what follows does not belong to it.`,
  ],
  [
    /^overflow in expression; result is (\S+)/,
    ([, result = '']) =>
      `This does not fit into an \`int\` and becomes ${result}. Write \`LL\` behind one of the numbers.`,
  ],
  [
    /^implicit conversion from '(.*)' to '(.*)' changes value from (\S+) to (\S+)/,
    ([, , type = '', from = '', to = '']) => `${from} does not fit into \`${type}\` and becomes ${to}.`,
  ],
  [/^non-void function does not return a value/, () => 'This function may end without a `return`.'],
  [
    /^format specifies type '(.*?) ?\*' but the argument has type '\1'/,
    (_, { at }) => {
      const [name = 'n'] = /^\w+/.exec(at) ?? []
      return `\`scanf\` needs to know where the value goes: write a \`&\` before the variable, \`&${name}\`.`
    },
  ],
  [
    /^format specifies type '(.*)' but the argument has type '(.*)'/,
    ([, asked = '', given = '']) => `The format expects \`${asked}\`, and \`${given}\` is given.`,
  ],
  [
    /^more '%' conversions than data arguments/,
    () => 'There are more `%` in the format than values behind it.',
  ],
  [
    /^shift count >= width of type|^shift count is negative/,
    () => 'This shifts by more places than the number has bits. Write `1LL << n` for a `long long`.',
  ],
  [
    /^unknown escape sequence '(.*)'/,
    ([, sign = '']) => `\`${sign}\` means nothing. A backslash itself is written \`\\\\\`.`,
  ],
]
