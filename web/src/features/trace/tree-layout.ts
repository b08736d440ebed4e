/** A node in the drawing: column from the left, row by depth. A column can be a fraction between two others. */
export interface PlacedNode {
  readonly id: number
  readonly column: number
  readonly row: number
  readonly parent: number | undefined
}

type Child = number | undefined
/** The children of a node: a left and a right one, each optional, or a list of any length. */
export type Below =
  | { readonly sides: readonly [left: Child, right: Child] }
  | { readonly all: readonly Child[] }

/** Places a tree. Each subtree has its own columns, so nothing overlaps. */
export function placeTree(
  root: number,
  belowOf: (id: number) => Below,
  most: number,
): { nodes: PlacedNode[]; whole: boolean } {
  const layout = new TreeLayout(belowOf, most)
  layout.place(root, 0, undefined)
  return { nodes: layout.nodes, whole: layout.whole }
}

class TreeLayout {
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

  /** Returns the node's column. Undefined if it is not drawn. */
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

  /** Puts a node in a column between its left and its right subtree. */
  private between(id: number, row: number, parent: Child, [left, right]: readonly [Child, Child]) {
    this.place(left, row + 1, id)
    const column = this.next++
    this.nodes.push({ id, column, row, parent })
    this.place(right, row + 1, id)
    return column
  }

  /** Puts a node above the middle of its children. */
  private above(id: number, row: number, parent: Child, children: readonly Child[]) {
    const at = this.nodes.length
    const columns = children.map((child) => this.place(child, row + 1, id)).filter((one) => one !== undefined)
    const [first] = columns
    const column = first === undefined ? this.next++ : (first + (columns.at(-1) ?? first)) / 2
    this.nodes.splice(at, 0, { id, column, row, parent })
    return column
  }
}
