import { type AnyNode, type Node, type Program, parse } from 'acorn'
import { childrenOf } from '../instrument-scopes.ts'

/** A program as a tree, to find what stands at the place where it failed. */
export class SourceTree {
  readonly text: string
  readonly program: Program
  /** Every node, an outer one before those in it. */
  readonly nodes: readonly AnyNode[]

  private constructor(text: string, program: Program) {
    this.text = text
    this.program = program
    this.nodes = allBelow(program)
  }

  /** Undefined where the engine reads a text otherwise. */
  static of(text: string): SourceTree | undefined {
    const allowed = { allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, allowHashBang: true }
    try {
      return new SourceTree(
        text,
        parse(text, { ecmaVersion: 'latest', sourceType: 'script', locations: true, ...allowed }),
      )
    } catch {
      return undefined
    }
  }

  /** Line and column from 1. */
  offsetOf(line: number, column: number): number {
    const before = this.text.split('\n').slice(0, line - 1)
    return before.reduce((all, text) => all + text.length + 1, 0) + column - 1
  }

  ofType<T extends AnyNode['type']>(...types: T[]): Extract<AnyNode, { type: T }>[] {
    const wanted: readonly string[] = types
    return this.nodes.filter((node) => wanted.includes(node.type)) as Extract<AnyNode, { type: T }>[]
  }

  /** The nodes of a type around a place, the innermost first. */
  around<T extends AnyNode['type']>(at: number, ...types: T[]): Extract<AnyNode, { type: T }>[] {
    return this.ofType(...types)
      .filter((node) => node.start <= at && at < node.end)
      .reverse()
  }

  /** The text of a node in one line, as it may stand in a sentence. */
  words(node: Node): string {
    const words = this.text
      .slice(node.start, node.end)
      .replace(/\s+/g, ' ')
      .replace(/\s*(\??\.)\s*/g, '$1')
    return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`
  }

  lineText(line: number): string {
    return (this.text.split('\n')[line - 1] ?? '').trim()
  }
}

const LONGEST = 60

function allBelow(node: AnyNode): AnyNode[] {
  return [node, ...childrenOf(node).flatMap(allBelow)]
}

export const lineOfNode = (node: Node) => node.loc?.start.line ?? 0
