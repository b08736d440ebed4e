import { say } from 'words:trace'
import type { Cell, Thing } from '@callofcode/judge/trace'
import type { Frame, State } from '@callofcode/judge/trace-states'
import type { IndexPairs } from './index-pairs.ts'
import type { DrawnCell, Figure, Pointer, Tag } from './scene.ts'
import { drawNodes, nodeKindOf } from './scene-nodes.ts'
import { atomWords, isWhole, pairsOfCells, textOf, wordsOf } from './trace-words.ts'

const MAX_TEXT = 40
const MAX_INLINE = 24

/** Draws the objects of one step once each. */
export class Drawer {
  private readonly state: State
  private readonly pairs: IndexPairs
  private readonly frames: readonly Frame[]
  private readonly tags: ReadonlyMap<number, readonly Tag[]>
  private readonly drawn = new Set<number>()
  private readonly waiting: number[] = []

  constructor(
    state: State,
    pairs: IndexPairs,
    frames: readonly Frame[],
    tags: ReadonlyMap<number, readonly Tag[]>,
  ) {
    this.state = state
    this.pairs = pairs
    this.frames = frames
    this.tags = tags
  }

  /** Returns the texts that the code indexes letter by letter. */
  texts(): Figure[] {
    const [frame] = this.frames
    return (frame?.variables ?? []).flatMap(({ name, cell }): Figure[] => {
      const text = textOf(cell)
      if (text === undefined || text === '' || text.length > MAX_TEXT || !this.pairs.has(name)) return []
      const cells = Array.from(text, (letter) => ({ words: letter === ' ' ? '␣' : letter, changed: false }))
      const pointers = this.pointers([name], 0, cells.length)
      return [{ kind: 'cells', id: `text-${name}`, title: name, cells, size: cells.length, pointers }]
    })
  }

  things(found: readonly number[]): Figure[] {
    const nodes = found.filter((id) => nodeKindOf(id, this.state))
    const figures: Figure[] = []
    this.waiting.push(...found.filter((id) => !nodes.includes(id)))
    // Grids come first, because a row in a variable is drawn inside its grid.
    for (const id of this.waiting) if (this.isGrid(id)) figures.push(...this.figure(id))
    for (let at = 0; at < this.waiting.length; at++) {
      const id = this.waiting[at]
      if (id === undefined) continue
      if (nodeKindOf(id, this.state)) nodes.push(id)
      else figures.push(...this.figure(id))
    }
    const linked = drawNodes(nodes, this.state).map((one) => ({
      ...one,
      id: `${one.kind}-${one.nodes[0]?.id}`,
      title: one.kind === 'chain' ? say('linkedList') : 'tree',
    }))
    return [...figures, ...linked]
  }

  private figure(id: number): Figure[] {
    const thing = this.state.thing(id)
    if (!thing || this.drawn.has(id)) return []
    this.drawn.add(id)
    const [kind, name, size] = thing
    const head = { id: `thing-${id}`, title: name, size }
    if (kind === 'list') return [this.isGrid(id) ? this.grid(id, thing) : this.list(id, thing)]
    if (kind === 'set') return [{ kind: 'set', ...head, cells: this.cells(id, thing) }]
    return [{ kind: 'table', ...head, entries: this.entries(id, thing) }]
  }

  private list(id: number, thing: Thing): Figure {
    const [, title, size] = thing
    const pointers = this.pointers(this.namesOf(id), 0, size)
    return { kind: 'cells', id: `thing-${id}`, title, size, cells: this.cells(id, thing), pointers }
  }

  private grid(id: number, thing: Thing): Figure {
    const [, title, size, ...rows] = thing
    const drawn = rows
      .filter((row) => typeof row === 'number')
      .map((row) => {
        this.drawn.add(row)
        const inner = this.state.thing(row) ?? (['list', '', 0] satisfies Thing)
        return { id: row, size: inner[2], cells: this.cells(row, inner) }
      })
    const names = this.namesOf(id)
    const widest = Math.max(0, ...drawn.map((row) => row.size))
    return {
      kind: 'grid',
      id: `thing-${id}`,
      title,
      size,
      rows: drawn,
      down: this.pointers(names, 0, size),
      across: this.pointers(names, 1, widest),
    }
  }

  /**
   * Returns whether a list has rows of simple values, each a different list. A list that occurs twice is drawn once, with
   * references.
   */
  private isGrid(id: number): boolean {
    const thing = this.state.thing(id)
    if (thing?.[0] !== 'list' || thing.length === 3) return false
    const [, , , ...rows] = thing
    if (new Set(rows).size < rows.length) return false
    return rows.every((row) => {
      const inner = typeof row === 'number' ? this.state.thing(row) : undefined
      return inner?.[0] === 'list' && inner.slice(3).every((cell) => typeof cell === 'string')
    })
  }

  private cells(id: number, thing: Thing): DrawnCell[] {
    const before = this.state.thingBefore(id)
    const [, , , ...cells] = thing
    return cells.map((cell, at) => this.cell(cell, before && before[at + 3] !== cell))
  }

  private entries(id: number, thing: Thing): [string, DrawnCell][] {
    const [kind, , , ...cells] = thing
    const [, , , ...old] = this.state.thingBefore(id) ?? ['map', '', 0]
    const before = this.state.thingBefore(id) && new Map(pairsOfCells(old))
    return pairsOfCells(cells).map(([key, value]) => [
      kind === 'object' ? String(key) : wordsOf(key, this.state),
      this.cell(value, before && before.get(key) !== value),
    ])
  }

  /** Draws a cell with a short value. A long value, or one in a variable, is drawn separately and named here. */
  private cell(cell: Cell, changed = false): DrawnCell {
    if (typeof cell === 'string') return { words: atomWords(cell), changed }
    const [tag] = this.tags.get(cell) ?? []
    const words = wordsOf(cell, this.state)
    if (!tag && words.length <= MAX_INLINE && !nodeKindOf(cell, this.state) && this.isUnshared(cell))
      return { words, changed: changed || this.state.thing(cell) !== this.state.thingBefore(cell) }
    this.waiting.push(cell)
    return { words: `→ ${tag?.name ?? `#${cell}`}`, changed }
  }

  private isUnshared(cell: number) {
    const [kind, , , ...cells] = this.state.thing(cell) ?? ['list', '', 0]
    return kind !== 'list' || cells.every((one) => typeof one === 'string') ? !this.isShared(cell) : false
  }

  /** Returns whether a list contains the object twice. */
  private isShared(cell: number): boolean {
    return [...this.tags.keys()].some((id) => {
      const held = this.state.thing(id)?.slice(3) ?? []
      return held.filter((one) => one === cell).length > 1
    })
  }

  private namesOf(id: number) {
    return (this.tags.get(id) ?? []).map(({ name }) => name)
  }

  /** Returns the pointers of the innermost call that has the list and a position in it. */
  private pointers(lists: readonly string[], depth: 0 | 1, size: number): Pointer[] {
    for (const { variables } of this.frames) {
      const indices = lists
        .filter((list) => variables.some(({ name }) => name === list))
        .flatMap((list) => [...(this.pairs.get(list)?.[depth] ?? [])])
      const found = variables.flatMap(({ name, cell }): Pointer[] => {
        if (!indices.includes(name) || !isWhole(cell)) return []
        const at = Number(cell)
        return at >= -1 && at <= size ? [{ name, at }] : []
      })
      if (found.length > 0) return found
    }
    return []
  }
}
