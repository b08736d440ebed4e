/** A node as it is drawn: columns from the left in the order of its values, rows by depth. */
export interface PlacedNode {
  readonly id: number
  readonly column: number
  readonly row: number
  readonly parent: number | undefined
}

/** Each node gets a column of its own, between those of its left and its right part: nothing can overlap. */
export function placeTree(
  root: number,
  childrenOf: (id: number) => readonly [left: number | undefined, right: number | undefined],
  most: number,
): { nodes: PlacedNode[]; whole: boolean } {
  const nodes: PlacedNode[] = []
  const seen = new Set<number>()
  let whole = true
  let column = 0
  const place = (id: number | undefined, row: number, parent: number | undefined) => {
    if (id === undefined) return
    if (seen.has(id) || seen.size >= most) {
      whole = false
      return
    }
    seen.add(id)
    const [left, right] = childrenOf(id)
    place(left, row + 1, id)
    nodes.push({ id, column: column++, row, parent })
    place(right, row + 1, id)
  }
  place(root, 0, undefined)
  return { nodes, whole }
}
