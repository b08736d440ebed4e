import type { AnyNode, Expression, VariableDeclarator } from 'acorn'
import { namesIn } from '../instrument-scopes.ts'
import { lineOfNode, type SourceTree } from './source-tree.ts'

/** A declared name: its place and its initial value. */
export interface Declared {
  readonly line: number
  readonly kind: 'let' | 'const' | 'var' | 'function' | 'class' | 'parameter' | 'import'
  readonly init?: Expression | null | undefined
  readonly node: AnyNode
}

/** Returns the declaration that a name refers to at a place: the innermost of those around it. */
export function declarationAt(tree: SourceTree, name: string, at: number): Declared | undefined {
  const visible = declarationsOf(tree, name).flatMap((one) => {
    const scope = scopeOf(tree, one)
    return scope.start <= at && at < scope.end ? [{ one, size: scope.end - scope.start }] : []
  })
  return visible.sort((a, b) => a.size - b.size)[0]?.one
}

function scopeOf(tree: SourceTree, { kind, node }: Declared): AnyNode {
  if (kind === 'parameter') return node
  const outer = tree
    .around(node.start, 'BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement', 'StaticBlock')
    .find((one) => kind !== 'var' || one.type === 'BlockStatement')
  return outer ?? tree.program
}

/** Returns all declarations of a name in the program, in order. */
export function declarationsOf(tree: SourceTree, name: string): Declared[] {
  return everyDeclaration(tree).flatMap(([one, declared]) => (one === name ? [declared] : []))
}

const known = new WeakMap<SourceTree, (readonly [string, Declared])[]>()

export function everyDeclaration(tree: SourceTree): (readonly [string, Declared])[] {
  const all = known.get(tree) ?? findDeclarations(tree)
  known.set(tree, all)
  return all
}

function findDeclarations(tree: SourceTree): (readonly [string, Declared])[] {
  return tree.nodes.flatMap((node): (readonly [string, Declared])[] => {
    const line = lineOfNode(node)
    if (node.type === 'VariableDeclaration')
      return node.declarations.flatMap((one) => ofVariable(one, node.kind as 'let'))
    if (
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    ) {
      const own: (readonly [string, Declared])[] =
        node.type === 'FunctionDeclaration' && node.id
          ? [[node.id.name, { line, kind: 'function', node }]]
          : []
      const parameters = node.params.flatMap((one) => namesIn(one))
      return [...own, ...parameters.map((name) => [name, { line, kind: 'parameter', node }] as const)]
    }
    if (node.type === 'ClassDeclaration' && node.id) return [[node.id.name, { line, kind: 'class', node }]]
    return []
  })
}

const ofVariable = (node: VariableDeclarator, kind: 'let' | 'const' | 'var') =>
  namesIn(node.id).map((name) => {
    const init = node.id.type === 'Identifier' ? node.init : undefined
    return [name, { line: lineOfNode(node), kind, node, init }] as const
  })

/** The kind of a value as far as the source proves it: by its only declaration, without another assignment. */
export type Kind =
  | 'Map'
  | 'Set'
  | 'array'
  | 'string'
  | 'number'
  | 'function'
  | 'object'
  | 'boolean'
  | 'BigInt'
  | 'class'

export const KIND_WORDS: Record<Kind, string> = {
  Map: 'a Map',
  Set: 'a Set',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  function: 'a function',
  object: 'an object',
  boolean: 'true or false',
  BigInt: 'a BigInt',
  class: 'a class',
}

export function kindOf(tree: SourceTree, node: AnyNode): Kind | undefined {
  if (node.type !== 'Identifier') return kindOfInit(tree, node)
  const only = declarationAt(tree, node.name, node.start)
  if (!only) return undefined
  if (only.kind === 'function') return 'function'
  if (only.kind === 'class') return 'class'
  const changed = tree.ofType('AssignmentExpression', 'UpdateExpression').some((one) => {
    const target = one.type === 'AssignmentExpression' ? one.left : one.argument
    return target.type === 'Identifier' && target.name === node.name
  })
  return only.init && !changed ? kindOfInit(tree, only.init) : undefined
}

const MADE: Record<string, Kind> = {
  Map: 'Map',
  Set: 'Set',
  Array: 'array',
  String: 'string',
  Number: 'number',
  parseInt: 'number',
  parseFloat: 'number',
  BigInt: 'BigInt',
  Boolean: 'boolean',
}
/** The kinds that methods return, whatever their object. */
const GIVEN: readonly (readonly [Kind, string])[] = [
  ['array', 'split map filter fill flat from concat keys values entries'],
  ['string', 'join trim toUpperCase toLowerCase toString toFixed repeat padStart padEnd'],
  ['number', 'indexOf charCodeAt floor max min round ceil sqrt abs'],
]
const givenBy = (name: string) => GIVEN.find(([, names]) => names.split(' ').includes(name))?.[0]

/** Returns a table's value for a key. A plain object would also find `constructor`. */
export const inTable = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

function kindOfInit(tree: SourceTree, node: AnyNode): Kind | undefined {
  switch (node.type) {
    case 'NewExpression':
      return node.callee.type === 'Identifier' ? inTable(MADE, node.callee.name) : undefined
    case 'ArrayExpression':
      return 'array'
    case 'TemplateLiteral':
      return 'string'
    case 'ObjectExpression':
      return 'object'
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'function'
    case 'Literal':
      return kindOfLiteral(node.value)
    case 'CallExpression':
      return kindOfCall(tree, node.callee)
    case 'MemberExpression':
      return !node.computed && node.property.type === 'Identifier' && node.property.name === 'length'
        ? 'number'
        : undefined
    default:
      return undefined
  }
}

function kindOfLiteral(value: unknown): Kind | undefined {
  if (typeof value === 'bigint') return 'BigInt'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : undefined
}

function kindOfCall(tree: SourceTree, callee: AnyNode): Kind | undefined {
  if (callee.type === 'Identifier')
    return declarationsOf(tree, callee.name).length === 0 ? inTable(MADE, callee.name) : undefined
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  // An object with these methods may be the learner's own class, and an iterator is no array.
  if (['keys', 'values', 'entries'].includes(name))
    return callee.object.type === 'Identifier' && callee.object.name === 'Object' ? 'array' : undefined
  if (name === 'concat') return kindOf(tree, callee.object)
  const own = tree
    .ofType('MethodDefinition')
    .some(({ key }) => key.type === 'Identifier' && key.name === name)
  return own ? undefined : givenBy(name)
}
