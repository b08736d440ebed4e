// QuickJS says "not a function" and "value is not iterable" without a name. The stack tells the place; the name is there
// in the source.

/** An error that the guest threw. */
interface Thrown {
  readonly name: string
  /** Such as `TypeError: not a function`. */
  readonly message: string
  readonly stackOfGuest: string
}

/** What is said of an error, and of which line. `program` is empty where its places are not those of the source. */
export function failureOf(
  error: Thrown,
  program: string,
  functionName = '',
): { reason: string; line?: number } {
  const said = (reason: string, line?: number) => ({ reason: reason.slice(0, 2000), ...(line && { line }) })
  if (error.name === 'BadAnswer') {
    const words = error.message.slice('BadAnswer: '.length)
    if (!words.startsWith('nothing')) return said(`The function returned something else: ${words}.`)
    return said(`The function returned ${words}`, lineOfFunction(functionName, program))
  }
  const isPlain = error.name === '' && error.stackOfGuest === ''
  const line = isPlain ? lineOfThrow(error.message, program) : lineOfStack(error)
  return said(program ? whatFailed(error, program) : error.message, hasPlace(error) ? line : 0)
}

/** The innermost line of the program's own; 0 if there is none. */
export const lineOfStack = ({ stackOfGuest }: Thrown) => Number(/main\.js:(\d+)/.exec(stackOfGuest)?.[1] ?? 0)

/** What is no Error brings no place: the only `throw` that can have thrown it, or the only one with this text. */
function lineOfThrow(message: string, program: string): number {
  const words = message.slice('threw '.length)
  const lines = program.split('\n').map((text, at) => ({ text, line: at + 1 }))
  const plain = lines.filter(({ text }) => /\bthrow\b(?!\s+new\b)/.test(text.replace(/\/\/.*/, '')))
  const same = plain.filter(({ text }) =>
    new Set(text.split(/\bthrow\b|["'`;}]/).map((part) => part.trim())).has(words),
  )
  const [only] = same.length > 0 ? same : plain
  return only && (same.length === 1 || plain.length === 1) ? only.line : 0
}

/** What a learner may have meant by a method that does not exist. An object would know `toString`, too. */
const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    add: 'a Map has `set`, an array `push`',
    append: 'an array has `push`',
    push_back: 'an array has `push`',
    insert: 'an array has `splice`',
    set: 'only a Map has it; of an array write `a[i] = value`',
    get: 'only a Map has it; of an array write `a[i]`',
    put: 'a Map has `set`',
    has: 'an array has `includes`',
    contains: 'an array and a string have `includes`, a Map and a Set `has`',
    containsKey: 'a Map has `has`',
    find: 'a Map has `get`, a Set `has`',
    remove: 'a Map and a Set have `delete`, an array `splice`',
    erase: 'a Map and a Set have `delete`, an array `splice`',
    length: 'it is a number: leave out the `()`',
    size: 'it is a number of a Map or Set: leave out the `()`; an array and a string have `length`',
    len: 'an array and a string have `length`',
    push: 'only an array has it',
    pop: 'only an array has it',
    shift: 'only an array has it',
    unshift: 'only an array has it',
    sort: 'only an array has it; of others make one by `[...x]`',
    map: 'only an array has it; of others make one by `[...x]`',
    filter: 'only an array has it; of others make one by `[...x]`',
    reduce: 'only an array has it; of others make one by `[...x]`',
    reverse: 'only an array has it; of others make one by `[...x]`',
    join: 'only an array has it; of others make one by `[...x]`',
    split: 'only a string has it',
    toUppercase: 'it is written `toUpperCase`',
    toLowercase: 'it is written `toLowerCase`',
    upper: 'a string has `toUpperCase`',
    lower: 'a string has `toLowerCase`',
  }),
)

/** The reason with the name of what was called or gone through, where the source tells it. */
function whatFailed(error: Thrown, program: string): string {
  const { message: reason, stackOfGuest } = error
  const [first = ''] = stackOfGuest.trim().split('\n')
  const native = /^at (\S+) \(native\)/.exec(first.trim())?.[1]
  const place = /main\.js:(\d+):(\d+)/.exec(first)
  if (reason === 'TypeError: not a function') {
    if (native) return `TypeError: \`${native}\` was given something that is not a function`
    const called = place && calledBefore(program, Number(place[1]), Number(place[2]))
    if (!called) return reason
    const meant = MEANT.get(/\.([\w$]+)$/.exec(called)?.[1] ?? '')
    return `TypeError: \`${called}\` is not a function${meant ? `: ${meant}` : ''}`
  }
  if (reason === 'TypeError: value is not iterable') {
    const rule = 'only arrays, strings, Maps and Sets are gone through one by one'
    if (native) return `TypeError: \`${native}\` was given something that is not iterable: ${rule}`
    const value = place && hasPlace(error) && valueAt(program, Number(place[1]), Number(place[2]))
    return value ? `TypeError: \`${value}\` is not iterable: ${rule}` : reason
  }
  return reason
}

/** QuickJS places what a program unpacks wrongly at its very beginning, whatever the line. */
const hasPlace = ({ message, stackOfGuest }: Thrown): boolean =>
  !/not iterable|convert to object/.test(message) || !/^\s*at \S+ \(main\.js:1:1\)/.test(stackOfGuest)

/** The line in which a function or method of this name begins; undefined if it is written in an unusual way. */
function lineOfFunction(name: string, program: string): number | undefined {
  const begins = new RegExp(`(?:function\\s+${name}\\b|\\b${name}\\s*[=:]|^\\s*(?:async\\s+)?${name}\\s*\\()`)
  const line = program.split('\n').findIndex((text) => begins.test(text))
  return line < 0 ? undefined : line + 1
}

const LONGEST = 60
const OPENING: Record<string, string> = { ')': '(', ']': '[' }

/** A call that is the last thing of a function has the place of its `return`; it is found where it is the only one. */
const RETURNED = /^return\s+([\w$]+(?:\s*\??\.\s*[\w$#]+|\[[^\][]*\])*)\s*\([^()]*\)\s*(?:;|\}|\n|$)/

/** The expression that ends before a bracket of a call. Line and column begin at 1. */
function calledBefore(program: string, line: number, column: number): string | undefined {
  const end = offsetOf(program, line, column)
  const returned = RETURNED.exec(program.slice(end, end + 4 * LONGEST))?.[1]
  if (returned) return tidy(returned)
  let at = end
  for (;;) {
    const name = /[\w$#]+\s*$/.exec(program.slice(Math.max(0, at - LONGEST), at))
    const last = program[at - 1] ?? ''
    if (name) at -= name[0].length
    else if (OPENING[last]) at = openingOf(program, at - 1)
    else return undefined
    if (at < 0 || end - at > LONGEST) return undefined
    const before = program.slice(Math.max(0, at - LONGEST), at)
    const dot = /\s*\??\.\s*$/.exec(before)
    if (dot) at -= dot[0].length
    // `f(1)(2)`, `a[0](1)`: what is called stands before the brackets.
    else if (name || !/[\w$)\]]$/.test(before)) break
  }
  return tidy(program.slice(at, end))
}

/** The offset of the bracket that the one at `at` closes; -1 if there is none. Texts that hold brackets are rare enough. */
function openingOf(program: string, at: number): number {
  let open = 0
  for (let here = at; here >= 0; here--) {
    if (/[)\]]/.test(program[here] ?? '')) open++
    else if (/[([]/.test(program[here] ?? '') && --open === 0) return here
  }
  return -1
}

/** The name with its members at a place, which may be that of a member. */
function valueAt(program: string, line: number, column: number): string | undefined {
  const from = offsetOf(program, line, column)
  const before = /(?:[\w$]+\??\.)*[\w$]*$/.exec(program.slice(Math.max(0, from - LONGEST), from))?.[0] ?? ''
  const start = from - before.length
  return /^[\w$]+(?:\??\.[\w$#]+|\[[\w$'"]+\])*/.exec(program.slice(start, from + LONGEST))?.[0]
}

function offsetOf(program: string, line: number, column: number): number {
  const before = program.split('\n').slice(0, line - 1)
  return before.reduce((all, text) => all + text.length + 1, 0) + column - 1
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*(\??\.)\s*/g, '$1')
    .trim() || undefined
