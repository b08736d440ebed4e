import type { Rule } from './rule.ts'

/** Rules for beginners' errors with the library. They come before the rules that fit any code. */

const OF_C = /^(?:strlen|strcmp|strcpy|strcat|strstr|atoi)$/
const BETWEEN = new Set(
  'sort stable_sort reverse accumulate count find max_element min_element unique fill next_permutation shuffle'.split(
    ' ',
  ),
)
const INSTEAD: Readonly<Record<string, string>> = {
  insert:
    'A vector takes a value at its end by `push_back(x)`. `insert` needs a place first: `v.insert(v.begin() + i, x)`.',
  erase: 'The `erase` of a vector or text takes a place, not an index: `v.erase(v.begin() + i)`.',
  push_back: '`push_back` takes one value. A pair is made in braces: `v.push_back({1, 2})`.',
  push: '`push` takes one value. A pair is made in braces: `q.push({1, 2})`.',
  printf: '`printf` needs a text first: `printf("%d", x)`.',
  scanf: '`scanf` needs a text first: `scanf("%d", &x)`.',
  strlen: '`strlen` is for the texts of C. The length of a `string` is `s.size()`.',
  toupper: '`toupper` changes one character: `for (char& c : s) c = toupper(c);`.',
  tolower: '`tolower` changes one character: `for (char& c : s) c = tolower(c);`.',
  getline: '`getline` needs what it reads from and what it reads into: `getline(cin, s)`.',
}
const PLACES = /^(?:vector|deque|string|map|set|multiset|list|unordered_\w+)\b/

/** Explains a wrong call of a library function, by its name. */
function otherwise(name: string, notes: readonly { message: string }[], code: string): string | undefined {
  const said = notes.map(({ message }) => message).join('\n')
  const given = new RegExp(`\\b${name}\\s*\\(([^()]*)\\)`).exec(code)?.[1] ?? ''
  if (/^(?:max|min)$/.test(name) && !given.includes(','))
    return `\`${name}\` compares two values. For a whole vector, write \`*${name}_element(v.begin(), v.end())\`.`
  if (name === 'accumulate')
    return '`accumulate` needs a begin, an end and a first sum: `accumulate(v.begin(), v.end(), 0)`.'
  if (BETWEEN.has(name) && !given.includes('begin'))
    return `\`${name}\` takes the places between which it works: \`${name}(v.begin(), v.end())\`, or \`${name}(a, a + n)\` of a plain array.`
  if (/^sto(?:i|l|ll|d)$/.test(name) && /\[/.test(code))
    return `\`${name}\` makes a number of a text, and \`s[i]\` is one character. The number of a digit is \`s[i] - '0'\`.`
  if (name === 'insert' && !/to 'const_iterator'|requires (?:at least )?2/.test(said)) return undefined
  if (OF_C.test(name) && name !== 'strlen')
    return `\`${name}\` is for the texts of C. A \`string\` is compared by \`==\`, copied by \`=\`, and made longer by \`+=\`.`
  return INSTEAD[name]
}

export const libraryErrors: Rule[] = [
  [
    /^cannot initialize return object of type '(.*?)' with an? [lr]value of type '(?:const )?char ?(?:\[|\*)/,
    ([, type = '']) => `The function is to return \`${type}\`, and this is a text.`,
  ],
  [
    /^(?:constexpr variable '(\w+)' must be initialized by|non-type template argument is not) a constant expression/,
    (_, { notes }) =>
      notes.some(({ message }) => /step limit|exceeds the limit/.test(message))
        ? 'This takes too many steps for a value that must be known before the program runs. Is there a loop without an end? Else leave out `constexpr`.'
        : 'What is `constexpr` is known before the program runs, and this is not: leave out `constexpr`, or write `const`.',
  ],
  [
    /^no matching (?:member )?function for call to '(\w+)'/,
    ([, name = ''], { notes, code }) => otherwise(name, notes, code),
  ],
  [
    /^no matching constructor for initialization of 'vector<vector<(.*)>>'/,
    ([, type = '']) =>
      `A matrix is a vector of rows, each a vector: \`vector<vector<${type}>> g(n, vector<${type}>(m))\`.`,
  ],
  [
    /^reference to non-static member function must be called/,
    (_, { code }) => {
      const [, name = 'size'] = /(?:\.|->)\s*(\w+)\b(?!\s*[(\w])/.exec(code) ?? []
      return `\`${name}\` is a function: it is called with \`()\`, \`${name}()\`.`
    },
  ],
  [
    /^call to non-static member function without an object argument/,
    () => 'This function belongs to an object. Make an object first, and write `object.function()`.',
  ],
  [
    /^(?:no viable conversion from|cannot initialize .* with .*|assigning to '.*' from incompatible type) '(?:place|.*iterator.*)'/,
    (_, { code }) => {
      const [name] = /\b(?:max_element|min_element|find|lower_bound|upper_bound)\b/.exec(code) ?? ['This']
      return `${name === 'This' ? name : `\`${name}\``} gives a place in a container, and not a value. Write a \`*\` before it to get the value.`
    },
  ],
  [
    /'void' (?:to|and)|^cannot form a reference to 'void'|(?:with an rvalue of|from incompatible) type 'void'|and 'void'\)/,
    (_, { code }) => {
      const [name] = /\b(?:reverse|sort|swap|fill)\b/.exec(code) ?? []
      return name
        ? `\`${name}\` returns nothing: it changes what it is given. Call it in a line of its own.`
        : 'This function returns nothing (`void`), so there is no value here. Call it in a line of its own, or let it `return` a value.'
    },
  ],
  [
    /^call to (?:implicitly-)?deleted (?:default )?constructor of '(?:const )?(?:std::)?hash<(?:std::)?(.*)>'/,
    ([, type = '']) =>
      `An \`unordered_map\` or \`unordered_set\` cannot have a \`${type}\` as its key. A \`map\` or \`set\` can.`,
  ],
  [
    /^no type named 'value_type' in '(?:std::)?(greater|less)<(.*)>'/,
    ([, order = '', type = '']) =>
      `A \`priority_queue\` with an order of its own needs three types: \`priority_queue<${type}, vector<${type}>, ${order}<${type}>>\`.`,
  ],
  [
    /^too few template arguments for class template '(\w+)'/,
    ([, name = '']) =>
      /map$/.test(name)
        ? `A \`${name}\` needs two types, of its keys and of its values: \`${name}<string, int>\`.`
        : `Between \`<\` and \`>\` of \`${name}\` a type is missing.`,
  ],
  [
    /^no viable conversion from '(?:int|long|double|char)' to 'pair<.*>'/,
    () => 'A pair is made in braces: `{1, 2}`. In round brackets only the last value is left.',
  ],
  [
    /^no viable conversion from '(?:int|long|size_t|unsigned \w+)' to '(vector<.*>)'/,
    ([, type = '']) => `A \`vector\` of n elements is made by round brackets: \`${type} v(n);\`.`,
  ],
  [
    /^no viable conversion from '(?:std::)?nullptr_t' to '(\w+)'/,
    ([, type = '']) => `\`nullptr\` is for pointers: \`${type}* p = nullptr;\`.`,
  ],
  [
    /^no viable conversion from '(\w+) \*' to '\1'/,
    ([, type = '']) =>
      `\`new\` gives a pointer. An object is made without it, \`${type} x;\`, or kept as \`${type}* x\`.`,
  ],
  [
    /^cannot initialize a variable of type '(\w+) \*' with an rvalue of type 'void \*'|^assigning to '(\w+) \*' from incompatible type 'void \*'/,
    ([, one = '', other = '']) =>
      `\`malloc\` gives a \`void*\`, which is no \`${one || other}*\` yet. Write \`new ${one || other}[n]\`, or \`(${one || other}*)\` before \`malloc\`.`,
  ],
  [
    /^(?:type '(.*)' does not provide a subscript operator|subscripted value is not an array)/,
    ([, type = ''], { code }) => {
      if (/\[\s*\]/.test(code)) return 'To give an array to a function, write its name alone, without `[ ]`.'
      const [name] = /^(?:unordered_)?(?:multi)?set\b|^(?:queue|stack|priority_queue|list)\b/.exec(type) ?? []
      if (!name) return undefined
      return /set$|list/.test(name)
        ? `What is in a \`${name}\` has no index. Go through it: \`for (auto x : s)\`.`
        : `A \`${name}\` shows one value alone, and has no indexes: \`${name === 'queue' ? 'front' : 'top'}()\`.`
    },
  ],
  [
    /^invalid range expression of type '([^']*)'/,
    ([, type = '']) => {
      const [name] = /^(?:queue|stack|priority_queue)\b/.exec(type) ?? []
      if (name)
        return `A loop cannot go through a \`${name}\`. While it is not \`empty()\`, read \`${name === 'queue' ? 'front' : 'top'}()\` and then call \`pop()\`.`
      return /^(?:int|long|long long|size_t|unsigned.*)$/.test(type)
        ? 'To count up to a number, write `for (int i = 0; i < n; i++)`.'
        : `A \`${type}\` has no elements that a \`for (… : …)\` could go through.`
    },
  ],
  [
    /^cannot build range expression with array function parameter '(\w+)'/,
    ([, name = '']) =>
      `\`${name}\` is a parameter, so it is only a pointer and does not know its length. Use a \`vector<int>&\`, or give the length as well.`,
  ],
  [
    /^type '(.*)' does not provide a call operator|^called object type '(.*)' is not a function/,
    ([, one = '', other = ''], { code }) => {
      if (/\b(?:max|min)\s*\([^(){}]*,[^(){}]*,/.test(code)) {
        const name = /\bmax\b/.test(code) ? 'max' : 'min'
        return `\`${name}\` compares two values. For more they stand in braces: \`${name}({a, b, c})\`.`
      }
      if (PLACES.test(one) || /\[\d*\]$/.test(other))
        return 'An element is read with square brackets: `v[0]`.'
      const [, field] = /\.(\w+)\s*\(\s*\)/.exec(code) ?? []
      return field
        ? `\`${field}\` is a value of the object, and no function: write it without \`()\`.`
        : undefined
    },
  ],
  [
    /^member reference base type '(.*) ?\[(\d+)\]' is not a structure/,
    ([, type = '', size = '']) =>
      PLACES.test(type)
        ? `This is an array of ${size} \`${type}\`. One of them has an index: \`v[0]\`.`
        : 'A plain array has no functions. Its size is the number in its `[ ]`; a `vector` has `size()`.',
  ],
  [
    /^base of member reference is a function/,
    () =>
      'With `()` behind its name this became a function, not a variable. Leave the `()` out: `vector<int> v;`.',
  ],
  [
    /^cannot pass (?:object of )?non-(?:trivial|POD).* 'string' .*variadic/,
    (_, { code }) =>
      /\bscanf\b/.test(code)
        ? '`scanf` cannot read into a `string`. Write `cin >> s`.'
        : '`printf` takes no `string`. Write `s.c_str()`, or `cout << s`.',
  ],
  [
    /^reference to overloaded function could not be resolved/,
    (_, { code }) =>
      /\bcin\b.*\bendl\b/.test(code)
        ? '`endl` ends a line of output. To read, `cin >> x;` is all.'
        : 'A function is named here, but not called. Write `()` behind its name.',
  ],
]
