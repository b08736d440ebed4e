import type {
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Pattern,
} from 'acorn'

// Finds the names that a function declares and the outer functions' names that it uses. These are shown while it runs.

export type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression

export const isFunction = (node: AnyNode): node is AnyFunction =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node as object)
    .flat()
    .filter(isNode)
}

/** The depth exceeds that of any program that people write. Recursive functions have room for it everywhere. */
const MOST_DEPTH = 1_000

/** Returns a node and all nodes in it, outer nodes first. Undefined where there are too many, or they are nested too deeply. */
export function allBelow(root: AnyNode, most = Number.POSITIVE_INFINITY): AnyNode[] | undefined {
  const all: AnyNode[] = []
  const open = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > MOST_DEPTH || all.push(node) > most) return undefined
    for (const child of childrenOf(node).reverse()) open.push({ node: child, depth: depth + 1 })
  }
  return all
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function namesIn(pattern: Pattern | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** Returns the names that `let` and `const` declare directly in a list of statements. */
export const lexicalNames = (statements: readonly AnyNode[]): string[] =>
  statements.flatMap((one) =>
    one.type === 'VariableDeclaration' && one.kind !== 'var'
      ? one.declarations.flatMap(({ id }) => namesIn(id))
      : [],
  )

/** Returns the names declared below a node by `kinds` such as `var`, without those within functions. */
export function declaredBelow(node: AnyNode, kinds: readonly string[]): string[] {
  const own =
    node.type === 'VariableDeclaration' && kinds.includes(node.kind)
      ? node.declarations.flatMap(({ id }) => namesIn(id))
      : []
  const below = childrenOf(node).flatMap((child) => (isFunction(child) ? [] : declaredBelow(child, kinds)))
  return [...own, ...below]
}

export const ownNames = ({ params, body }: AnyFunction): string[] => [
  ...params.flatMap(namesIn),
  ...declaredBelow(body, ['var']),
  ...(body.type === 'BlockStatement' ? lexicalNames(body.body) : []),
]

/**
 * Returns whether the body of a function can be put into a `try` that reports errors. Only async functions need it, because from
 * others an error leaves the caller too. In a block, a function must not share its name with another function or a variable.
 */
export function canGuard(node: AnyFunction): boolean {
  const { async, generator, body } = node
  if (!async || generator) return false
  const inside = body.type === 'BlockStatement' ? body.body : []
  const functions = inside.flatMap((one) => (one.type === 'FunctionDeclaration' ? [one.id.name] : []))
  return new Set([...functions, ...ownNames(node)]).size === functions.length + new Set(ownNames(node)).size
}

/** Returns all names declared anywhere in a function, for the functions within it. */
export const namesWithin = ({ params, body }: AnyFunction): string[] => [
  ...params.flatMap(namesIn),
  ...declaredBelow(body, ['var', 'let', 'const']),
]

/** Returns all names used in a node, including in nested functions. `this` counts as a name. */
export function namesUsedIn(node: AnyNode, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add(node.name)
  if (node.type === 'ThisExpression') found.add('this')
  const silent = 'computed' in node && !node.computed ? [nameNodeOf(node)] : []
  for (const child of childrenOf(node)) if (!silent.includes(child)) namesUsedIn(child, found)
  return found
}

/** Returns the `x` of `a.x` or the key of a property or method, which are no variables. The key of a shorthand is one. */
function nameNodeOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'MemberExpression') return node.property
  if (node.type === 'Property') return node.shorthand ? undefined : node.key
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return node.key
  return undefined
}
