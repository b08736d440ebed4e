import type { AnyNode, Pattern, Statement } from 'acorn'
import {
  type AnyFunction,
  isFunction,
  namesIn,
  namesUsedIn,
  namesWithin,
  ownNames,
} from './instrument-scopes.ts'

// Decides which statements are steps, and names the calls and scopes around them.

/** The surroundings of a node. `frame` and `scope` are the inserted constants for its call and its variables. */
export interface Place {
  readonly frame: string
  readonly scope: string
  /** Names of the surrounding functions. */
  readonly around: ReadonlySet<string>
  readonly privates: readonly string[]
  /** The surrounding loops, the innermost last, with the line of the step at each new round. */
  readonly loops: readonly { labels: readonly string[]; line: number }[]
}

export type Loop = Extract<
  Statement,
  { type: 'ForStatement' | 'ForInStatement' | 'ForOfStatement' | 'WhileStatement' | 'DoWhileStatement' }
>

export const lineOf = (node: AnyNode) => node.loc?.start.line ?? 1

/** Returns the end of a `try` around a whole call. It reports an error that leaves the call. */
export const endOfGuard = (prefix: string, { frame }: Place) =>
  `}catch(${prefix}error){${prefix}drop(${frame});throw ${prefix}error}`

export const readersOf = (names: readonly string[]) =>
  `[${[...new Set(names)].map((name) => `${JSON.stringify(name)},()=>${name}`).join(',')}]`

/** Returns the surroundings within a function, and the code that reads the variables visible there. */
export function placeInside(
  node: AnyFunction,
  place: Place,
  names: Pick<Place, 'frame' | 'scope'>,
): { inner: Place; readers: string } {
  const arrow = node.type === 'ArrowFunctionExpression'
  const own = ownNames(node)
  const spoken = namesUsedIn(node)
  const outside = [...place.around].filter((one) => spoken.has(one) && !own.includes(one))
  const self = arrow ? [] : ['this', ...place.privates.map((key) => `this.#${key}`)]
  const inner: Place = {
    ...names,
    around: new Set([...place.around, ...namesWithin(node), ...(arrow ? [] : ['this'])]),
    privates: arrow ? place.privates : [],
    loops: [],
  }
  return { inner, readers: readersOf([...own, ...outside, ...self]) }
}

const NO_STEP = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'EmptyStatement',
  'BlockStatement',
  'TryStatement',
  'DoWhileStatement',
]

/** Returns whether a statement is a step. Definitions are none, so that the trace of a function starts in the function. */
export function isStep(node: Statement, outermost: boolean): boolean {
  if (NO_STEP.includes(node.type)) return false
  if (node.type === 'LabeledStatement') return isStep(node.body, outermost)
  if (node.type === 'VariableDeclaration') {
    const made = node.declarations.filter(({ init }) => init)
    return made.some(({ init }) => !outermost || !defines(init ?? node))
  }
  if (node.type !== 'ExpressionStatement') return true
  if (node.directive !== undefined) return false
  return !outermost || node.expression.type !== 'AssignmentExpression' || !defines(node.expression.right)
}

const defines = (node: AnyNode): boolean =>
  isFunction(node) ||
  node.type === 'ClassExpression' ||
  (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require')

export function nameGivenBy(node: AnyNode): string {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : ''
  if (node.type === 'AssignmentExpression') return namesIn(node.left as Pattern)[0] ?? ''
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
    return 'name' in node.key && typeof node.key.name === 'string' ? node.key.name : ''
  return ''
}
