import type { AnyNode, MemberExpression } from 'acorn'
import { declarationAt, inTable } from './known-values.ts'
import { lineOfNode, type SourceTree } from './source-tree.ts'

const READ = /^TypeError: cannot (read|set) property(?: '(.*)')? of (undefined|null)$/

/** Explains `a.b.c` where there is no `a.b`. `at` is the place of the `.` or the bracket. */
export function undefinedWords(message: string, tree: SourceTree, at: number): string | undefined {
  const [, act, , nothing] = READ.exec(message) ?? []
  if (!act || !nothing) return undefined
  if (message.includes('Symbol.iterator')) return goneThrough(tree, at, nothing)
  const member = memberAt(tree, at)
  if (!member) return undefined
  const { object, property, computed } = member
  const asked = computed ? `[${tree.words(property)}]` : tree.words(property)
  const does = act === 'set' ? `so its \`${asked}\` cannot be set` : `so it has no \`${asked}\``
  if (/^(null|undefined)$/.test(tree.words(object)))
    return `${nothing} has no \`${asked}\`. Look at what stands before it.`.replace(/^./, (first) =>
      first.toUpperCase(),
    )
  const begin = `\`${tree.words(object)}\` is ${nothing}, ${does}.`
  if (act === 'set' && computed && object.type === 'MemberExpression' && object.computed)
    return `${begin} Make that row first: \`${tree.words(object)} = []\`.`
  return `${begin} ${whyNothing(tree, object, nothing, at)}`
}

const memberAt = (tree: SourceTree, at: number): MemberExpression | undefined =>
  tree.ofType('MemberExpression').find(({ object, property }) => object.end <= at && at <= property.start)

function goneThrough(tree: SourceTree, at: number, nothing: string): string | undefined {
  const spread = tree.nodes.find((node) => node.start === at && /Identifier|Expression$/.test(node.type))
  if (!spread || at === 0) return undefined
  return `\`${tree.words(spread)}\` is ${nothing}, and there is nothing to go through. ${whyNothing(tree, spread, nothing, at)}`
}

/** Explains the origin of an undefined or null, as far as the source shows it. */
export function whyNothing(tree: SourceTree, node: AnyNode, nothing: string, at: number): string {
  if (node.type === 'MemberExpression' && tree.words(node.object) === 'process.argv') return NO_COMMAND
  if (node.type === 'MemberExpression' && node.computed) return outside(tree, node, at)
  if (node.type === 'MemberExpression') return ofMember(tree, node, at)
  if (node.type === 'ThisExpression') return THIS
  if (node.type === 'CallExpression') return ofCall(tree, node.callee)
  if (node.type === 'Identifier') return ofName(tree, node.name, nothing, at)
  return 'Look at where it gets its value.'
}

const NO_COMMAND = 'A solution gets nothing on the command line. Read the input by `readline()`.'
const THIS = 'Inside of a `function`, `this` is not the object around it. Write an arrow function: `() => …`.'

function outside(tree: SourceTree, { object, property }: MemberExpression, at: number): string {
  const index = tree.words(property)
  const [loop] = tree
    .around(at, 'ForStatement')
    .filter((one) => one.test && new RegExp(`\\b${index.replace(/\W/g, '.')}\\b`).test(tree.words(one.test)))
  const holder = tree.words(object)
  const inLoop = loop && /^[\w$]+$/.test(index)
  if (inLoop)
    return `Look at where the loop ends, in line ${lineOfNode(loop)}: is there a \`${holder}[${index}]\` for every \`${index}\`?`
  return `Look at whether \`${holder}\` has something at \`[${index}]\`: indexes begin at 0 and end at \`${holder}.length - 1\`.`
}

function ofMember(tree: SourceTree, node: MemberExpression, at: number): string {
  const held = tree.words(node)
  if (['next', 'left', 'right'].includes(tree.words(node.property))) return `Ask \`if (${held})\` first.`
  const [inner] = tree.around(
    at,
    'FunctionExpression',
    'ArrowFunctionExpression',
    'FunctionDeclaration',
    'MethodDefinition',
  )
  if (node.object.type === 'ThisExpression') {
    if (
      inner?.type === 'FunctionExpression' &&
      !tree.ofType('MethodDefinition').some(({ value }) => value === inner)
    )
      return THIS
    return `Is \`${held}\` set in the constructor?`
  }
  return `Look at where \`${tree.words(node.object)}\` is made, and whether it has \`${tree.words(node.property)}\`.`
}

const BY_METHOD: Record<string, string> = {
  get: 'The Map has no such key: ask `has` first.',
  find: '`find` gives undefined where nothing fits.',
  match: '`match` gives null where nothing fits.',
  exec: '`exec` gives null where nothing fits.',
  pop: '`pop` gives undefined when the array is empty: look at its length first.',
  shift: '`shift` gives undefined when the array is empty: look at its length first.',
  forEach: '`forEach` gives nothing back. To make a new array, write `map`.',
  at: 'There is nothing at that index.',
}

function ofCall(tree: SourceTree, callee: AnyNode): string {
  if (callee.type === 'Identifier' && ['readline', 'prompt'].includes(callee.name))
    return 'The input has ended: look at how many lines the problem gives, and how often your program reads.'
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const known = inTable(BY_METHOD, callee.property.name)
    if (known) return known
  }
  return `Look at what \`${tree.words(callee)}\` returns: is a \`return\` missing?`
}

function ofName(tree: SourceTree, name: string, nothing: string, at: number): string {
  const first = declarationAt(tree, name, at)
  if (!first) return `Look at where \`${name}\` gets its value.`
  if (first.kind === 'parameter')
    return `Look at what is given for \`${name}\` where the function of line ${first.line} is called.`
  if (first.init === null && nothing === 'undefined')
    return `Line ${first.line} makes \`${name}\` without a value: give it one there.`
  if (first.init?.type === 'CallExpression')
    return `In line ${first.line} it gets what \`${tree.words(first.init.callee)}\` gives. ${ofCall(tree, first.init.callee)}`
  if (first.init?.type === 'MemberExpression' && tree.words(first.init.object) === 'process.argv')
    return NO_COMMAND
  if (first.init?.type === 'MemberExpression' && first.init.computed)
    return `In line ${first.line} it gets \`${tree.words(first.init)}\`: is there a value at that index?`
  return `Look at where \`${name}\` gets its value: line ${first.line}.`
}
