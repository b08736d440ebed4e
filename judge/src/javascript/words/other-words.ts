import type { AnyNode } from 'acorn'
import { declarationAt, declarationsOf, KIND_WORDS, type Kind, kindOf } from './known-values.ts'
import type { SourceTree } from './source-tree.ts'
import { whyNothing } from './undefined-words.ts'

type Words = (tree: SourceTree, at: number, found: RegExpExecArray, line: number) => string | undefined

/** Explains the other messages of the engine. */
export function otherWords(message: string, tree: SourceTree, at: number, line: number): string | undefined {
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(message)
    if (found) return words(tree, at, found, line)
  }
  return undefined
}

const RULE = 'Only arrays, strings, Maps and Sets can be looped over.'

const notIterable: Words = (tree, at) => {
  const value = tree.nodes.findLast(
    (node) =>
      node.start === at &&
      /^(Identifier|MemberExpression|ObjectExpression|Literal|CallExpression)$/.test(node.type),
  )
  const member = tree.ofType('MemberExpression').find(({ object }) => object.end === at)
  const node = member ?? value
  if (!node) return undefined
  const row = node.type === 'Identifier' && declarationAt(tree, node.name, at)?.init
  if (row && row.type === 'CallExpression' && /^Number\(.*\.split\(/.test(tree.words(row)))
    return `\`${tree.words(node)}\` is one number: \`Number\` makes one of the whole row. Make one of each part: \`….split(' ').map(Number)\`.`
  return notGoneThrough(tree.words(node), kindOf(tree, node))
}

export function notGoneThrough(held: string, kind: Kind | undefined): string {
  const is = kind ? `: it is ${KIND_WORDS[kind]}` : ''
  if (kind === 'number')
    return `\`${held}\` cannot be looped over${is}. To count, write \`for (let i = 0; i < ${held}; i++)\`.`
  if (kind === 'object')
    return `\`${held}\` cannot be looped over${is}. Loop over \`Object.keys(${held})\` or \`Object.entries(${held})\`.`
  return `\`${held}\` cannot be looped over${is}. ${RULE}`
}

const mixed: Words = (tree, at) => {
  const sum = tree.ofType('BinaryExpression').find(({ left, right }) => left.end <= at && at < right.start)
  const shown = sum ? `\`${tree.words(sum)}\` mixes` : 'This line mixes'
  return `${shown} a BigInt and a number. Make both the same: \`BigInt(…)\` of the number, or \`Number(…)\` of the BigInt.`
}

const notUnpacked: Words = (tree, _, __, line) => {
  const made = tree
    .ofType('VariableDeclarator')
    .find((one) => one.loc?.start.line === line && /Pattern$/.test(one.id.type))
  if (!made?.init)
    return 'Something is taken apart by `{ … } =`, but there is nothing: it is undefined or null.'
  return `\`${tree.words(made.id)}\` takes something apart, but \`${tree.words(made.init)}\` is undefined or null. ${whyNothing(tree, made.init, 'undefined', made.start)}`
}

/** Returns the call of a native function. `at` is the place behind its name. */
const callOf = (tree: SourceTree, at: number) =>
  tree.ofType('CallExpression', 'NewExpression').findLast(({ callee, end }) => callee.end <= at && at < end)

const given = (tree: SourceTree, at: number, index = 0): AnyNode | undefined =>
  callOf(tree, at)?.arguments[index]

const badLength: Words = (tree, at) => {
  const size = given(tree, at)
  return `An array cannot have this length${size ? `: \`${tree.words(size)}\`` : ''}. It must be a whole number from 0 on: look at how it is worked out.`
}

/** Parts of Node.js that are unavailable here. */
const OF_NODE =
  /^(?:node:.*|async_hooks|child_process|cluster|console|constants|crypto|dgram|diagnostics_channel|dns|domain|http2?|https|inspector|module|net|punycode|querystring|repl|stream|string_decoder|sys|test|tls|tty|v8|vm|wasi|worker_threads|zlib)(?:\/.*)?$/

export function noModule(name: string): string {
  if (/^[./]/.test(name))
    return `A solution is one file, so there is no \`${name}\` beside it. Put all code into the solution itself.`
  if (OF_NODE.test(name))
    return `\`${name}\` is a module of Node.js that is not available here. Available are \`fs\` for the input, \`readline\`, \`util\`, \`events\`, \`path\`, \`url\`, \`buffer\`, \`assert\` and \`timers\`.`
  if (/prompt|readline-sync|^input|stdin|cin/.test(name))
    return `The package \`${name}\` is not here, and is not needed: \`readline()\` gives the next line of the input.`
  return `The package \`${name}\` is not here. Of packages there are \`lodash\` and the queues of \`@datastructures-js\`; write all else yourself.`
}

const RULES: readonly [RegExp, Words][] = [
  [/^TypeError: value is not iterable/, notIterable],
  [
    /^TypeError: cannot convert (?:bigint to number|to bigint)|^TypeError: both operands must be bigint/,
    mixed,
  ],
  [/^TypeError: cannot convert to object/, notUnpacked],
  [/^RangeError: invalid array length/, badLength],
  [
    /^RangeError: invalid repeat count/,
    () => '`repeat` needs a whole number from 0 on. Look at how the count is worked out.',
  ],
  [
    /^RangeError: invalid number of digits|^RangeError: .*digits/,
    () => 'So many digits cannot be shown: the number of digits must be from 0 to 100.',
  ],
  [
    /^RangeError: cannot convert to BigInt: not an integer/,
    () => '`BigInt` makes one of a whole number, but this number has a point. Write `BigInt(Math.trunc(…))`.',
  ],
  [
    /^SyntaxError: invalid bigint literal/,
    () => '`BigInt` makes one of a text of digits, but this text has something else. Look at what is read.',
  ],
  [
    /^TypeError: empty array/,
    (tree, at) =>
      `\`reduce\` has nothing to begin with: \`${arrayOf(tree, at)}\` is empty. Give it a first value, such as \`reduce(…, 0)\`.`,
  ],
  [
    /^TypeError: object is not extensible|^TypeError: '?(.*?)'? is read-only/,
    () => 'What is changed here is frozen or read-only. Make a copy of it first: `[...x]` or `{ ...x }`.',
  ],
  [
    /^Error: There is no file (.+)\.$/,
    (_, __, found) =>
      `There are no files here, so there is no \`${found[1]}\`. The input is read by \`readFileSync(0, 'utf8')\`.`,
  ],
  [/^Error: The module (\S+) is not available here/, (_, __, found) => noModule(found[1] ?? '')],
  [
    /^TypeError: invalid 'in' operand/,
    () => '`in` asks whether an object has a key. For an array or a string, write `includes`.',
  ],
  [/^TypeError: invalid 'instanceof'/, () => 'On the right of `instanceof` must stand a class.'],
  [
    /^ReferenceError: this is not initialized/,
    () => 'A class that extends another must call `super(…)` in its constructor before it uses `this`.',
  ],
  [
    /^TypeError: cannot convert symbol to/,
    () => 'A Symbol is neither a text nor a number, and cannot be put together with one.',
  ],
  [/^SyntaxError: .*/, (tree, at) => fromJson(tree, at)],
]

function arrayOf(tree: SourceTree, at: number): string {
  const call = callOf(tree, at)
  return call?.callee.type === 'MemberExpression' ? tree.words(call.callee.object) : 'the array'
}

function fromJson(tree: SourceTree, at: number): string | undefined {
  const call = callOf(tree, at)
  if (!call || tree.words(call.callee) !== 'JSON.parse') return undefined
  const text = call.arguments[0]
  return `\`JSON.parse\` needs a text in JSON, and this text is not${text ? `: look at \`${tree.words(text)}\`` : ''}. In JSON, keys and texts have double quotes.`
}

/** Explains a built-in function that needs a function and got another value. */
export function givenNoFunction(native: string, tree: SourceTree, at: number): string {
  const one = given(tree, at)
  const shown = one ? `\`${tree.words(one)}\`` : 'nothing'
  const kind = one && kindOf(tree, one)
  const is = kind && one.type === 'Identifier' ? `, which is ${KIND_WORDS[kind]}` : ''
  if (one?.type === 'CallExpression')
    return `\`${native}\` needs a function, but ${shown} calls one, and gives what that returns. Write its name without \`()\`.`
  return `\`${native}\` needs a function, but is given ${shown}${is}. Write one, such as \`(x) => …\`.`
}

/** Explains a built-in function that needs an iterable and got another value. */
export function givenNoList(native: string, tree: SourceTree, at: number): string {
  const one = given(tree, at)
  return `\`${native}\` needs something to go through, but is given ${one ? `\`${tree.words(one)}\`` : 'something else'}. ${RULE}`
}

/** Explains calls that go too deep. */
export function tooDeep(name: string | undefined, tree: SourceTree | undefined): string {
  const known =
    name &&
    tree &&
    (declarationsOf(tree, name).length > 0 ||
      tree.ofType('MethodDefinition').some(({ key }) => key.type === 'Identifier' && key.name === name))
  return known
    ? `\`${name}\` calls itself again and again, and the calls go too deep. Which \`if\` ends it, and does every call come closer to that?`
    : 'The recursion is too deep. Which `if` ends it, and does every call come closer to that?'
}
