import type { Cell } from '@callofcode/judge/trace'
import type { State } from '@callofcode/judge/trace-states'
import { childListOf, fieldsOf, isListNode, isTreeNode, valueWords } from './trace-words.ts'
import { type Below, type PlacedNode, placeTree } from './tree-layout.ts'

export interface DrawnNode {
  readonly id: number
  readonly words: string
  readonly changed: boolean
}

export interface Chain {
  readonly kind: 'chain'
  readonly nodes: readonly DrawnNode[]
  /** The content after the last node: the end, a node that is already drawn, or more nodes. */
  readonly end: { readonly to: number } | 'end' | 'more'
}

export interface Tree {
  readonly kind: 'tree'
  /** The order of the nodes, for screen readers. */
  readonly order: 'from left to right' | 'each node before its children'
  readonly nodes: readonly (DrawnNode & PlacedNode)[]
  readonly whole: boolean
}

const MOST_LINKED = 60
const MOST_IN_TREE = 127
const isNumber = (cell: Cell | undefined): cell is number => typeof cell === 'number'

export type NodeKind = 'chain' | 'tree' | undefined

export function nodeKindOf(cell: Cell, state: State): NodeKind {
  const fields = fieldsOf(cell, state)
  if (!fields) return undefined
  if (isTreeNode(fields) || childListOf(fields, state)) return 'tree'
  return isListNode(fields) ? 'chain' : undefined
}

/** Returns all lists and trees of these nodes, each drawn once and from its start. */
export function drawNodes(found: readonly number[], state: State): (Chain | Tree)[] {
  const inChains = reachable(
    found.filter((id) => nodeKindOf(id, state) === 'chain'),
    (id) => [linkOf(id, 'next', state)],
  )
  const inTrees = reachable(
    found.filter((id) => nodeKindOf(id, state) === 'tree'),
    (id) => childrenOf(id, state),
  )
  const nexts = new Set(inChains.map((id) => linkOf(id, 'next', state)))
  const children = new Set(inTrees.flatMap((id) => childrenOf(id, state)))
  return [...chains(firstsOf(inChains, nexts), state), ...trees(firstsOf(inTrees, children), state)]
}

/** Puts nodes without an incoming link first. A ring has none, so all other nodes follow. */
const firstsOf = (ids: readonly number[], ledTo: ReadonlySet<number | undefined>) => [
  ...ids.filter((id) => !ledTo.has(id)),
  ...ids.filter((id) => ledTo.has(id)),
]

function reachable(from: readonly number[], next: (id: number) => readonly (number | undefined)[]): number[] {
  const seen = new Set<number>()
  const waiting = [...from]
  for (let at = 0; at < waiting.length; at++) {
    const id = waiting[at]
    if (id === undefined || seen.has(id)) continue
    seen.add(id)
    waiting.push(...next(id).filter(isNumber))
  }
  return [...seen]
}

function chains(firsts: readonly number[], state: State): Chain[] {
  const placed = new Set<number>()
  return firsts.flatMap((first): Chain[] => {
    if (placed.has(first)) return []
    const nodes: DrawnNode[] = []
    for (let at: number | undefined = first; at !== undefined; at = linkOf(at, 'next', state)) {
      if (placed.has(at)) return [{ kind: 'chain', nodes, end: { to: at } }]
      if (nodes.length >= MOST_LINKED) return [{ kind: 'chain', nodes, end: 'more' }]
      placed.add(at)
      nodes.push(nodeOf(at, state))
    }
    return [{ kind: 'chain', nodes, end: 'end' }]
  })
}

function trees(firsts: readonly number[], state: State): Tree[] {
  const drawn = new Set<number>()
  return firsts.flatMap((first): Tree[] => {
    if (drawn.has(first)) return []
    const { nodes, whole } = placeTree(first, (id) => belowOf(id, state), MOST_IN_TREE)
    for (const { id } of nodes) drawn.add(id)
    const order = 'sides' in belowOf(first, state) ? 'from left to right' : 'each node before its children'
    return [{ kind: 'tree', order, nodes: nodes.map((one) => ({ ...one, ...nodeOf(one.id, state) })), whole }]
  })
}

function nodeOf(id: number, state: State): DrawnNode {
  const fields = fieldsOf(id, state) ?? new Map<string, Cell>()
  const list = isTreeNode(fields) ? undefined : childListOf(fields, state)?.id
  const isReplaced = (one: number) => {
    const before = state.thingBefore(one)
    return before !== undefined && before !== state.thing(one)
  }
  return {
    id,
    words: valueWords(fields),
    changed: isReplaced(id) || (list !== undefined && isReplaced(list)),
  }
}

function linkOf(id: number, name: string, state: State): number | undefined {
  const to = fieldsOf(id, state)?.get(name)
  return isNumber(to) && fieldsOf(to, state) ? to : undefined
}

function belowOf(id: number, state: State): Below {
  const fields = fieldsOf(id, state) ?? new Map<string, Cell>()
  const list = isTreeNode(fields) ? undefined : childListOf(fields, state)
  return list ? { all: list.children } : { sides: [linkOf(id, 'left', state), linkOf(id, 'right', state)] }
}

function childrenOf(id: number, state: State): readonly (number | undefined)[] {
  const below = belowOf(id, state)
  return 'all' in below ? below.all : below.sides
}
