import { declarationsOf, everyDeclaration } from './known-values.ts'
import { similarName } from './similar-name.ts'
import type { SourceTree } from './source-tree.ts'

const OTHERS: Record<string, string> = {
  None: '`null`',
  nil: '`null`',
  NULL: '`null`',
  nullptr: '`null`',
  True: '`true`',
  False: '`false`',
  TRUE: '`true`',
  FALSE: '`false`',
  self: '`this`',
  len: '`a.length`',
  str: '`String(…)`',
  int: '`Math.trunc(…)` or `Number(…)`',
  float: '`Number(…)`',
  range: 'a `for` loop',
  printf: '`console.log(…)`',
  println: '`console.log(…)`',
  puts: '`console.log(…)`',
  echo: '`console.log(…)`',
  cout: '`console.log(…)`',
  System: '`console.log(…)`',
  Console: '`console.log(…)`',
  input: '`readline()`',
  raw_input: '`readline()`',
  cin: '`readline()`',
  scanf: '`readline()`',
  Scanner: '`readline()`',
  dict: '`new Map()`',
  list: 'an array, `[]`',
  HashMap: '`new Map()`',
  HashSet: '`new Set()`',
  ArrayList: 'an array, `[]`',
  vector: 'an array, `[]`',
  unordered_map: '`new Map()`',
  Integer: '`Number`',
  abs: '`Math.abs(…)`',
  max: '`Math.max(…)`',
  min: '`Math.min(…)`',
  sqrt: '`Math.sqrt(…)`',
  floor: '`Math.floor(…)`',
  pow: '`**`',
  sorted: '`[...a].sort(…)`',
  sum: '`a.reduce((x, y) => x + y, 0)`',
  ord: '`s.charCodeAt(0)`',
  chr: '`String.fromCharCode(…)`',
  INT_MAX: '`Infinity`',
  INT_MIN: '`-Infinity`',
  and: '`&&`',
  or: '`||`',
  not: '`!`',
  math: '`Math`',
  elif: '`else if`',
  pass: 'an empty block, `{}`',
  function_: '`function`',
}
const OF_PAGES = new Set(['document', 'window', 'alert', 'confirm', 'fetch', 'localStorage', 'navigator'])
/** Names that Node.js and the web have, and this judge lacks. */
const NOT_HERE = new Set([
  ...['AbortController', 'Atomics', 'Blob', 'BroadcastChannel', 'CompressionStream', 'Event', 'EventTarget'],
  ...['FormData', 'Headers', 'MessageChannel', 'ReadableStream', 'Request', 'Response', 'SharedArrayBuffer'],
  ...['WebAssembly', 'WebSocket', 'Worker', 'WritableStream', 'XMLHttpRequest', 'crypto'],
])
const GLOBALS = [
  'console',
  'Math',
  'Number',
  'String',
  'Array',
  'Object',
  'Map',
  'Set',
  'JSON',
  'BigInt',
  'Infinity',
  'parseInt',
  'parseFloat',
  'undefined',
  'isNaN',
  'Boolean',
  'Promise',
  'require',
  'readline',
  'process',
  'Symbol',
  'Date',
]

/** The program's declarations that may explain a missing name. */
export interface Missing {
  language: 'JavaScript' | 'TypeScript'
  line: number
  isAssigned: boolean
  /** The first declaration of this name, whose scope excludes the place. */
  elsewhere: { line: number; isParameter: boolean } | undefined
  /** All names that the program declares. */
  declared: readonly string[]
}

/** Explains a name without any declaration. */
export function missingName(name: string, tree: SourceTree, line: number, at: number): string {
  const isAssigned = tree
    .ofType('AssignmentExpression')
    .some(({ left, start }) => start === at && left.type === 'Identifier')
  const [first] = declarationsOf(tree, name)
  const elsewhere = first && { line: first.line, isParameter: first.kind === 'parameter' }
  const declared = everyDeclaration(tree).map(([one]) => one)
  return missingWords(name, { language: 'JavaScript', line, isAssigned, elsewhere, declared })
}

export function missingWords(name: string, about: Missing): string {
  const { language, line, isAssigned, elsewhere, declared } = about
  const begin = `Nothing here is called \`${name}\``
  if (OF_PAGES.has(name))
    return `${begin}: that belongs to web pages, and there is none here. Show results by \`console.log(…)\`.`
  if (NOT_HERE.has(name) && !elsewhere)
    return `\`${name}\` belongs to Node.js or to web pages, and is not available here.`
  if (isAssigned) return `${begin} yet. To make it, write \`let ${name} = …\`.`
  if (elsewhere?.isParameter)
    return `${begin} in this place: \`${name}\` is a parameter of the function of line ${elsewhere.line}, and lives only in there.`
  if (elsewhere)
    return `${begin} in this place: line ${elsewhere.line} makes it inside of braces \`{ }\`, and it lives only in there. Make it before them.`
  const meant = similarName(name, [...declared, ...GLOBALS])
  const other = Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined
  if (other) return `${begin}: in ${language} it is written ${other}.`
  if (meant) return `${begin}. Did you mean \`${meant}\`?`
  return `${begin}. Is it made by \`let\` or \`const\` before line ${line}? A text needs quotes: \`"${name}"\`.`
}

/** Explains the use of a name before its `let`. */
export function tooEarly(name: string, tree: SourceTree, line: number, at: number): string {
  const declared = declarationsOf(tree, name).filter(({ kind }) => kind !== 'parameter')
  const within = declared.find(({ node }) => node.start <= at && at < node.end)
  if (within && within.line < line && tree.lineText(within.line).endsWith('='))
    return `Line ${within.line} ends with \`=\`: the value for \`${name}\` is missing there.`
  const here = declared.find((one) => one.line === line)
  if (here)
    return `\`${name}\` is used here to make \`${name}\` itself, and has no value yet. Give one of them another name.`
  const later = declared.find((one) => one.line > line)
  if (!later) return `\`${name}\` is used before it is made.`
  return earlyWords(name, later.line)
}

export const earlyWords = (name: string, line: number) =>
  `\`${name}\` is used here, but only line ${line} makes it. Move that line above this one.`

/** Explains an assignment to a `const`. */
export function readOnly(name: string, tree: SourceTree): string {
  return constWords(name, declarationsOf(tree, name).find(({ kind }) => kind === 'const')?.line)
}

export const constWords = (name: string, line: number | undefined) =>
  `\`${name}\` is made by \`const\`${line ? ` in line ${line}` : ''}, so it keeps its value. To give it another one, make it by \`let\`.`
