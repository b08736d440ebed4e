import { concatBytes } from '../concat-bytes.ts'
import type { Diagnostic } from '../runner.ts'
import { name, u32 } from '../wasm/binary.ts'
import { customSection } from '../wasm/layout.ts'

/** A function that may end without its `return`: the lines of its name and of its last bracket. */
interface MissingReturn {
  name: string
  line: number
  end: number
}

const SECTION = 'judge.missing-returns'

/**
 * Stores the functions that the compiler warns of at their last brackets. When the program ends at such a bracket, the function's
 * name is reported.
 */
export function withMissingReturns(
  program: Uint8Array<ArrayBuffer>,
  text: string,
  diagnostics: readonly Diagnostic[],
): Uint8Array<ArrayBuffer> {
  const found = diagnostics
    .filter(({ message, original = message }) =>
      original.startsWith('non-void function does not return a value'),
    )
    .flatMap(({ line, column }) => (line && column ? [functionEndingAt(text, line, column)] : []))
    .filter((one) => one !== undefined)
  if (found.length === 0) return program
  const body = concatBytes([Uint8Array.from(name(SECTION)), new TextEncoder().encode(JSON.stringify(found))])
  return concatBytes([program, Uint8Array.from([0, ...u32(body.length)]), body])
}

export function missingReturnAt(program: Uint8Array, line: number): MissingReturn | undefined {
  const section = customSection(program, SECTION)
  if (!section) return undefined
  const all = JSON.parse(new TextDecoder().decode(section)) as MissingReturn[]
  return all.find((one) => one.line === line)
}

function functionEndingAt(text: string, line: number, column: number): MissingReturn | undefined {
  const code = masked(text)
  const before = code.split('\n').slice(0, line - 1)
  let at = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  if (code[at] !== '}') return undefined
  for (let depth = 0; at >= 0; at--) {
    if (code[at] === '}') depth++
    if (code[at] === '{' && --depth === 0) break
  }
  const head = /(\w{1,200})\s{0,200}\([^()]*\)[^();{}]*$/.exec(code.slice(0, Math.max(0, at)))
  if (!head?.[1]) return undefined
  return { name: head[1], line: code.slice(0, head.index).split('\n').length, end: line }
}

/** Returns the text with spaces in place of comments and quoted texts. */
const masked = (text: string) =>
  text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  )
