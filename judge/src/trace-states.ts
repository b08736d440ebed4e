import type { Cell, Step, Thing, Trace } from './trace.ts'

export interface Variable {
  name: string
  cell: Cell
  /** Whether the value is new, or differs from that of one step before in the same call. */
  change?: 'new' | 'changed'
}

export interface Frame {
  id: number
  name: string
  variables: Variable[]
  /** The call has just started, so nothing in it is marked as changed. */
  begun: boolean
}

/** Everything that is visible at one step. */
export interface State {
  at: number
  step: Step
  /** The outermost call first. */
  frames: Frame[]
  thing(number: number): Thing | undefined
  /** The same object, one step earlier. */
  thingBefore(number: number): Thing | undefined
}

interface Open {
  id: number
  name: string
  depth: number
  outer: Open | undefined
}

/** Computes the state at any step of a trace without replaying earlier steps. */
export class TraceStates {
  readonly count: number
  private readonly steps: readonly Step[]
  private readonly innermost: (Open | undefined)[] = []
  private readonly frames = new Histories<Cell[]>()
  private readonly things = new Histories<Thing>()

  constructor({ steps }: Pick<Trace, 'steps'>) {
    this.steps = steps
    this.count = steps.length
    let open: Open | undefined
    for (const [at, { kept, opened = [], frames = {}, things = {} }] of steps.entries()) {
      while (open && open.depth > kept) open = open.outer
      for (const [id, name] of opened) open = { id, name, depth: (open?.depth ?? 0) + 1, outer: open }
      this.innermost.push(open)
      this.frames.add(at, frames)
      this.things.add(at, things)
    }
  }

  at(index: number): State | undefined {
    const step = this.steps[index]
    if (!step) return undefined
    const frames: Frame[] = []
    for (let open = this.innermost[index]; open; open = open.outer) frames.push(this.frame(open, index))
    return {
      at: index,
      step,
      frames: frames.reverse(),
      thing: (number) => this.things.at(number, index),
      thingBefore: (number) => this.things.at(number, index - 1),
    }
  }

  private frame({ id, name }: Open, index: number): Frame {
    const before = this.frames.at(id, index - 1)
    const cells = this.frames.at(id, index) ?? []
    const known = new Map(pairsOf(before ?? []))
    const variables = pairsOf(cells).map(([variable, cell]): Variable => {
      const changed = before && known.get(variable) !== cell
      return { name: variable, cell, ...(changed && { change: known.has(variable) ? 'changed' : 'new' }) }
    })
    return { id, name, variables, begun: before === undefined }
  }
}

/** Values by number, each with its first step. */
class Histories<T> {
  private readonly kept = new Map<number, { since: number; value: T }[]>()

  add(since: number, values: Record<string, T>) {
    for (const [number, value] of Object.entries(values)) {
      const list = this.kept.get(Number(number)) ?? []
      this.kept.set(Number(number), list)
      list.push({ since, value })
    }
  }

  at(number: number, step: number): T | undefined {
    const list = this.kept.get(number) ?? []
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle]?.since ?? 0) <= step) low = middle + 1
      else high = middle
    }
    return list[low - 1]?.value
  }
}

/** Returns pairs from a list in which names and values alternate. */
export function pairsOf(cells: readonly Cell[]): [name: string, cell: Cell][] {
  const pairs: [string, Cell][] = []
  for (let at = 0; at + 1 < cells.length; at += 2) pairs.push([String(cells[at]), cells[at + 1] ?? ''])
  return pairs
}
