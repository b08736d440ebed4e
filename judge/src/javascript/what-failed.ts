// The engine's messages "not a function" and "value is not iterable" lack a name. Its stack gives the place, and the source at
// this place gives the name. All of this runs after the failure, outside of the program's own fuel.
import { calledWords, sizeInSquareBrackets, withoutNew } from './words/call-words.ts'
import { missingName, readOnly, tooEarly } from './words/name-words.ts'
import { givenNoFunction, givenNoList, otherWords, tooDeep } from './words/other-words.ts'
import { lineOfNode, SourceTree, withinBounds } from './words/source-tree.ts'
import { undefinedWords } from './words/undefined-words.ts'

/** An error that the guest threw. */
interface Thrown {
  readonly name: string
  /** The full message, such as `TypeError: not a function`. */
  readonly message: string
  readonly stackOfGuest: string
}

export interface Failure {
  readonly reason: string
  /** The engine's own words, where `reason` puts them differently. */
  readonly original?: string
  readonly line?: number
}

/** Returns the words for an error, and their line. `program` is empty where its places are not those of the source. */
export function failureOf(error: Thrown, program: string, functionName = ''): Failure {
  if (error.name === 'BadAnswer') {
    const words = error.message.slice('BadAnswer: '.length)
    const why = words.startsWith('NaN') ? NAN : ''
    if (!words.startsWith('nothing')) return said(`The function returned something else: ${words}.${why}`)
    return said(`The function returned ${words}`, lineOfFunction(functionName, program))
  }
  const isPlain = error.name === '' && error.stackOfGuest === ''
  if (isPlain) return ofPlainThrow(error.message, program)
  const found = program ? withinBounds(() => inWords(error, program)) : undefined
  const line = found?.line ?? (hasPlace(error) ? lineOfStack(error) : undefined)
  if (!found?.words) return said(error.message, line)
  return { ...said(found.words, line), original: clipped(error.message) }
}

const NAN = ' It comes from working with undefined, or with a text that is no number.'
const clipped = (text: string) => text.slice(0, 2000)
const said = (reason: string, line?: number): Failure => ({ reason: clipped(reason), ...(line && { line }) })

/** Returns the innermost line of the program itself, or 0 if there is none. */
export const lineOfStack = ({ stackOfGuest }: Thrown) => Number(/main\.js:(\d+)/.exec(stackOfGuest)?.[1] ?? 0)

/** Returns the words for calls that go too deep. */
export function depthOf(error: Thrown, program: string): Failure {
  const [, name] = /at (\S+) \(main\.js/.exec(error.stackOfGuest) ?? []
  const words = withinBounds(() => tooDeep(name, SourceTree.of(program))) ?? tooDeep(undefined, undefined)
  return said(words, lineOfStack(error))
}

function ofPlainThrow(message: string, program: string): Failure {
  const [, value = ''] = /^threw (.*)$/s.exec(message) ?? []
  return said(
    `Your \`throw\` ended the program, and nothing caught it. It threw: ${value}.`,
    lineOfThrow(message, program),
  )
}

interface Found {
  readonly words?: string | undefined
  readonly line?: number | undefined
}

function inWords(error: Thrown, program: string): Found | undefined {
  const { message, stackOfGuest } = error
  const tree = SourceTree.of(program)
  if (!tree) return undefined
  const frames = stackOfGuest
    .trim()
    .split('\n')
    .map((frame) => frame.trim())
  const native = /^at (\S+) \(native\)/.exec(frames[0] ?? '')?.[1]
  const [place, outer] = [...stackOfGuest.matchAll(/main\.js:(\d+):(\d+)/g)]
  const line = Number(place?.[1] ?? 0)
  const at = place ? tree.offsetOf(line, Number(place[2])) : 0
  if (isThrownByOwnHand(tree, line, at)) return undefined
  if (/must be invoked with 'new'/.test(message) && outer)
    return withoutNew(tree, tree.offsetOf(Number(outer[1]), Number(outer[2])))
  if (!hasPlace(error)) return unplaced(message, tree)
  const sized = message === 'TypeError: not a function' ? sizeInSquareBrackets(tree, at) : undefined
  if (sized) return sized
  const words =
    ofName(message, tree, line, at) ??
    undefinedWords(message, tree, at) ??
    ofCalls(message, native, tree, at) ??
    otherWords(message, tree, at, line)
  return { words }
}

/** Returns whether the learner threw the Error, so that its message is the learner's own. */
const isThrownByOwnHand = (tree: SourceTree, line: number, at: number) =>
  tree
    .ofType('NewExpression')
    .some(
      (one) =>
        one.start <= at &&
        at <= one.end &&
        lineOfNode(one) === line &&
        /^\w*Error$/.test(tree.words(one.callee)),
    )

function ofName(message: string, tree: SourceTree, line: number, at: number): string | undefined {
  const missing = /^ReferenceError: '(.+)' is not defined/.exec(message)?.[1]
  if (missing) return missingName(missing, tree, line, at)
  const early = /^ReferenceError: (?!this )(\S+) is not initialized/.exec(message)?.[1]
  if (early) return tooEarly(early, tree, line, at)
  const fixed = /^TypeError: '(.+)' is read-only/.exec(message)?.[1]
  const isConst =
    fixed &&
    tree
      .ofType('VariableDeclaration')
      .some(
        ({ kind, declarations }) =>
          kind === 'const' && declarations.some(({ id }) => tree.words(id).includes(fixed)),
      )
  return isConst ? readOnly(fixed, tree) : undefined
}

function ofCalls(
  message: string,
  native: string | undefined,
  tree: SourceTree,
  at: number,
): string | undefined {
  if (message === 'TypeError: not a function')
    return native ? givenNoFunction(native, tree, at) : calledWords(tree, at)
  if (message === 'TypeError: value is not iterable' && native) return givenNoList(native, tree, at)
  return undefined
}

/** Finds the only destructuring declaration. The failure is there if no other exists. */
function unplaced(message: string, tree: SourceTree): Found | undefined {
  const [only, ...more] = tree
    .ofType('VariableDeclarator')
    .filter(({ id, loc }) => /Pattern$/.test(id.type) && loc)
  if (!only?.init || more.length > 0) return undefined
  const wanted = tree.words(only.id)
  const what =
    only.id.type === 'ArrayPattern' ? 'needs something to go through on the right' : 'takes an object apart'
  const not = /not iterable/.test(message) ? 'is none' : 'is undefined or null'
  return {
    words: `\`${wanted} = …\` ${what}, but \`${tree.words(only.init)}\` ${not}. Look at where it gets its value.`,
    line: lineOfNode(only),
  }
}

/**
 * Returns the line of a thrown value that is no Error and has no place. It is the only `throw`, or the only one with this text.
 */
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

/**
 * Returns whether the stack's place is right. QuickJS reports a failed destructuring at the program's beginning, whatever the
 * line.
 */
const hasPlace = ({ message, stackOfGuest }: Thrown): boolean =>
  !/not iterable|convert to object|Symbol\.iterator/.test(message) ||
  !/^\s*at \S+ \(main\.js:1:1\)/.test(stackOfGuest)

/** Returns the line where a function or method of this name begins, or undefined if it is written in an unusual way. */
function lineOfFunction(name: string, program: string): number | undefined {
  const begins = new RegExp(`(?:function\\s+${name}\\b|\\b${name}\\s*[=:]|^\\s*(?:async\\s+)?${name}\\s*\\()`)
  const line = program.split('\n').findIndex((text) => begins.test(text))
  return line < 0 ? undefined : line + 1
}
