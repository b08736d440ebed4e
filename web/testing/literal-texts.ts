import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** Attributes whose texts people see or hear. */
const SHOWN =
  /^(aria-label|aria-valuetext|aria-roledescription|alt|title|placeholder|label|hint|lead|text|words|question|keep|busy|things|name)$/
/** Returns whether `name` is a field's technical name: one word in lower case. */
const isName = (attribute: string, text: string) => attribute === 'name' && /^[a-z_][\w-]*$/.test(text)
/** Keys and signs that are the same in every language. */
const NO_WORDS = /^(?:(?:Ctrl|Esc|Enter|[A-Z]{1,3}|JSON)(?![\p{L}])|[^\p{L}])+$/u

const isText = (text: string) => /\p{L}{2}/u.test(text) && !NO_WORDS.test(text.trim())

/** Returns the texts in the markup of a file itself, which exist in one language only. */
export function literalTexts(file: string, code: string): string[] {
  const found: string[] = []
  const note = (text: unknown) => {
    if (typeof text === 'string' && isText(text)) found.push(text.trim().replace(/\s+/g, ' '))
  }
  const inside = (value: unknown): void => {
    for (const text of textsOf(value)) note(text)
  }
  const visit = (value: unknown): void => {
    for (const one of Array.isArray(value) ? value : []) visit(one)
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'JSXText') note(node.value)
    if (node.type === 'JSXExpressionContainer') inside(node.expression)
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: string }
      const given = textsOf(node.value).filter((text) => !isName(name, text))
      if (SHOWN.test(name)) for (const text of given) note(text)
      // Other attributes contain no texts, but may contain markup.
      visitMarkup(node.value)
      return
    }
    if (node.type === 'CallExpression' && isTelling(node.callee as Node)) inside(node.arguments)
    if (node.type === 'CallExpression' && (node.callee as Node).name === 'say')
      for (const text of valuesOf(node)) if (!isChoice(text)) note(text)
    for (const [part, child] of Object.entries(node)) if (part !== 'type') visit(child)
  }
  const visitMarkup = (value: unknown): void => {
    for (const one of Array.isArray(value) ? value : []) visitMarkup(one)
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') visit(node)
    else for (const [part, child] of Object.entries(node)) if (part !== 'type') visitMarkup(child)
  }
  visit(parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program)
  return [...new Set(found)]
}

/** The texts that a message gets as its values: `say('answering', { who: 'a member' })`. */
function valuesOf({ arguments: given }: Node): string[] {
  const [, values] = given as Node[]
  if (values?.type !== 'ObjectExpression') return []
  return (values.properties as Node[]).flatMap(({ value }) => textsOf(value))
}
/** One of the cases of a message, which its text names: `{kept: 'yes'}`. */
const isChoice = (text: string) => /^[\w-]+$/.test(text)

/** Returns whether a call shows its text, as `toast.error(…)` and `titled(…)` do. */
function isTelling(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'titled'
  return callee.type === 'MemberExpression' && (callee.object as Node).name === 'toast'
}

/** Returns the possible texts of an expression: both sides of a condition, and the fallback for a missing value. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked)
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression)
  return []
}
