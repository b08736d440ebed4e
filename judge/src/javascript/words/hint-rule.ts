import type { AnyNode } from 'acorn'
import type { Signature } from '../../signature.ts'
import { allBelow } from '../instrument-scopes.ts'
import type { SourceTree } from './source-tree.ts'

/** What is said of a node that surely was not meant so. */
export type Rule = (node: AnyNode, tree: SourceTree, signature: Signature | undefined) => string | undefined

/** A call of a method: its name, what it is called on, and what it is given. */
export const methodOf = (node: AnyNode) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  !node.callee.computed
    ? { name: node.callee.property.name, object: node.callee.object as AnyNode, given: node.arguments }
    : undefined

/** A node and all that is in it. */
export const below = (node: AnyNode): readonly AnyNode[] => allBelow(node) ?? []
