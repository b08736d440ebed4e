import type { AnyNode } from 'acorn'
import { below, methodOf, type Rule } from './hint-rule.ts'
import { declarationAt } from './known-values.ts'
import { lineOfNode, type SourceTree } from './source-tree.ts'

// Hints on values that arrive later but are used at once, and on results of functions that nothing receives.

const isFunction = (node: AnyNode | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration'

const isAwaited = (tree: SourceTree, node: AnyNode) =>
  tree.ofType('AwaitExpression').some(({ argument }) => argument === node)

interface Reading {
  /** The place where the value can be used, in words. */
  where: string
  how: string
  isQuestion: boolean
  act: AnyNode
}

/** Finds `rl.on('line', …)` or `rl.question(…, …)`: the function that is called after a line was read. */
function readsLater(node: AnyNode, tree: SourceTree): Reading | undefined {
  const call = methodOf(node)
  const act = call?.given.at(-1)
  if (!call || !act || !isFunction(act)) return undefined
  const [event] = call.given
  const isLine = call.name === 'on' && event?.type === 'Literal' && event.value === 'line'
  const isQuestion = call.name === 'question' && /\bcreateInterface\b/.test(tree.text)
  if (!isLine && !isQuestion) return undefined
  const held = tree.words(call.object)
  return isLine
    ? {
        ...{ how: `${held}.on('line', …)`, isQuestion: false, act },
        where: `\`${held}.on('close', () => { … })\``,
      }
    : { how: `${held}.question(…)`, isQuestion: true, act, where: 'that function' }
}

/** Returns the outer names that a function assigns. */
const changedIn = (act: AnyNode, tree: SourceTree) =>
  below(act).flatMap((one) => {
    const call = methodOf(one)
    const target =
      one.type === 'AssignmentExpression' ? one.left : call?.name === 'push' ? call.object : undefined
    if (target?.type !== 'Identifier') return []
    const made = declarationAt(tree, target.name, target.start)?.node
    return made && (made.start < act.start || made.start >= act.end) ? [target.name] : []
  })

/** A value that is used in the lines below, which run before any line is read. */
const usedBeforeItIsRead: Rule = (node, tree) => {
  const found = readsLater(node, tree)
  if (!found || tree.ofType('AwaitExpression', 'ForOfStatement').some(waits)) return undefined
  const names = new Set(changedIn(found.act, tree))
  const used = tree.program.body
    .filter(({ start }) => start >= node.end)
    .filter((one) => one.type === 'ExpressionStatement' || one.type === 'VariableDeclaration')
    .filter((one) => !below(one).some(isFunction))
    .flatMap((one) => below(one))
    .find((one) => one.type === 'Identifier' && names.has(one.name) && !isWritten(one, tree))
  return used?.type === 'Identifier'
    ? `Line ${lineOfNode(used)} uses \`${used.name}\` before any line is read: the function of \`${found.how}\` is called only later. Use \`${used.name}\` inside of ${found.where}.`
    : undefined
}

/** Returns whether a node is the target of a declaration or assignment, and therefore not a read. */
const isWritten = (node: AnyNode, tree: SourceTree) =>
  tree.ofType('VariableDeclarator').some(({ id }) => id === node) ||
  tree.ofType('AssignmentExpression').some(({ left, operator }) => left === node && operator === '=')

const waits = (node: AnyNode) =>
  node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)

/** `const n = rl.question('…', …)`. */
const answerOfQuestion: Rule = (node, tree) => {
  if (node.type !== 'VariableDeclarator' || !node.init) return undefined
  const found = readsLater(node.init, tree)
  return found?.isQuestion
    ? `\`${found.how}\` returns nothing: the answer is given to the function in its brackets. Use the answer inside of that function.`
    : undefined
}

/** `answer() + 1`, `console.log(answer())`, where `answer` is `async`. */
const promiseUsed: Rule = (node, tree) => {
  const used = usedValues(node).find((one) => isPromise(one, tree))
  if (!used) return undefined
  const call = used.type === 'Identifier' ? madeBy(used, tree) : used
  return call
    ? `\`${tree.words(call)}\` gives a Promise, whose value comes only later. Write \`await ${tree.words(call)}\`.`
    : undefined
}

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**', '<', '>', '<=', '>='])

function usedValues(node: AnyNode): AnyNode[] {
  if (node.type === 'BinaryExpression')
    return ARITHMETIC.has(node.operator) ? [node.left as AnyNode, node.right] : []
  if (node.type === 'TemplateLiteral') return node.expressions
  const call = methodOf(node)
  return call?.name === 'log' ? (call.given as AnyNode[]) : []
}

/** Returns the initial value of a name that never changes. */
function madeBy(node: AnyNode, tree: SourceTree): AnyNode | undefined {
  if (node.type !== 'Identifier') return undefined
  const made = declarationAt(tree, node.name, node.start)
  return made?.kind === 'const' && made.node.type === 'VariableDeclarator'
    ? (made.init ?? undefined)
    : undefined
}

function isPromise(node: AnyNode, tree: SourceTree): boolean {
  const call = node.type === 'Identifier' ? madeBy(node, tree) : node
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || isAwaited(tree, call))
    return false
  const made = declarationAt(tree, call.callee.name, call.start)
  const act = made?.kind === 'function' ? made.node : made?.kind === 'const' ? made.init : undefined
  return Boolean(act && isFunction(act) && 'async' in act && act.async)
}

/** Returns whether a function is passed to another function. `hints.ts` has the hints on these. */
const isGiven = (node: AnyNode, tree: SourceTree) =>
  tree.ofType('CallExpression').some((call) => call.arguments.some((one) => one === node))

/** `(n) => { n * 2 }`. */
const notReturned: Rule = (node, tree) => {
  if (!isFunction(node) || !('body' in node)) return undefined
  const body = node.body as AnyNode
  const last = body.type === 'BlockStatement' ? body.body.at(-1) : undefined
  if (last?.type !== 'ExpressionStatement' || isGiven(node, tree)) return undefined
  if (below(body).some(({ type }) => type === 'ReturnStatement')) return undefined
  const { expression } = last
  const isValue =
    (expression.type === 'BinaryExpression' && ARITHMETIC.has(expression.operator)) ||
    expression.type === 'TemplateLiteral'
  return isValue
    ? `\`${tree.words(expression)}\` is worked out here, but not given back. Write \`return ${tree.words(expression)}\`.`
    : undefined
}

export const laterSlips: readonly Rule[] = [usedBeforeItIsRead, answerOfQuestion, promiseUsed, notReturned]
