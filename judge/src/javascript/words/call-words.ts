import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { declarationsOf, inTable, KIND_WORDS, type Kind, kindOf } from './known-values.ts'
import { similarName } from './similar-name.ts'
import { lineOfNode, type SourceTree } from './source-tree.ts'

const SPREAD = 'write `[...x]` for its characters or values'

/** The names of methods in other languages, or of other kinds of value. */
const MEANT: Record<'Map' | 'Set' | 'array' | 'string' | 'number', Record<string, string>> = {
  Map: {
    add: 'set',
    put: 'set',
    push: 'set',
    insert: 'set',
    contains: 'has',
    includes: 'has',
    containsKey: 'has',
    find: 'get',
    remove: 'delete',
    erase: 'delete',
    length: 'size',
    size: 'size',
  },
  Set: {
    push: 'add',
    append: 'add',
    insert: 'add',
    put: 'add',
    set: 'add',
    contains: 'has',
    includes: 'has',
    get: 'has',
    find: 'has',
    remove: 'delete',
    erase: 'delete',
    length: 'size',
    size: 'size',
  },
  array: {
    add: 'push',
    append: 'push',
    push_back: 'push',
    insert: 'push',
    enqueue: 'push',
    contains: 'includes',
    has: 'includes',
    remove: 'splice',
    delete: 'splice',
    erase: 'splice',
    size: 'length',
    len: 'length',
    length: 'length',
    get: '[i]',
    set: '[i] = value',
    pop_back: 'pop',
    dequeue: 'shift',
    sorted: 'sort',
    each: 'forEach',
    foreach: 'forEach',
    select: 'map',
  },
  string: {
    contains: 'includes',
    has: 'includes',
    size: 'length',
    len: 'length',
    length: 'length',
    upper: 'toUpperCase',
    lower: 'toLowerCase',
    strip: 'trim',
    toUppercase: 'toUpperCase',
    toLowercase: 'toLowerCase',
    append: ' += …',
    push: ' += …',
    substr_: 'slice',
  },
  number: { toUppercase: 'toString', length: '' },
}

const METHODS: Record<string, readonly string[]> = {
  Map: Object.getOwnPropertyNames(Map.prototype),
  Set: Object.getOwnPropertyNames(Set.prototype),
  array: Object.getOwnPropertyNames(Array.prototype),
  string: Object.getOwnPropertyNames(String.prototype),
}
const OF_ARRAYS = ['map', 'filter', 'reduce', 'forEach', 'sort', 'reverse', 'join', 'some', 'every']
const NUMBERS = ['length', 'size']
const GLOBALS: Record<string, readonly string[]> = {
  Math: Object.getOwnPropertyNames(Math),
  Object: Object.getOwnPropertyNames(Object),
  Array: Object.getOwnPropertyNames(Array),
  Number: Object.getOwnPropertyNames(Number),
  JSON: ['parse', 'stringify'],
  console: ['log', 'error', 'table'],
  String: ['fromCharCode'],
}

/** Explains a call of a value that is no function. `at` is the place of its bracket, or of the `return` that it ends. */
export function calledWords(tree: SourceTree, at: number): string | undefined {
  const call = callAt(tree, at)
  if (!call) return undefined
  const { callee } = call
  const begin = `\`${tree.words(callee)}\` is not a function`
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
    return `${begin}${ofMethod(tree, callee.object, callee.property.name)}`
  if (callee.type === 'Identifier') return `${begin}${ofName(tree, callee.name, callee)}`
  if (callee.type === 'CallExpression')
    return `${begin}: look at what \`${tree.words(callee.callee)}\` returns.`
  return `${begin}. Look at where it gets its value.`
}

function callAt(tree: SourceTree, at: number): CallExpression | NewExpression | undefined {
  const calls = tree.ofType('CallExpression', 'NewExpression')
  const exact = calls.filter(
    ({ callee, end }) =>
      callee.end <= at && at < end && /^[\s)]*(\?\.)?\s*$/.test(tree.text.slice(callee.end, at)),
  )
  if (exact.length > 0) return exact.at(-1)
  const returned = tree.ofType('ReturnStatement').find(({ start }) => start === at)?.argument
  return returned?.type === 'CallExpression' ? returned : undefined
}

function ofMethod(tree: SourceTree, object: AnyNode, name: string): string {
  const held = tree.words(object)
  const kind = kindOf(tree, object)
  const globals = inTable(GLOBALS, held)
  if (object.type === 'Identifier' && globals && !kind) {
    const meant = similarName(name, globals)
    return meant ? `. Did you mean \`${held}.${meant}\`?` : `. Look up its right name.`
  }
  return (kind && meantOf(held, kind, name)) ?? withoutKind(tree, object, name, kind)
}

/** Returns the method that may be meant by one that this kind of value lacks. Undefined for a kind without methods. */
export function meantOf(held: string, kind: Kind, name: string): string | undefined {
  if (!(kind in MEANT)) return undefined
  const table = MEANT[kind as keyof typeof MEANT]
  const is = `: \`${held}\` is ${KIND_WORDS[kind]}`
  if (NUMBERS.includes(name) && kind !== 'number')
    return `${is}, and how many it holds is written \`${held}.${table[name]}\`, without \`()\`.`
  const meant = inTable(table, name) ?? similarName(name, METHODS[kind] ?? [])
  if (meant) return `${is}. Did you mean \`${held}${/^\W/.test(meant) ? '' : '.'}${meant}\`?`
  if (kind === 'string' && OF_ARRAYS.includes(name))
    return `${is}. Make an array of its characters: \`[...${held}].${name}(…)\`.`
  if ((kind === 'Map' || kind === 'Set') && OF_ARRAYS.includes(name))
    return `${is}. Make an array of it: \`[...${held}].${name}(…)\`.`
  return `${is}, which has no \`${name}\`.`
}

const ANY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    add: 'A Map has `set`, an array `push`.',
    append: 'An array has `push`.',
    push_back: 'An array has `push`.',
    insert: 'An array has `splice`.',
    set: 'Only a Map has it; of an array write `a[i] = value`.',
    get: 'Only a Map has it; of an array write `a[i]`.',
    put: 'A Map has `set`.',
    has: 'An array has `includes`.',
    contains: 'An array and a string have `includes`, a Map and a Set `has`.',
    containsKey: 'A Map has `has`.',
    find: 'A Map has `get`, a Set `has`.',
    remove: 'A Map and a Set have `delete`, an array `splice`.',
    erase: 'A Map and a Set have `delete`, an array `splice`.',
    length: 'It is a number: leave out the `()`.',
    size: 'It is a number of a Map or Set: leave out the `()`. An array and a string have `length`.',
    len: 'An array and a string have `length`.',
    split: 'Only a string has it.',
    toUppercase: 'It is written `toUpperCase`.',
    toLowercase: 'It is written `toLowerCase`.',
    upper: 'A string has `toUpperCase`.',
    lower: 'A string has `toLowerCase`.',
    ...Object.fromEntries(['push', 'pop', 'shift', 'unshift'].map((name) => [name, 'Only an array has it.'])),
    ...Object.fromEntries(OF_ARRAYS.map((name) => [name, `Only an array has it: ${SPREAD}.`])),
  }),
)

function withoutKind(tree: SourceTree, object: AnyNode, name: string, kind: Kind | undefined): string {
  const own = tree
    .ofType('MethodDefinition')
    .flatMap(({ key }) => (key.type === 'Identifier' ? [key.name] : []))
  const meant = similarName(name, own)
  if (meant) return `. Did you mean \`${tree.words(object)}.${meant}\`?`
  if (kind === 'number' || kind === 'boolean')
    return `: \`${tree.words(object)}\` is ${KIND_WORDS[kind]}, which has no \`${name}\`.`
  return `. ${ANY.get(name) ?? `Look at what \`${tree.words(object)}\` is, and at how the method is called.`}`
}

function ofName(tree: SourceTree, name: string, node: AnyNode): string {
  const kind = kindOf(tree, node)
  const [first] = declarationsOf(tree, name)
  if (kind && first && kind !== 'function')
    return `: line ${first.line} makes \`${name}\` ${KIND_WORDS[kind]}.${kind === 'array' ? ` For one of its values, write \`${name}[…]\`.` : ' Give one of the two another name.'}`
  if (first?.kind === 'parameter')
    return `. Look at what is given for \`${name}\` where the function of line ${first.line} is called.`
  return `. Look at where \`${name}\` gets its value${first ? `: line ${first.line}` : ''}.`
}

/** Explains a class that is called without `new`. Returns the words and the line of the call. */
export function withoutNew(tree: SourceTree, at: number): { words: string; line: number } | undefined {
  const call = callAt(tree, at)
  if (!call) return undefined
  const name = tree.words(call.callee)
  return {
    words: `\`${name}\` is a class, and its objects are made by \`new\`: write \`new ${name}(…)\`.`,
    line: lineOfNode(call),
  }
}

/** Explains `new Array[5]`. Returns the words and its line, because the engine reports the text behind it. */
export function sizeInSquareBrackets(
  tree: SourceTree,
  at: number,
): { words: string; line: number } | undefined {
  const made = tree.ofType('NewExpression').findLast(({ start }) => start <= at)
  const callee = made?.callee
  if (!made || callee?.type !== 'MemberExpression' || !callee.computed) return undefined
  if (!/^[\s;]*$/.test(tree.text.slice(made.end, at))) return undefined
  return {
    words: `What \`new\` makes is given its size in round brackets: \`new ${tree.words(callee.object)}(${tree.words(callee.property)})\`.`,
    line: lineOfNode(made),
  }
}
