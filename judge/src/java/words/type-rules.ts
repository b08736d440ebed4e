import type { Rule } from './rule.ts'

const NUMBER = /^(?:int|long|double|float|short|byte|Integer|Long|Double)$/
const BOXES: Readonly<Record<string, string>> = {
  ...{ int: 'Integer', long: 'Long', double: 'Double', char: 'Character', boolean: 'Boolean' },
}
const NAMES = ['no', 'one', 'two', 'three', 'four', 'five']

function unfit(from: string, to: string, code: string): string {
  const begin = `A \`${from}\` is given where a \`${to}\` is wanted.`
  if (to === 'boolean')
    return /\b(?:if|while)\s*\(\s*\w+\s*=[^=]/.test(code)
      ? 'A single `=` gives a value. To compare, write `==`.'
      : `A condition must be true or false, and this is a \`${from}\`. Write a comparison, such as \`x > 0\`.`
  if (from === 'String' && /^(?:int|Integer)$/.test(to))
    return `${begin} \`Integer.parseInt(s)\` makes one of a text.`
  if (from === 'String' && /^(?:double|Double)$/.test(to))
    return `${begin} \`Double.parseDouble(s)\` makes one of a text.`
  if (from === 'String' && to === 'char') return 'One character stands in `\'…\'`, a text in `"…"`.'
  if (to === 'String') return `${begin} \`String.valueOf(x)\` makes a text of it.`
  if (from.endsWith('[]') && from === `${to}[]`) return `${begin} For one of its values, write \`a[i]\`.`
  if (to === `${from}[]`) return `${begin} The values of an array stand in braces: \`{1, 2}\`.`
  return begin
}

/** Describes a list of types such as `int,int`. */
function given(list: string): string {
  const all = list === 'no arguments' ? 0 : list.split(',').length
  return NAMES[all] ?? String(all)
}

const wrongArguments = (name: string, required: string, found: string) =>
  given(required) === given(found)
    ? `\`${name}\` takes \`(${required.replaceAll(',', ', ')})\`, but is given \`(${found.replaceAll(',', ', ')})\`.`
    : `\`${name}\` takes ${given(required)} value${given(required) === 'one' ? '' : 's'}, and ${given(found).replace('no', 'none')} ${/^no|^one$/.test(given(found)) ? 'is' : 'are'} given.`

export const typeRules: Rule[] = [
  [
    /^incompatible types: possible lossy conversion from (\S+) to (\S+)/,
    ([, from = '', to = '']) =>
      `A \`${from}\` may not fit into a \`${to}\`. Make the variable a \`${from}\`, or cut it to one: \`(${to}) x\`.`,
  ],
  [
    /^incompatible types: unexpected return value/,
    () => 'This method returns nothing (`void`). Write the type of what it returns in place of `void`.',
  ],
  [/^incompatible types: missing return value/, () => 'A value is missing behind `return`.'],
  [
    /^incompatible types: (.+) cannot be converted to (.+)$/,
    ([, from = '', to = ''], { code }) => unfit(from, to, code),
  ],
  [
    /^(?:method|constructor) (\w+) in (?:class|record|enum) (\S+) cannot be applied to given types; required: (.*?); found: +(.*?);/,
    ([, name = '', , required = '', found = '']) => wrongArguments(name, required, found),
  ],
  [
    /^no suitable (?:method|constructor) found for (\w+)\((.*?)\)/,
    ([, name = '', found = '']) =>
      `There is a \`${name}\`, but not for \`(${found.replaceAll(',', ', ')})\`. Look at how many values it takes, and of which types.`,
  ],
  [
    /^missing return statement/,
    () =>
      'This method can come to its end without a `return`. Its brace `}` is in this line. What does it return then?',
  ],
  [
    /^variable (\w+) might not have been initialized/,
    ([, name = '']) =>
      `\`${name}\` is used before it has a value. Give it one where it is made, such as \`${name} = 0\`.`,
  ],
  [
    /^variable (\w+) is already defined/,
    ([, name = ''], { text }) => {
      const line =
        text
          .split('\n')
          .findIndex((code) => new RegExp(`\\b\\w[\\w<>[\\]]*\\s+${name}\\s*[=;,)]`).test(code)) + 1
      return `There are two \`${name}\`${line ? `: the first is in line ${line}` : ''}. To give a new value, leave out the type. For something else, choose another name.`
    },
  ],
  [
    /^cannot assign a value to final variable (\w+)/,
    ([, name = '']) =>
      name === 'length'
        ? 'An array keeps its length. Make a new array, or use an `ArrayList`.'
        : `\`${name}\` is \`final\`, so it keeps its value.`,
  ],
  [
    /^unexpected type; required: reference; found: +(\S+)/,
    ([, type = '']) =>
      `Between \`<\` and \`>\` stands a class, and \`${type}\` is none: write \`${BOXES[type] ?? 'its class'}\`.`,
  ],
  [
    /^array required, but (.+) found/,
    ([, type = '']) =>
      type === 'String'
        ? 'A `String` is no array. Its characters are read by `s.charAt(i)`.'
        : /List/.test(type)
          ? `A \`${type}\` is no array. Its values are read by \`list.get(i)\`.`
          : `A \`${type}\` is no array, so \`[ ]\` cannot follow it.`,
  ],
  [
    /^for-each not applicable to expression type; .*found: +(.+)$/,
    ([, type = '']) =>
      NUMBER.test(type)
        ? `A \`${type}\` cannot be looped over. To count, write \`for (int i = 0; i < n; i++)\`.`
        : type === 'String'
          ? 'A `String` cannot be looped over. Go through `s.toCharArray()`.'
          : `A \`${type}\` cannot be looped over. A map is gone through by \`map.keySet()\` or \`map.entrySet()\`.`,
  ],
  [
    /^bad operand types? (\S+) for unary operator '(.*)'/,
    ([, type = '', sign = '']) =>
      `\`${sign}\` cannot stand before a \`${type}\`.${sign === '!' ? ' Write a comparison, such as `x == 0`.' : ''}`,
  ],
  [
    /^bad operand types for binary operator '(.*)'; first type: +(.*?); second type: +(.*)$/,
    ([, sign = '', one = '', other = '']) => {
      const begin = `\`${sign}\` does not work between a \`${one}\` and a \`${other}\`.`
      if (/^[<>]/.test(sign) && one === 'String')
        return `${begin} Texts are compared by \`a.compareTo(b) < 0\`.`
      return /String/.test(one + other) ? `${begin} For texts there is only \`+\`.` : begin
    },
  ],
  [
    /^(\S+) cannot be dereferenced/,
    ([, type = '']) =>
      `An \`${type}\` is no object, so no \`.\` follows it. Its class has what is wanted, such as \`${BOXES[type] ?? 'String'}.toString(x)\`.`.replace(
        /^An (?=`[^aeiou])/,
        'A ',
      ),
  ],
  [
    /^non-static (method|variable) (\w+)(?:\(.*\))? cannot be referenced from a static context/,
    ([, kind = '', name = '']) =>
      `\`${name}\` belongs to an object, and \`main\` has none. Write \`static\` before the ${kind === 'method' ? 'method' : 'variable'}, or make an object by \`new\`.`,
  ],
  [
    /^unreported exception (\S+);/,
    ([, type = '']) =>
      `Here \`${type}\` may be thrown. Catch it by \`try\`, or write \`throws ${type}\` behind the head of the method.`,
  ],
  [
    /^(\w+) is not abstract and does not override abstract method (\w+)\((.*)\) in (\S+)/,
    ([, name = '', method = '', , owner = '']) =>
      `\`${name}\` promises to be a \`${owner}\`, but has no \`public\` method \`${method}\`. Write it in \`${name}\`.`,
  ],
  [
    /^(\w+) is abstract; cannot be instantiated/,
    ([, name = '']) =>
      `\`${name}\` is abstract, so \`new\` cannot make objects of it. Make one of a class that extends it.`,
  ],
  [
    /^(\w+)(?:\(.*\))? has (private|protected) access in (\S+)/,
    ([, name = '', , owner = '']) =>
      `\`${name}\` is private: only the code of \`${owner}\` itself sees it. Give \`${owner}\` a method for it.`,
  ],
  [
    /^package (\w+) does not exist/,
    ([, name = '']) =>
      /^system$/i.test(name)
        ? 'It is written `System`, with a large S: `System.out.println(…)`.'
        : `There is no \`${name}\` here. Is it misspelt?`,
  ],
  [
    /^package (\S+) does not exist/,
    ([, name = '']) => `There is no package \`${name}\` here. Look at the \`import\`.`,
  ],
]
