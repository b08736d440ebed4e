import type { AnyNode } from 'acorn'
import { below, methodOf, type Rule } from './hint-rule.ts'
import type { SourceTree } from './source-tree.ts'

const SIMPLE = new Set(['Identifier', 'Literal', 'BinaryExpression', 'LogicalExpression'])
const LEAVING = new Set([
  'BreakStatement',
  'ReturnStatement',
  'ThrowStatement',
  'YieldExpression',
  'AwaitExpression',
  'TryStatement',
])

/** A loop whose condition nothing inside can change. */
export const loopWithoutEnd: Rule = (node, tree) => {
  if (node.type !== 'WhileStatement' && node.type !== 'ForStatement') return undefined
  const test = node.test ? [...below(node.test)] : []
  const names = [...new Set(test.flatMap((one) => (one.type === 'Identifier' ? [one.name] : [])))]
  if (names.length === 0 || !test.every(({ type }) => SIMPLE.has(type))) return undefined
  const inside = [...below(node.body), ...('update' in node && node.update ? below(node.update) : [])]
  if (inside.some((one) => LEAVING.has(one.type) || mayCall(one) || changes(one, names, tree)))
    return undefined
  const all = names.map((name) => `\`${name}\``).join(' or ')
  return `This loop has no end once it is entered: nothing in it changes ${all}.`
}

/** Returns whether a call may change a variable: any call may, except those of `console` and `Math`. */
function mayCall(node: AnyNode): boolean {
  if (node.type === 'NewExpression' || node.type === 'TaggedTemplateExpression') return true
  if (node.type !== 'CallExpression') return false
  const object = methodOf(node)?.object
  return !(object?.type === 'Identifier' && (object.name === 'console' || object.name === 'Math'))
}

function changes(node: AnyNode, names: readonly string[], tree: SourceTree): boolean {
  if (node.type === 'AssignmentExpression')
    return node.left.type !== 'Identifier' || names.includes(node.left.name)
  if (node.type === 'UpdateExpression') return names.includes(tree.words(node.argument))
  return node.type === 'ForInStatement' || node.type === 'ForOfStatement'
}
