import type { NamedFunction } from './read-shape.ts'
import type { Token } from './tokens.ts'

const OWN = new Set(['this', 'self', 'cls'])
const NO_CALL = new Set(['def', 'function', 'new', '::', 'class'])

/** Returns whether a function calls itself, directly or through others. */
export function hasRecursion(tokens: readonly Token[], functions: readonly NamedFunction[]): boolean {
  return passesItself(tokens) || hasCircle(callsOf(tokens, functions))
}

/** Detects a lambda of C++ that gets itself as an argument: `self(self, …)`. */
const passesItself = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text }, at) => text === 'self' && tokens[at + 1]?.text === '(' && tokens[at + 2]?.text === 'self',
  )

/** Returns which functions each function calls. A call belongs to the innermost function around it. */
function callsOf(tokens: readonly Token[], functions: readonly NamedFunction[]) {
  const calls = new Map<string, Set<string>>(functions.map(({ name }) => [name, new Set()]))
  const around: NamedFunction[] = []
  let next = 0
  for (const [at, { text }] of tokens.entries()) {
    for (let one = functions[next]; one && one.from <= at; one = functions[++next]) around.push(one)
    for (let last = around.at(-1); last && last.to <= at; last = around.at(-1)) around.pop()
    const [inside] = around.slice(-1)
    if (inside && calls.has(text) && tokens[at + 1]?.text === '(' && isOwn(tokens, at))
      calls.get(inside.name)?.add(text)
  }
  return calls
}

/** Excludes methods of other objects, and the place where the function is defined. */
function isOwn(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  if (before === '.' || before === '->') return OWN.has(tokens[at - 2]?.text ?? '')
  return !NO_CALL.has(before)
}

function hasCircle(calls: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const left = new Map([...calls].map(([name]) => [name, 0]))
  for (const called of calls.values()) for (const name of called) left.set(name, (left.get(name) ?? 0) + 1)
  // Functions without a caller are removed repeatedly. In a cycle each function has a caller.
  const free = [...left].filter(([, many]) => many === 0).map(([name]) => name)
  let taken = 0
  for (let name = free.pop(); name !== undefined; name = free.pop()) {
    taken++
    for (const called of calls.get(name) ?? []) {
      const many = (left.get(called) ?? 0) - 1
      left.set(called, many)
      if (many === 0) free.push(called)
    }
  }
  return taken < calls.size
}
