import type { ShapeKind, SolutionShape } from '@callofcode/contract/explain/comparison'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { braceStructure } from './brace-structure.ts'
import { pythonStructure } from './python-structure.ts'
import { hasRecursion } from './recursion.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import { type Found, findWords } from './words.ts'

/** A function and the range of tokens of its body. */
export interface NamedFunction {
  readonly name: string
  readonly from: number
  to: number
}

export interface Structure {
  /** The deepest nesting of loops. */
  readonly loops: number
  /** The functions in the order in which they begin. */
  readonly functions: readonly NamedFunction[]
}

const MOST_LOOPS = 9

/** Reads the shape of a solution from its text. Any text has a shape, and the time is linear in its length. */
export function readShape(language: SolutionLanguage, source: string): SolutionShape {
  const read = tokensOf(language, source)
  const { tokens } = read
  const { loops, functions } = structureOf(language, read)
  const recursion = hasRecursion(tokens, functions)
  const { keeps, ...found } = findWords(language, tokens)
  const shape = {
    lines: new Set(tokens.map(({ line }) => line)).size,
    loops: Math.min(loops, MOST_LOOPS),
    recursion,
    ...found,
    memo: recursion && keeps,
  }
  return { kind: kindOf(shape), ...shape }
}

const CALLS_AGAIN = {
  javascript: ['forEach', 'map', 'filter', 'reduce', 'some', 'every', 'flatMap', 'find', 'findIndex'],
  java: ['forEach', 'map', 'filter', 'reduce', 'anyMatch', 'allMatch'],
} as const
const LOOP_CALLS: Record<Exclude<SolutionLanguage, 'python'>, ReadonlySet<string>> = {
  javascript: new Set(CALLS_AGAIN.javascript),
  typescript: new Set(CALLS_AGAIN.javascript),
  java: new Set(CALLS_AGAIN.java),
  cpp: new Set(),
}

function structureOf(language: SolutionLanguage, { tokens, loopMacros }: Tokens): Structure {
  if (language === 'python') return pythonStructure(tokens)
  const endsByLine = language === 'javascript' || language === 'typescript'
  return braceStructure(tokens, { loopMacros, loopCalls: LOOP_CALLS[language], endsByLine })
}

/** Returns the most informative kind that is found, in the order in which members read it. */
function kindOf(
  shape: Omit<Found, 'keeps'> & { loops: number; recursion: boolean; memo: boolean },
): ShapeKind {
  for (const kind of ['memo', 'search', 'heap', 'sort', 'map', 'recursion'] as const)
    if (shape[kind]) return kind
  return (['loops0', 'loops1', 'loops2'] as const)[shape.loops] ?? 'loops3'
}
