import type { AnyNode } from 'acorn'
import { methodOf, type Rule } from './hint-rule.ts'
import { declarationAt, kindOf } from './known-values.ts'
import { similarName } from './similar-name.ts'
import type { SourceTree } from './source-tree.ts'

// Rules for slips of the first year that run without an error, with an unintended result.

const LENGTH = /^(?:lenght|lengh|legnth|lenth|lengt|leng|lenghth)$/

const lengthMistyped: Rule = (node, tree) => {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined
  const { name } = node.property
  if (!LENGTH.test(name) || isOwn(tree, name)) return undefined
  return `There is no \`${tree.words(node)}\`, so it is undefined. It is written \`${tree.words(node.object)}.length\`.`
}

/** Returns whether the program uses a name in its own objects. */
const isOwn = (tree: SourceTree, name: string) =>
  tree
    .ofType('Property', 'MethodDefinition', 'PropertyDefinition')
    .some(({ key }) => key.type === 'Identifier' && key.name === name)

const arrowForAtLeast: Rule = (node, tree) => {
  const test = node.type === 'IfStatement' || node.type === 'WhileStatement' ? node.test : undefined
  return test?.type === 'ArrowFunctionExpression'
    ? `\`${tree.words(test)}\` makes a function, and is always true. “At least” is written \`>=\`.`
    : undefined
}

const ORDER = new Set(['<', '<=', '>', '>='])

const chain: Rule = (node, tree) => {
  if (node.type !== 'BinaryExpression' || !ORDER.has(node.operator)) return undefined
  const { left, right, operator } = node
  if (left.type !== 'BinaryExpression' || !ORDER.has(left.operator)) return undefined
  return `\`${tree.words(node)}\` compares ${tree.words(right)} with true or false, which \`${tree.words(left)}\` gives. Write \`${tree.words(left)} && ${tree.words(left.right)} ${operator} ${tree.words(right)}\`.`
}

/** `return`, with its value on the next line. */
const returnAlone: Rule = (node, tree) => {
  if (node.type !== 'ReturnStatement' || node.argument || node.end - node.start > 'return'.length)
    return undefined
  const block = tree.around(node.start, 'BlockStatement')[0]
  const at = block?.body.indexOf(node) ?? -1
  return at >= 0 && block?.body[at + 1]?.type === 'ExpressionStatement'
    ? 'The line ends behind `return`, so nothing is returned, and the next line is never reached. Put the value into the same line.'
    : undefined
}

const lastByMinusOne: Rule = (node, tree) => {
  if (node.type !== 'MemberExpression' || !node.computed) return undefined
  const { object, property } = node
  const isMinus = property.type === 'UnaryExpression' && property.operator === '-'
  if (!isMinus || property.argument.type !== 'Literal') return undefined
  const kind = kindOf(tree, object as AnyNode)
  return kind === 'array' || kind === 'string'
    ? `There is nothing at \`${tree.words(node)}\`: indexes begin at 0. From the end it is \`${tree.words(object)}.at(${tree.words(property)})\`.`
    : undefined
}

const ADDS = new Set(['push', 'pop', 'shift', 'unshift', 'add', 'log'])

const calledBySquareBrackets: Rule = (node, tree) => {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined
  if (call?.type !== 'MemberExpression' || !call.computed || call.object.type !== 'MemberExpression')
    return undefined
  const { object, property } = call
  return object.property.type === 'Identifier' && ADDS.has(object.property.name)
    ? `\`${tree.words(call)}\` calls nothing: a function is called with round brackets, \`${tree.words(object)}(${tree.words(property)})\`.`
    : undefined
}

const largestOfArray: Rule = (node, tree) => {
  const call = methodOf(node)
  const [only, ...more] = call?.given ?? []
  if (
    !call ||
    !only ||
    more.length > 0 ||
    tree.words(call.object) !== 'Math' ||
    !/^m(?:ax|in)$/.test(call.name)
  )
    return undefined
  return kindOf(tree, only) === 'array'
    ? `\`Math.${call.name}\` takes numbers, and an array is no number. Give it the values one by one: \`Math.${call.name}(...${tree.words(only)})\`.`
    : undefined
}

const placeOfText: Rule = (node, tree) => {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || !node.left.computed)
    return undefined
  const { object, property } = node.left
  const kind = kindOf(tree, object as AnyNode)
  const held = tree.words(object)
  if (kind === 'string')
    return `The characters of a text cannot be changed, so \`${tree.words(node)}\` does nothing. Make a new text, or an array by \`[...${held}]\`.`
  return kind === 'Map'
    ? `\`${tree.words(node)}\` puts nothing into the Map. Write \`${held}.set(${tree.words(property)}, ${tree.words(node.right)})\`.`
    : undefined
}

/** `sum =+ x`. */
const plusBehindEquals: Rule = (node, tree) => {
  if (node.type !== 'AssignmentExpression' || node.right.type !== 'UnaryExpression') return undefined
  const { left, right, operator } = node
  const sign = right.operator
  if (operator !== '=' || (sign !== '+' && sign !== '-')) return undefined
  return tree.text.slice(right.start - 1, right.start + 2) === `=${sign} `
    ? `\`=${sign}\` gives \`${tree.words(left)}\` a new value. To ${sign === '+' ? 'add to it' : 'take away from it'}, write \`${sign}=\`.`
    : undefined
}

const templateInQuotes: Rule = (node, tree) =>
  node.type === 'Literal' && typeof node.value === 'string' && /\$\{[\w.[\]]+\}/.test(node.value)
    ? `\`\${…}\` stands for a value only in a text between backticks, and here it is in quotes: ${tree.words(node)}.`
    : undefined

const mapOfNothing: Rule = (node, tree) => {
  const call = methodOf(node)
  if (!call || !['map', 'forEach'].includes(call.name)) return undefined
  const { object } = call
  const isMade = object.type === 'NewExpression' || object.type === 'CallExpression'
  if (!isMade || tree.words(object.callee) !== 'Array' || object.arguments.length !== 1) return undefined
  const size = object.arguments[0] as AnyNode
  return `\`${tree.words(object)}\` has places, but no values, and \`${call.name}\` goes through none. Write \`Array.from({ length: ${tree.words(size)} }, () => …)\`.`
}

/** `a, b = b, a`. */
const swap: Rule = (node) => {
  const all = node.type === 'ExpressionStatement' && node.expression.type === 'SequenceExpression'
  const [one, given, other, ...more] = all ? (node.expression as { expressions: AnyNode[] }).expressions : []
  const isSwap =
    one?.type === 'Identifier' && given?.type === 'AssignmentExpression' && other?.type === 'Identifier'
  if (!isSwap || more.length > 0 || given.left.type !== 'Identifier') return undefined
  const [a, b] = [one.name, given.left.name]
  return `This gives only \`${b}\` a value. To swap two values, write \`[${a}, ${b}] = [${b}, ${a}]\`.`
}

const typeOfNothing: Rule = (node, tree) => {
  if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(node.operator)) return undefined
  const sides = [node.left as AnyNode, node.right as AnyNode]
  const asks = sides.some((one) => one.type === 'UnaryExpression' && one.operator === 'typeof')
  const isNothing = sides.some((one) => one.type === 'Identifier' && one.name === 'undefined')
  return asks && isNothing
    ? `\`typeof\` gives a text, so \`${tree.words(node)}\` never fits. Compare with a text: \`'undefined'\`.`
    : undefined
}

const constructorMistyped: Rule = (node) => {
  if (node.type !== 'MethodDefinition' || node.key.type !== 'Identifier') return undefined
  const { name } = node.key
  return name !== 'constructor' && similarName(name, ['constructor'])
    ? `\`${name}\` is a method like any other, and \`new\` does not call it. It is written \`constructor\`.`
    : undefined
}

const parseIntByMap: Rule = (node, tree) => {
  const call = methodOf(node)
  const [only] = call?.given ?? []
  return call?.name === 'map' && only?.type === 'Identifier' && only.name === 'parseInt'
    ? `\`map\` gives \`parseInt\` the index, too, which it takes for the base of the number. Write \`${tree.words(call.object)}.map(Number)\`.`
    : undefined
}

/** `a + b` with input that was never converted to a number. */
const sumOfTexts: Rule = (node, tree) => {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const { left, right } = node
  const [one, other] = [isRead(tree, left as AnyNode), isRead(tree, right)]
  const isNumber = (side: AnyNode) => side.type === 'Literal' && typeof side.value === 'number'
  if (one && other)
    return `\`${tree.words(left)}\` and \`${tree.words(right)}\` are texts, as all that is read, and \`+\` puts texts together. Make numbers of them first: \`Number(${tree.words(left)}) + Number(${tree.words(right)})\`.`
  const text = one && isNumber(right) ? left : other && isNumber(left as AnyNode) ? right : undefined
  return text
    ? `\`${tree.words(text)}\` is a text, as all that is read, and \`+\` puts texts together. Make a number of it first: \`Number(${tree.words(text)})\`.`
    : undefined
}

function isRead(tree: SourceTree, node: AnyNode): boolean {
  if (node.type !== 'Identifier') return false
  const made = declarationAt(tree, node.name, node.start)?.node
  if (made?.type !== 'VariableDeclarator' || !made.init || isChanged(tree, node.name)) return false
  const { id, init } = made
  if (id.type === 'Identifier') return /^(?:readline|prompt)\(/.test(tree.words(init))
  return id.type === 'ArrayPattern' && methodOf(init)?.name === 'split'
}

const isChanged = (tree: SourceTree, name: string) =>
  tree.ofType('AssignmentExpression').some(({ left }) => left.type === 'Identifier' && left.name === name)

export const usualSlips: readonly Rule[] = [
  lengthMistyped,
  arrowForAtLeast,
  chain,
  returnAlone,
  lastByMinusOne,
  calledBySquareBrackets,
  largestOfArray,
  placeOfText,
  plusBehindEquals,
  templateInQuotes,
  mapOfNothing,
  swap,
  typeOfNothing,
  constructorMistyped,
  parseIntByMap,
  sumOfTexts,
]
