import type { AnyNode } from 'acorn'
import type { Signature } from '../../signature.ts'
import { allBelow } from '../instrument-scopes.ts'
import type { SourceTree } from './source-tree.ts'

/** Returns the words for a node that is surely a mistake. */
export type Rule = (node: AnyNode, tree: SourceTree, signature: Signature | undefined) => string | undefined

/** Returns a method call's parts: its name, its object and its arguments. */
export const methodOf = (node: AnyNode) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  !node.callee.computed
    ? { name: node.callee.property.name, object: node.callee.object as AnyNode, given: node.arguments }
    : undefined

/** Returns a node and all nodes in it. */
export const below = (node: AnyNode): readonly AnyNode[] => allBelow(node) ?? []
