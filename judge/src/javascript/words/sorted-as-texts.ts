import type { AnyNode } from 'acorn'
import type { Signature } from '../../signature.ts'
import { methodOf, type Rule } from './hint-rule.ts'
import { declarationAt } from './known-values.ts'
import type { SourceTree } from './source-tree.ts'

/** `[10, 9].sort()` compares texts, so 10 comes first. */
export const sortedAsTexts: Rule = (node, tree, signature) => {
  const call = methodOf(node)
  if (call?.name !== 'sort' || call.given.length > 0 || !holdsNumbers(call.object, tree, signature))
    return undefined
  return `\`sort()\` without a function compares as texts, so that 10 comes before 9. Write \`${tree.words(call.object)}.sort((a, b) => a - b)\`.`
}

function holdsNumbers(node: AnyNode, tree: SourceTree, signature: Signature | undefined): boolean {
  if (node.type === 'ArrayExpression')
    return (
      node.elements.some(
        (one) => one?.type === 'Literal' && typeof one.value === 'number' && one.value > 9,
      ) ||
      (node.elements.length === 1 &&
        node.elements[0]?.type === 'SpreadElement' &&
        holdsNumbers(node.elements[0].argument, tree, signature))
    )
  const call = methodOf(node)
  if (call?.name === 'map')
    return (
      call.given[0]?.type === 'Identifier' &&
      ['Number', 'parseInt', 'parseFloat'].includes(call.given[0].name)
    )
  if (call && ['slice', 'filter', 'concat'].includes(call.name))
    return holdsNumbers(call.object, tree, signature)
  if (node.type !== 'Identifier') return false
  const only = declarationAt(tree, node.name, node.start)
  if (!only || isAssigned(tree, node.name)) return false
  if (only.kind === 'parameter') return isParameter(tree, only.node, node.name, signature)
  return only.init ? holdsNumbers(only.init, tree, signature) : false
}

const isAssigned = (tree: SourceTree, name: string) =>
  tree.ofType('AssignmentExpression').some(({ left }) => left.type === 'Identifier' && left.name === name)

/** Returns whether a name is the parameter of the problem's own function, filled with numbers by the problem. */
function isParameter(
  tree: SourceTree,
  made: AnyNode,
  name: string,
  signature: Signature | undefined,
): boolean {
  if (!signature || !('params' in made)) return false
  const at = made.params.findIndex((one) => one.type === 'Identifier' && one.name === name)
  const type = signature.parameters[at]?.type
  const own =
    ('id' in made && made.id?.name === signature.name) ||
    tree
      .ofType('MethodDefinition')
      .some(({ key, value }) => value === made && key.type === 'Identifier' && key.name === signature.name) ||
    tree
      .ofType('VariableDeclarator')
      .some(({ id, init }) => init === made && id.type === 'Identifier' && id.name === signature.name)
  return own && (type === 'int[]' || type === 'long[]' || type === 'double[]')
}
