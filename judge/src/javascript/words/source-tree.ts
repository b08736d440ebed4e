import { type AnyNode, type Node, type Program, parse } from 'acorn'
import { allBelow } from '../instrument-scopes.ts'

// Words are made outside of a program's fuel, but the program chooses how many parts it has and how deep. A program therefore
// gets words only within these bounds, which are the same everywhere. Programs by people are far below them.
const MOST_NODES = 50_000
/** The most nodes that are visited for all words of one program together. */
const MOST_LOOKED_AT = 20_000_000

/** Thrown when the visits of a program reach their limit. */
export class TooMuchToSay extends Error {}

/** Returns the result of `act` if it stays within the bounds. */
export function withinBounds<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof TooMuchToSay) return undefined
    throw error
  }
}

/** A program as a tree, to find the code at the place of a failure. */
export class SourceTree {
  readonly text: string
  readonly program: Program
  private readonly all: readonly AnyNode[]
  private readonly byType = new Map<string, AnyNode[]>()
  private readonly lines: readonly string[]
  private lookedAt = 0

  private constructor(text: string, program: Program, all: readonly AnyNode[]) {
    this.text = text
    this.program = program
    this.lines = text.split('\n')
    this.all = all
    for (const node of all) {
      const same = this.byType.get(node.type)
      if (same) same.push(node)
      else this.byType.set(node.type, [node])
    }
  }

  /** Returns every node, outer nodes first. */
  get nodes(): readonly AnyNode[] {
    return this.looked(this.all)
  }

  private looked<T extends { readonly length: number }>(nodes: T): T {
    this.lookedAt += nodes.length + 1
    if (this.lookedAt > MOST_LOOKED_AT) throw new TooMuchToSay('There is too much to look at.')
    return nodes
  }

  /** Returns undefined where the engine parses a text differently, and for a program that is too large or too deep. */
  static of(text: string): SourceTree | undefined {
    const allowed = { allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, allowHashBang: true }
    try {
      const how = { ecmaVersion: 'latest', sourceType: 'script', locations: true, ...allowed } as const
      const program = parse(text, how)
      const all = allBelow(program, MOST_NODES)
      return all && new SourceTree(text, program, all)
    } catch {
      return undefined
    }
  }

  /** Returns the place of a line and column, both counted from 1. */
  offsetOf(line: number, column: number): number {
    const before = this.lines.slice(0, line - 1)
    return before.reduce((all, text) => all + text.length + 1, 0) + column - 1
  }

  ofType<T extends AnyNode['type']>(...types: T[]): Extract<AnyNode, { type: T }>[] {
    const found = types.flatMap((type) => this.looked(this.byType.get(type) ?? []))
    if (types.length > 1) found.sort((one, other) => one.start - other.start || other.end - one.end)
    return found as Extract<AnyNode, { type: T }>[]
  }

  /** Returns the nodes of a type around a place, the innermost first. */
  around<T extends AnyNode['type']>(at: number, ...types: T[]): Extract<AnyNode, { type: T }>[] {
    return this.ofType(...types)
      .filter((node) => node.start <= at && at < node.end)
      .reverse()
  }

  /** Returns the text of a node in one line, for use in a sentence. */
  words(node: Node): string {
    const words = this.text
      .slice(node.start, Math.min(node.end, node.start + 4 * LONGEST))
      .replace(/\s+/g, ' ')
      .replace(/\s*(\??\.)\s*/g, '$1')
    return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`
  }

  lineText(line: number): string {
    return (this.lines[line - 1] ?? '').trim()
  }
}

const LONGEST = 60

export const lineOfNode = (node: Node) => node.loc?.start.line ?? 0
