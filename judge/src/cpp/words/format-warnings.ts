import type { Rule } from './rule.ts'

/** The conversion letters of `scanf` for each type. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ int: '%d', unsigned: '%u', 'unsigned int': '%u', short: '%hd', char: '%c', float: '%f' },
  ...{ double: '%lf', 'long double': '%Lf', long: '%ld', 'long long': '%lld', size_t: '%zu' },
  ...{ 'unsigned long': '%lu', 'unsigned long long': '%llu' },
}
const megabytes = (bytes: string) => Math.round(Number(bytes) / 2 ** 20)

/** Rules for warnings that are on by default: where `scanf` writes, and values that do not fit. */
export const formatWarnings: Rule[] = [
  [
    /^format specifies type 'char \*' but the argument has type 'char ?\(\*\) ?\[/,
    (_, { at }) => `The name of an array stands without \`&\` here: \`${/\w+/.exec(at)?.[0] ?? 's'}\`.`,
  ],
  [
    /^format specifies type '(.*?) ?\*' but the argument has type '(.*?) ?\*'/,
    ([, asked = '', given = ''], { at }) => {
      const [, name = 'x'] = /^&\s*(\w+)/.exec(at) ?? []
      const [wrong, right] = [LETTERS[asked], LETTERS[given]]
      return asked !== given && wrong && right
        ? `\`${wrong}\` reads a value of type \`${asked}\`, but \`${name}\` is of type \`${given}\`. Write \`${right}\`.`
        : undefined
    },
  ],
  [
    /^stack frame size \((\d+)\) exceeds limit \((\d+)\) in '(\w+)/,
    ([, bytes = '', limit = '', name = '']) =>
      `The variables of \`${name}\` take ${megabytes(bytes)} MB, but a function has room for ${megabytes(limit)} MB. Make a large array global, or use a \`vector\`.`,
  ],
  [
    /^overflow in expression; result is ([-\d']+)/,
    ([, result = '']) =>
      `This does not fit into an \`int\` and becomes ${result.replaceAll("'", '')}. Write \`LL\` behind one of the numbers: \`1000000LL * n\`.`,
  ],
]
