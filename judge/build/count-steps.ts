import { type AnyNode, parse } from 'acorn'
import { TextInsertions } from '../src/javascript/text-insertions.ts'

const COUNTED = '--$steps<0&&$stop()'
const COUNTER = `let $steps = 2 ** 30 - 1
class OutOfSteps extends Error {}
function $stop() { throw new OutOfSteps('It took too many steps.') }
`
const OPENING = `
export const setSteps = (steps) => { $steps = steps }
export const stepsLeft = () => $steps
export { OutOfSteps }
`

/**
 * Returns a module that counts the calls of its functions and the rounds of its loops, and throws `OutOfSteps` above a limit.
 * Unlike a clock, the count is the same on every machine.
 */
export function countSteps(text: string): string {
  const insertions = new TextInsertions(text)
  const into = (body: AnyNode) => {
    const isBlock = body.type === 'BlockStatement'
    const [open, between, close] = isBlock
      ? ['', ';', '']
      : isStatement(body)
        ? ['{', ';', '}']
        : ['(', ',', ')']
    insertions.add(body.start + (isBlock ? 1 : 0), `${open}${COUNTED}${between}`)
    insertions.add(body.end, close)
  }
  const visit = (node: AnyNode) => {
    if (/Function|^(For|While|DoWhile)/.test(node.type)) into((node as { body: AnyNode } & AnyNode).body)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }))
  return `${COUNTER}${insertions.text()}${OPENING}`
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const isStatement = ({ type }: AnyNode) => type.endsWith('Statement')
