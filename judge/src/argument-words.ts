import { type Atom, depthOf, type Signature } from './signature.ts'
import type { Value } from './value.ts'

const encoder = new TextEncoder()

/** Arguments as compiled harnesses read them: words, each with a space after it; a length before each list and text. */
export function wordsOf(values: readonly Value[], { parameters }: Signature): string {
  return parameters.map(({ type }, at) => words(values[at] ?? null, depthOf(type))).join('')
}

function words(value: Value, { atom, depth }: { atom: Atom; depth: number }): string {
  if (depth > 0 && Array.isArray(value)) {
    return `${value.length} ${value.map((one) => words(one, { atom, depth: depth - 1 })).join('')}`
  }
  if (Array.isArray(value)) return `${value.length} ${value.map((one) => `${one} `).join('')}`
  if (typeof value === 'boolean') return value ? '1 ' : '0 '
  if (atom === 'string' || atom === 'char') return `${encoder.encode(String(value)).length} ${value} `
  return `${value} `
}
