import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const textOf = ({ type, value, quasis }: Node): unknown =>
  type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[])[0]?.value.cooked : value

/** Returns the sentences for people in a file, each with its key and its English text. */
export function sentencesOf(file: string, code: string): [key: string, english: string][] {
  const found: [string, string][] = []
  const visit = (value: unknown): void => {
    for (const one of Array.isArray(value) ? value : []) visit(one)
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'CallExpression' && (node.callee as Node).name === 'sentence') {
      const [key, english] = (node.arguments as Node[]).map(textOf)
      found.push([String(key), String(english)])
    }
    for (const [part, child] of Object.entries(node)) if (part !== 'type') visit(child)
  }
  visit(parseSync(file, code, { lang: 'ts' }).program)
  return found
}
