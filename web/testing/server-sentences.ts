import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** Where a value stands in a sentence. */
const VALUE = '{}'

/** A sentence of a catalogue, whose values have names, as `serverSentences` gives it. */
export const withoutNames = (sentence: string) => sentence.replace(/\{\w+\}/g, VALUE)

/** What throws or refuses with the sentence that it is given. */
const SAYING = /^(badInput|forbidden|conflict|notFound|refused|fault|tooMany|refine|max|min|check)$/
/** Said to the developer of a client, as what they call is no form. */
const TO_DEVELOPERS =
  /^(One of|Choose \{\}\.|Send|The (fields|scopes|events) are|A part of a list|The parts )/

/** The sentences that contract and server say to people, with `{}` for each value. */
export function serverSentences(file: string, code: string): string[] {
  const found: string[] = []
  const note = (value: unknown) => found.push(...textsOf(value as Node | undefined))
  const visit = (value: unknown): void => {
    for (const one of Array.isArray(value) ? value : []) visit(one)
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'VariableDeclarator' && /Messages$/.test(String((node.id as Node).name)))
      note(node.init)
    if (node.type === 'Property' && /^(message|error)$/.test(String((node.key as Node).name)))
      note(node.value)
    if (node.type === 'CallExpression' && SAYING.test(nameOf(node.callee as Node))) note(node.arguments)
    for (const [part, child] of Object.entries(node)) if (part !== 'type') visit(child)
  }
  visit(parseSync(file, code, { lang: 'ts' }).program)
  return [...new Set(found)].filter((text) => /^[A-Z“{].*\p{L}/u.test(text) && !TO_DEVELOPERS.test(text))
}

const nameOf = ({ type, name, property }: Node): string =>
  String(type === 'MemberExpression' ? (property as Node).name : name)

/** Every text that a value may be. */
function textsOf(value: Node | readonly Node[] | null | undefined): string[] {
  if (!value) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const node = value as Node
  const of = (part: string) => textsOf(node[part] as Node)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as Node[]).map((quasi) => (quasi.value as { cooked: string }).cooked).join(VALUE)]
  if (node.type === 'ConditionalExpression') return [...of('consequent'), ...of('alternate')]
  if (node.type === 'LogicalExpression') return [...of('left'), ...of('right')]
  if (node.type === 'ObjectExpression') return of('properties')
  if (node.type === 'Property') return of('value')
  if (node.type === 'ArrowFunctionExpression') return of('body')
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return of('expression')
  return []
}
