import type { AnyNode } from 'acorn'
import type { Diagnostic } from '../../runner.ts'
import type { Signature } from '../../signature.ts'
import { below, methodOf, type Rule } from './hint-rule.ts'
import { kindOf } from './known-values.ts'
import { laterSlips } from './later-slips.ts'
import { loopWithoutEnd } from './loop-without-end.ts'
import { sortedAsTexts } from './sorted-as-texts.ts'
import { lineOfNode, SourceTree, withinBounds } from './source-tree.ts'
import { usualSlips } from './usual-slips.ts'

/**
 * Returns hints on code that is no error but surely a mistake. They are shown beneath a wrong answer. No right program is written
 * in these ways.
 */
export function hintsOn(text: string, signature: Signature | undefined): Diagnostic[] {
  const tree = SourceTree.of(text)
  if (!tree) return []
  const found: Diagnostic[] = []
  withinBounds(() => {
    for (const node of tree.nodes) {
      if (found.length >= MOST) return
      for (const rule of RULES) {
        const message = rule(node, tree, signature)
        if (message) found.push({ severity: 'warning', message, line: lineOfNode(node) })
      }
    }
  })
  return found.slice(0, MOST)
}

const MOST = 5

/** `if (a = 5)`. */
const assignedInIf: Rule = (node, tree) =>
  node.type === 'IfStatement' &&
  node.test.type === 'AssignmentExpression' &&
  node.test.operator === '=' &&
  node.test.right.type === 'Literal'
    ? `\`${tree.words(node.test)}\` gives a value, and asks nothing. To compare, write \`===\`.`
    : undefined

/** `for (const x in array)`. */
const keysOfArray: Rule = (node, tree) =>
  node.type === 'ForInStatement' &&
  kindOf(tree, node.right) === 'array' &&
  node.left.type === 'VariableDeclaration' &&
  usesAsValue(tree, node)
    ? `\`for … in\` gives the indexes of \`${tree.words(node.right)}\`, as texts. For its values, write \`for (const x of ${tree.words(node.right)})\`.`
    : undefined

/** Returns whether the loop's variable is used as a value and never as an index. */
function usesAsValue(tree: SourceTree, node: Extract<AnyNode, { type: 'ForInStatement' }>): boolean {
  const name = tree.words(node.left).split(' ').at(-1)
  const inner = [...below(node.body)]
  const indexes = inner.some(
    (one) =>
      one.type === 'MemberExpression' && one.computed && tree.words(one.property).includes(String(name)),
  )
  const adds = inner.some(
    (one) => one.type === 'AssignmentExpression' && one.operator === '+=' && tree.words(one.right) === name,
  )
  return adds && !indexes
}

const EQUAL = new Set(['==', '===', '!=', '!=='])

/** `a === [1, 2]`, `x === NaN`. */
const neverEqual: Rule = (node, tree) => {
  if (node.type !== 'BinaryExpression' || !EQUAL.has(node.operator)) return undefined
  const sides = [node.left as AnyNode, node.right as AnyNode]
  if (sides.some((one) => one.type === 'Identifier' && one.name === 'NaN'))
    return `Nothing is equal to NaN, not even NaN. Write \`Number.isNaN(…)\`.`
  const loose = node.operator.length === 2
  const made = sides.find(
    (one) => one.type === 'ArrayExpression' || (one.type === 'ObjectExpression' && !loose),
  )
  return made && !(loose && made.type === 'ArrayExpression')
    ? `\`${tree.words(node)}\` asks whether both are one and the same thing, which a new \`${tree.words(made)}\` never is. Compare the lengths and the values.`
    : undefined
}

/** `new Array(n).fill([])`, with a change to one of its rows. */
const sameRows: Rule = (node, tree) => {
  const call = methodOf(node)
  if (call?.name !== 'fill' || call.given.length !== 1) return undefined
  const row = call.given[0] as AnyNode
  const isRow =
    row.type === 'ArrayExpression' ||
    (row.type === 'NewExpression' && /^(Array|Map|Set)$/.test(tree.words(row.callee))) ||
    methodOf(row)?.name === 'fill'
  const name = tree.ofType('VariableDeclarator').find(({ init }) => init === node)?.id
  if (!isRow || name?.type !== 'Identifier' || !tree.nodes.some((one) => changesRow(one, name.name)))
    return undefined
  return `\`fill\` puts one and the same row in all places: a change of one row changes all of them. Write \`Array.from({ length: … }, () => ${tree.words(row)})\`.`
}

function changesRow(node: AnyNode, name: string): boolean {
  const call = methodOf(node)
  const changed =
    call && ['push', 'add', 'set', 'pop', 'unshift'].includes(call.name)
      ? call.object
      : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
        ? node.left.object
        : undefined
  return (
    changed?.type === 'MemberExpression' &&
    changed.computed &&
    changed.object.type === 'Identifier' &&
    changed.object.name === name
  )
}

const UNUSED = new Set([
  'toUpperCase',
  'toLowerCase',
  'trim',
  'replace',
  'replaceAll',
  'concat',
  'slice',
  'padStart',
  'padEnd',
])

/** A value without a use. */
const noEffect: Rule = (node, tree) => {
  if (node.type !== 'ExpressionStatement') return undefined
  const { expression } = node
  if (
    expression.type === 'BinaryExpression' &&
    (expression.operator === '==' || expression.operator === '===')
  )
    return `\`${tree.words(expression)}\` compares, and does nothing with the result. To give a value, write a single \`=\`.`
  const call = methodOf(expression)
  const own = tree
    .ofType('MethodDefinition', 'Property')
    .some(({ key }) => key.type === 'Identifier' && key.name === call?.name)
  if (call && UNUSED.has(call.name) && !own)
    return `\`${tree.words(expression)}\` gives a new value, which is not kept, and changes nothing. Write \`x = ${tree.words(expression)}\`.`
  if (
    expression.type === 'MemberExpression' &&
    !expression.computed &&
    expression.property.type === 'Identifier' &&
    ['sort', 'reverse', 'pop', 'push'].includes(expression.property.name)
  )
    return `\`${tree.words(expression)}\` is not called: the brackets are missing. Write \`${tree.words(expression)}()\`.`
  return undefined
}

/** `a.map(x => { x * 2 })`. */
const callbackWithoutReturn: Rule = (node, tree) => {
  const call = methodOf(node)
  const act = call?.given[0]
  if (!call || !act || !['map', 'filter', 'reduce', 'find', 'some', 'every', 'sort'].includes(call.name))
    return undefined
  if (
    (act.type !== 'ArrowFunctionExpression' && act.type !== 'FunctionExpression') ||
    act.body.type !== 'BlockStatement' ||
    act.body.body.length === 0 ||
    act.async ||
    act.generator
  )
    return undefined
  const used = !tree.ofType('ExpressionStatement').some(({ expression }) => expression === node)
  const ends = [...below(act.body)].some(
    ({ type }) => type === 'ReturnStatement' || type === 'ThrowStatement',
  )
  const own = tree
    .ofType('MethodDefinition')
    .some(({ key }) => key.type === 'Identifier' && key.name === call.name)
  return used && !ends && !own && kindOf(tree, call.object) !== 'Map'
    ? `The function for \`${call.name}\` has braces but no \`return\`, so it always gives undefined. Write \`return\`, or leave out the braces.`
    : undefined
}

/** `if (x === 1 || 2)`. */
const alwaysTrue: Rule = (node, tree) => {
  if (node.type !== 'IfStatement' && node.type !== 'WhileStatement') return undefined
  const { test } = node
  if (
    test.type !== 'LogicalExpression' ||
    test.operator !== '||' ||
    test.right.type !== 'Literal' ||
    !test.right.value ||
    test.left.type !== 'BinaryExpression' ||
    !EQUAL.has(test.left.operator)
  )
    return undefined
  const right = tree.words(test.right)
  return `\`|| ${right}\` is true by itself, so this is always true. Write \`${tree.words(test.left)} || ${tree.words(test.left.left)} ${test.left.operator} ${right}\`.`
}

const power: Rule = (node, tree) => {
  if (
    node.type !== 'BinaryExpression' ||
    node.operator !== '^' ||
    node.left.type !== 'Literal' ||
    node.right.type !== 'Literal'
  )
    return undefined
  const [base, exponent] = [node.left.value, node.right.value]
  if ((base !== 2 && base !== 10) || typeof exponent !== 'number') return undefined
  return `\`^\` compares bits: \`${tree.words(node)}\` is ${base ^ exponent}. A power is written \`${base} ** ${exponent}\`.`
}

/** `if (a); { … }`, `for (…); { … }`. */
const emptyBody: Rule = (node) => {
  if (node.type === 'IfStatement' && node.consequent.type === 'EmptyStatement' && !node.alternate)
    return 'The `;` behind this condition ends the `if`, so what follows is always done. Leave it out.'
  return undefined
}

const RULES: readonly Rule[] = [
  loopWithoutEnd,
  sortedAsTexts,
  assignedInIf,
  keysOfArray,
  neverEqual,
  sameRows,
  noEffect,
  callbackWithoutReturn,
  alwaysTrue,
  power,
  emptyBody,
  ...usualSlips,
  ...laterSlips,
]
