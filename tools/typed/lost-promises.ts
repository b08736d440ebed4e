import {
  type ArrowFunction,
  type Expression,
  type FunctionExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isExpressionStatement,
  isFunctionExpression,
  isPropertyAccessExpression,
  isVoidExpression,
} from 'typescript/unstable/ast/is'
import type { FileSystem } from 'typescript/unstable/fs'
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import { placesIn } from './typed-places.ts'

// These functions never reject, because screens get their errors as a state.
const NEVER_REJECT = ['invalidateQueries', 'cancelQueries', 'refetch', 'fetchNextPage', 'navigate']
// They have a `then`, but Fastify handles their errors.
const NO_PROMISES = ['FastifyReply', 'FastifyInstance']

/**
 * Returns the places, as `file:line code`, where a promise is dropped: no code awaits it or handles its failure. `catch` counts
 * as handling, `void` does not. (The linter's own rule ignores the types of packages, such as Drizzle's.)
 */
export const lostPromises = (root: string, config: string, fs?: FileSystem) =>
  placesIn(root, config, ({ files, checker }) => files.flatMap((source) => lostIn(source, checker)), fs)

function lostIn(source: SourceFile, checker: Checker): Node[] {
  // In a test, an unhandled rejection fails the run.
  const isTest = source.fileName.endsWith('.test.ts')
  const dropped: Expression[] = []
  const callbacks: Expression[] = []
  const visit = (node: Node) => {
    const one = isExpressionStatement(node) || isVoidExpression(node) ? node.expression : undefined
    if (one && isResult(one) && !isHeard(one) && !(isVoidExpression(node) && (isTest || isQuiet(one))))
      dropped.push(one)
    if (isCallback(node) && !isQuiet(node.body) && !isHeard(node.body)) callbacks.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  const types = dropped.length > 0 ? checker.getTypeAtLocation(dropped) : []
  const lost = dropped.filter((_, index) => isPromise(types[index], checker))
  return [...lost, ...callbacks.filter((one) => wantsNoPromise(one, checker) && givesPromise(one, checker))]
}

/** Returns whether the value of an expression is dropped. An assigned promise can be awaited later. */
const isResult = (node: Expression) =>
  node.kind !== SyntaxKind.AwaitExpression &&
  node.kind !== SyntaxKind.VoidExpression &&
  !(isBinaryExpression(node) && /=$/.test(node.operatorToken.getText()))

/**
 * Returns whether a node is a function that may return a promise. Others are skipped, because each question to the compiler takes
 * time.
 */
const isCallback = (node: Node): node is ArrowFunction | FunctionExpression =>
  (isArrowFunction(node) && isCallExpression(node.body)) ||
  ((isArrowFunction(node) || isFunctionExpression(node)) &&
    node.modifiers?.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) === true)

const calledName = (node: Node) =>
  isCallExpression(node) && isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''

const isQuiet = (node: Node | undefined) =>
  node !== undefined &&
  isCallExpression(node) &&
  NEVER_REJECT.includes(calledName(node) || node.expression.getText())

/** Returns whether failures are handled by `….catch(f)` or `….then(f, g)`, also with `finally` after it. */
function isHeard(node: Node): boolean {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  if (name.text === 'finally') return isHeard(expression)
  const wanted = new Map([
    ['catch', 1],
    ['then', 2],
  ])
  return node.arguments.length === wanted.get(name.text)
}

function isPromise(type: Type | undefined, checker: Checker): boolean {
  if (!type) return false
  if (type.isUnionType()) return type.getTypes().some((one) => isPromise(one, checker))
  if (NO_PROMISES.includes(type.getSymbol()?.name ?? '')) return false
  return checker.getPropertyOfType(type, 'then') !== undefined
}

/** Returns whether the caller drops the function's result, as `forEach`, an event or a timer does. */
function wantsNoPromise(callback: Expression, checker: Checker): boolean {
  const wanted = checker.getContextualType(callback)
  const given = wanted && checker.getNonNullableType(wanted)
  const signatures = given ? checker.getSignaturesOfType(given, SignatureKind.Call) : []
  const answers = signatures.map((one) => checker.getReturnTypeOfSignature(one))
  return answers.length > 0 && answers.every((one) => one && (one.flags & TypeFlags.Void) !== 0)
}

function givesPromise(callback: Expression, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(callback)
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  return signatures.some((one) => isPromise(checker.getReturnTypeOfSignature(one), checker))
}
