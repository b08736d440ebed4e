import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const isFunction = ({ type }: Node) => /Function/.test(type)
const partsOf = (node: Node) =>
  Object.entries(node).flatMap(([name, part]) => (name === 'type' ? [] : [part].flat()))
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** Yields the nodes that run when a node is evaluated. Bodies of functions are left out, unless a call runs them at once. */
function* evaluated(node: unknown): Generator<Node> {
  if (!isNode(node) || /^TS(Type|Interface)|^Import/.test(node.type)) return
  yield node
  for (const part of partsOf(node)) {
    if (!isNode(part)) continue
    if (!isFunction(part)) yield* evaluated(part)
    else if (node.type === 'CallExpression' && isRunAtOnce(node)) yield* evaluated(part.body)
  }
}

/** Returns whether a call runs its function at once: `rows.map((row) => …)`, `Array.from({ length }, () => …)`. */
const isRunAtOnce = ({ callee }: Node) =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  /^(map|flatMap|filter|forEach|reduce|from)$/.test(nameOf(callee.property))

const hasGetter = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Property' && node.kind === 'get') || (!isFunction(node) && partsOf(node).some(hasGetter)))

/**
 * Returns the lines that use a text while the module is evaluated. They do so by a call, by a function of the module that uses
 * one, or by copying or reading a table whose getters use one.
 */
export function saidTooEarly(file: string, code: string): number[] {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const statements = (program.body as unknown as Node[]).map((one) =>
    isNode(one.declaration) ? one.declaration : one,
  )
  const declared = statements.flatMap((one) =>
    one.type === 'VariableDeclaration'
      ? (one.declarations as Node[]).map((each) => [nameOf(each.id), each.init] as const)
      : one.type === 'FunctionDeclaration'
        ? [[nameOf(one.id), one] as const]
        : [],
  )
  const tables = new Set(declared.filter(([, init]) => hasGetter(init)).map(([name]) => name))
  const sayers = new Set(['say', 'named', 'nameOf'])
  for (let before = 0; before !== sayers.size; ) {
    before = sayers.size
    for (const [name, init] of declared)
      if (isNode(init) && isFunction(init) && [...evaluated(init.body)].some((one) => calls(one, sayers)))
        sayers.add(name)
  }
  const early = statements
    .flatMap((one) => (isFunction(one) ? [] : [...evaluated(one)]))
    .filter(
      (one) =>
        calls(one, sayers) ||
        (one.type === 'SpreadElement' && (hasGetter(one.argument) || tables.has(nameOf(one.argument)))) ||
        (one.type === 'MemberExpression' && tables.has(rootOf(one))),
    )
  return [...new Set(early.map(({ start }) => code.slice(0, start as number).split('\n').length))]
}

const calls = ({ type, callee }: Node, names: ReadonlySet<string>) =>
  type === 'CallExpression' && names.has(nameOf(callee))

const rootOf = (node: unknown): string =>
  isNode(node) && node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node)
