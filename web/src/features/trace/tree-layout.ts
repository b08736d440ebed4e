/** A node as it is drawn: columns from the left, rows by depth. A column may lie between two others. */
export interface PlacedNode {
  readonly id: number
  readonly column: number
  readonly row: number
  readonly parent: number | undefined
}

type Child = number | undefined
/** What is below a node: two sides, each of which may be empty, or any number of children. */
export type Below =
  | { readonly sides: readonly [left: Child, right: Child] }
  | { readonly all: readonly Child[] }

/** Each part of the tree has columns of its own: nothing can overlap. */
export function placeTree(
  root: number,
  belowOf: (id: number) => Below,
  most: number,
): { nodes: PlacedNode[]; whole: boolean } {
  const planter = new Planter(belowOf, most)
  planter.place(root, 0, undefined)
  return { nodes: planter.nodes, whole: planter.whole }
}

class Planter {
  readonly nodes: PlacedNode[] = []
  whole = true
  private readonly seen = new Set<number>()
  private readonly belowOf: (id: number) => Below
  private readonly most: number
  private next = 0

  constructor(belowOf: (id: number) => Below, most: number) {
    this.belowOf = belowOf
    this.most = most
  }

  /** Answers its column; nothing where it is not drawn. */
  place(id: Child, row: number, parent: Child): number | undefined {
    if (id === undefined) return undefined
    if (this.seen.has(id) || this.seen.size >= this.most) {
      this.whole = false
      return undefined
    }
    this.seen.add(id)
    const below = this.belowOf(id)
    return 'sides' in below
      ? this.between(id, row, parent, below.sides)
      : this.above(id, row, parent, below.all)
  }

  /** In a column between those of its left and its right part. */
  private between(id: number, row: number, parent: Child, [left, right]: readonly [Child, Child]) {
    this.place(left, row + 1, id)
    const column = this.next++
    this.nodes.push({ id, column, row, parent })
    this.place(right, row + 1, id)
    return column
  }

  /** Above the middle of its children. */
  private above(id: number, row: number, parent: Child, children: readonly Child[]) {
    const at = this.nodes.length
    const columns = children.map((child) => this.place(child, row + 1, id)).filter((one) => one !== undefined)
    const [first] = columns
    const column = first === undefined ? this.next++ : (first + (columns.at(-1) ?? first)) / 2
    this.nodes.splice(at, 0, { id, column, row, parent })
    return column
  }
}
