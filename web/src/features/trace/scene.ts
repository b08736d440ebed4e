import type { Frame, State } from '@callofcode/judge/trace-states'
import type { IndexPairs } from './index-pairs.ts'
import { Drawer } from './scene-figures.ts'
import type { Chain, Tree } from './scene-nodes.ts'

/** The name of a variable beside its value. `outer` means that the variable belongs to an outer call. */
export interface Tag {
  readonly name: string
  readonly outer: boolean
}

export interface DrawnCell {
  readonly words: string
  readonly changed: boolean
}

export interface Pointer {
  readonly name: string
  /** From -1 (before the first cell) to the size (after the last). */
  readonly at: number
}

export type Figure =
  | {
      kind: 'cells'
      id: string
      title: string
      cells: readonly DrawnCell[]
      size: number
      pointers: readonly Pointer[]
    }
  | {
      kind: 'grid'
      id: string
      title: string
      rows: readonly { id: number; cells: readonly DrawnCell[]; size: number }[]
      size: number
      down: readonly Pointer[]
      across: readonly Pointer[]
    }
  | { kind: 'table'; id: string; title: string; entries: readonly [string, DrawnCell][]; size: number }
  | { kind: 'set'; id: string; title: string; cells: readonly DrawnCell[]; size: number }
  | ((Chain | Tree) & { id: string; title: string })

export interface Scene {
  readonly figures: readonly Figure[]
  /** The tags by the number of the object. */
  readonly tags: ReadonlyMap<number, readonly Tag[]>
}

/** Returns the heap at a step. Each object is drawn once, however many variables hold it. */
export function sceneOf(state: State, pairs: IndexPairs): Scene {
  const frames = [...state.frames].reverse()
  const tags = tagsOf(frames)
  const found = [...tags.keys()]
  const { value } = state.step
  if (typeof value === 'number' && !tags.has(value)) {
    tags.set(value, [{ name: 'the result', outer: false }])
    found.push(value)
  }
  const drawer = new Drawer(state, pairs, frames, tags)
  return { figures: [...drawer.texts(), ...drawer.things(found)], tags }
}

function tagsOf(frames: readonly Frame[]): Map<number, Tag[]> {
  const tags = new Map<number, Tag[]>()
  for (const [depth, { variables }] of frames.entries()) {
    for (const { name, cell } of variables) {
      if (typeof cell !== 'number') continue
      const own = tags.get(cell) ?? []
      tags.set(cell, own)
      if (!own.some((tag) => tag.name === name)) own.push({ name, outer: depth > 0 })
    }
  }
  return tags
}
