import type { Rule, Said } from './rule.ts'

const conflict = ({ notes }: Said) =>
  notes
    .map(({ message }) =>
      /deduced conflicting types for parameter '\w+' \('(.*)' vs\. '(.*)'\)/.exec(message),
    )
    .find((found) => found !== null)

/** Returns the parameters that the only function of this name expects. */
const asked = ({ notes }: Said, name: string) =>
  notes
    .filter(({ message }) => !message.includes('the implicit '))
    .map(({ message }) => /^candidate (?:function|constructor)[^:]*not viable: (.*)/.exec(message)?.[1])
    .filter((words) => words !== undefined)
    .flatMap((words) => whyNot(words, name))
    .at(0)

function whyNot(words: string, name: string): string[] {
  const [, asks, has] =
    /requires (?:at least |at most )?(?:exactly )?(\d+ arguments?|single argument '\w+'|no arguments?)[^,]*, but (\d+|no)/.exec(
      words,
    ) ?? []
  if (asks)
    return [
      `\`${name}\` takes ${asks.replace(/single argument '__\w+'/, 'one argument').replace(/single argument '(\w+)'/, 'one argument, `$1`')}, and ${has === '0' ? 'none' : has} ${has === '0' || has === '1' ? 'is' : 'are'} given.`,
    ]
  const [, from, to, place] =
    /no known conversion from '(.*?)' to '(.*?)' for (\d+)\w\w argument/.exec(words) ?? []
  if (from && to?.startsWith(`${from} *`))
    return [`\`${name}\` needs a whole array, not one element of it. Write the name alone, \`a\`.`]
  if (from) return [`Argument ${place} of \`${name}\` is to be a \`${to}\`, but a \`${from}\` is given.`]
  const [, nth] = /expects an lvalue for (\d+)\w\w argument/.exec(words) ?? []
  if (nth)
    return [
      `Argument ${nth} of \`${name}\` is changed by it (\`&\`), so it must be a variable, not a value that was just made.`,
    ]
  return []
}

const plain = (type: string) => type.replace(/^const /, '').replace(/ ?[&*]+$/, '')

export const typeErrors: Rule[] = [
  [
    /^no matching function for call to '([^']+)'/,
    ([, name = ''], said) => {
      if (/^print(?:ln)?$/.test(name))
        return 'Output is written `cout << x << endl;`. What `print` is given begins with a text: `print("{}", x)`.'
      const types = conflict(said)
      if (types)
        return `\`${name}\` is given a \`${types[1]}\` and a \`${types[2]}\`: both must have one type. Write \`${name}<${wider(types[1], types[2])}>(…)\`.`
      return (
        asked(said, name) ??
        `There is a \`${name}\`, but not for these arguments. Compare their number and types with it.`
      )
    },
  ],
  [
    /^no matching (?:member function for call to|constructor for initialization of) '([^']+)'/,
    ([, name = ''], said) =>
      asked(said, name) ??
      `There is a \`${name}\`, but not for these arguments. Compare their number and types with it.`,
  ],
  [
    /^too (few|many) arguments to (?:function|method|constructor)?.*?expected (?:at (?:least|most) )?(\d+|single argument '\w+'), have (\d+)/,
    ([, few = '', asks = '', has = '']) =>
      `Too ${few} arguments: the function takes ${/^\d/.test(asks) ? asks : 'one'}, and ${has} ${has === '1' ? 'is' : 'are'} given.`,
  ],
  [/^too (few|many) arguments/, ([, few = '']) => `Too ${few} arguments are given to this function.`],
  [
    /^member reference type '(.*)' is (not )?a pointer/,
    ([, type = '', not]) =>
      not
        ? `This \`${plain(type)}\` is no pointer: write \`.\` in place of \`->\`.`
        : `This \`${type}\` is a pointer: write \`->\` in place of \`.\`.`,
  ],
  [
    /^member reference base type '(.*)' is not a structure/,
    ([, type = '']) => `A \`${type}\` is no object, so nothing follows it with a \`.\`.`,
  ],
  [
    /^invalid operands to binary expression \('(.*)' and '(.*)'\)/,
    ([, left = '', right = ''], { at }) => {
      const [sign] = /^(?:<<|>>|[<>=!]=|&&|\|\||[-+*/%<>&|^])/.exec(at) ?? []
      const [one, other] = [plain(left), plain(right)]
      if (!sign)
        return `The library compares or adds two \`${one}\`, and does not know how. For \`sort\`, \`set\`, \`map\` and \`priority_queue\`, \`${one}\` needs an \`operator<\`.`
      if (sign === '%' && /double|float/.test(one + other))
        return '`%` is for whole numbers. For others there is `fmod(a, b)`.'
      if (/ostream/.test(one) && /^[<>]$/.test(sign)) return 'Output is written by `<<`: `cout << x`.'
      if (/ostream/.test(one) && sign !== '<<' && sign !== '>>')
        return `\`<<\` comes before \`${sign}\`: put the calculation in brackets, \`cout << (a ${sign} b)\`.${sign === '^' ? ' `^` is no power: that is `pow(a, b)`.' : ''}`
      if (/istream/.test(one) && sign === '>>' && /char/.test(other))
        return '`cin` reads into variables. A text is shown before, by `cout << "…";`.'
      if (sign === '+' && one === 'place')
        return 'A place in a set, map or list is moved by `++it`, or by `next(it, 2)`.'
      if (one === other && /^(?:[<>]=?|[!=]=)$/.test(sign))
        return `C++ does not know how two \`${one}\` are compared: compare what is in them, or write an \`operator${sign}\` for them.`
      if (/istream/.test(one) && sign === '<<') return 'Input is read by `>>`: `cin >> x`.'
      if (/ostream/.test(one) && sign === '>>') return 'Output is written by `<<`: `cout << x`.'
      if (/ostream/.test(one))
        return `A \`${other}\` cannot be printed as a whole: print its parts one by one${/^pair</.test(other) ? ', `x.first` and `x.second`' : ''}.`
      if (/istream/.test(one)) return `A \`${other}\` cannot be read as a whole: read its parts one by one.`
      if (/char\s*(?:const)?\s*[*[]/.test(one + other) && sign === '+')
        return 'Two texts in quotation marks cannot be added: begin with a string, as in `string("a") + "b"`.'
      if (sign === '+' && one !== other && /string/.test(one + other))
        return 'A number cannot be added to a text. Make a text of it first: `s + to_string(n)`.'
      return `\`${sign}\` is not known between a \`${one}\` and a \`${other}\`.`
    },
  ],
  [
    /^comparison between pointer and integer \('(.*)' and '(.*)'\)|^comparison (?:between|of) .*\('(.*)' and '(.*)'\)/,
    ([, a = '', b = '', c = '', d = '']) =>
      /char/.test(a + b + c + d)
        ? "One character stands in `'…'`, a text in `\"…\"`: compare `s[i] == 'a'`."
        : `A \`${a || c}\` is compared with a \`${b || d}\`.`,
  ],
  [
    /^(?:cannot initialize (?:a variable|a member|an array element|a parameter|return object)|assigning to|incompatible)\b.*?'(.*?)' (?:with|from|passing).*?'(.*?)'/,
    ([, to = '', from = '']) => unfit(from, to),
  ],
  [
    /^no viable conversion from returned value of type '(.*)' to function return type '(.*)'/,
    ([, from = '', to = '']) => `The function is to return a \`${to}\`, and this is a \`${from}\`.`,
  ],
  [/^no viable conversion from '(.*)' to '(.*)'/, ([, from = '', to = '']) => unfit(from, to)],
  [
    /^no viable overloaded '=/,
    (_, { notes }) => {
      const all = notes.map(({ message }) => /no known conversion from '(.*?)' to '(.*?)'/.exec(message))
      const [, right, left] = all.find((one) => one !== null) ?? []
      return left && right
        ? `Left of \`=\` is a \`${plain(left)}\`, and right of it is a \`${plain(right)}\`. Both must have the same type.`
        : 'The two sides of `=` have different types.'
    },
  ],
  [
    /^no viable overloaded operator\[\] for type '(.*)'/,
    ([, type = '']) =>
      `What stands in \`[ ]\` is no index of a \`${plain(type)}\`. Look at the type of its key.`,
  ],
  [/^array subscript is not an integer/, () => 'An index is a whole number.'],
  [
    /^subscripted value is not an array|^type '(.*)' does not provide a subscript operator/,
    ([, type = '']) =>
      `${type ? `A \`${plain(type)}\`` : 'This'} has no elements, so \`[ ]\` cannot follow it.`,
  ],
  [
    /^called object type '(.*)' is not a function|^type '(.*)' does not provide a call operator/,
    ([, one = '', other = ''], { code }) =>
      /\d\s*\(/.test(code)
        ? 'A `*` is missing before the bracket: `2 * (a + b)`.'
        : `A \`${plain(one || other)}\` is no function, so no \`(…)\` can follow it.`,
  ],
  [
    /^expression is not assignable/,
    (_, { code }) =>
      /(?:&&|\|\||if|while)/.test(code)
        ? 'What stands left of `=` cannot be given a value. To compare, write `==`.'
        : 'What stands left of `=` cannot be given a value: it is the result of a calculation.',
  ],
  [
    /^cannot assign to (?:variable|parameter|return value|non-static data member)?.*?'([^']+)'.*const/,
    ([, name = '']) => `\`${name}\` is \`const\`, so it keeps its value.`,
  ],
  [
    /^read-only variable is not assignable|^cannot assign to/,
    () => 'This is `const`, so it keeps its value.',
  ],
  [
    /^array type '(.*)' is not assignable/,
    ([, type = '']) =>
      `A plain array (\`${type}\`) cannot be copied by \`=\`. Use a \`vector\`, or copy element by element.`,
  ],
  [
    /^indirection requires pointer operand \('(.*)' invalid\)/,
    ([, type = '']) =>
      `Only a pointer can have a \`*\` before it, and a \`${type}\` is no pointer. Leave the \`*\` out.`,
  ],
  [
    /^void function '([^']+)' should not return a value/,
    ([, name = '']) =>
      `\`${name}\` returns nothing (\`void\`). Write the type of what it returns in place of \`void\`.`,
  ],
  [
    /^non-void function '([^']+)' should return a value/,
    ([, name = '']) => `A value is missing behind \`return\`: \`${name}\` is to return one.`,
  ],
  [
    /^use of class template '([^']+)' requires template arguments|^no viable constructor or deduction guide for deduction of template arguments of '([^']+)'/,
    ([, one = '', other = '']) =>
      `A \`${one || other}\` needs the type of its elements: \`${one || other}<int>\`.`,
  ],
  [
    /^(?:field|variable) has incomplete type '(.*)'/,
    ([, type = '']) =>
      type === 'void'
        ? 'A variable cannot be `void`.'
        : `\`${type}\` is not complete here. An object cannot have one of its own kind in it: use a pointer, \`${type}*\`.`,
  ],
  [
    /^functions that differ only in their return type cannot be overloaded/,
    () => 'There are two such functions with the same parameters.',
  ],
  [
    /^non-const lvalue reference to type '(.*)' cannot bind to/,
    ([, type = '']) =>
      `What is given here is changed (\`&\`), so it must be a variable of type \`${type}\`, not a value that was just made.`,
  ],
  [
    /^excess elements in|^too many initializers/,
    () =>
      'There are more values than the array has room for. Make it larger, or leave out its size: `int a[] = {…};`.',
  ],
  [/^array is too large/, () => 'This array is larger than the memory. Make it smaller.'],
  [
    /^invalid range expression of type '(.*)'/,
    ([, type = '']) => `A \`${plain(type)}\` has no elements that a \`for (… : …)\` could go through.`,
  ],
  [
    /^(?:invalid argument type '(.*)' to unary expression)/,
    ([, type = '']) => `This sign cannot stand before a \`${type}\`.`,
  ],
  [
    /^(?:increment|decrement|cannot (?:in|de)crement) .*'(.*)'/,
    ([, type = '']) => `A \`${type}\` cannot be counted up or down.`,
  ],
  [
    /^value of type '(.*)' is not contextually convertible to 'bool'/,
    ([, type = '']) =>
      `A \`${plain(type)}\` is neither true nor false. Say what about it: \`!x.empty()\`, \`x > 0\`, …`,
  ],
]

const wider = (one = '', other = '') =>
  /double|float/.test(one + other) ? 'double' : /long/.test(one + other) ? 'long long' : one

function unfit(from: string, to: string): string {
  const [one, other] = [plain(from), plain(to)]
  if (/^(?:int|long|long long|char)$/.test(other) && /string|char\[/.test(one))
    return other === 'char'
      ? 'One character stands in `\'…\'`, a text in `"…"`.'
      : `A text is no number: \`stoi(s)\` makes an \`int\` of it.`
  if (/string/.test(other) && /^(?:int|long|long long|double)$/.test(one))
    return 'A number is no text: `to_string(n)` makes one of it.'
  if (/\*$/.test(to) && !/\*$/.test(from))
    return `A \`${to}\` is a pointer, and a \`${one}\` is none: \`&x\` points to \`x\`, and \`new\` makes an object.`
  return `A \`${one}\` is given where a \`${other}\` is wanted.`
}
