import type { MapTopic } from '@callofcode/contract/topic-map/topic-map'

export const NODE = { width: 168, height: 68 } as const
const GAP = { x: 16, y: 44 } as const

export interface Placed {
  readonly topic: MapTopic
  readonly x: number
  readonly y: number
}
export interface Layout {
  readonly width: number
  readonly height: number
  readonly nodes: readonly Placed[]
  /** A line, as a path, from a topic down to one that requires it. */
  readonly edges: readonly { readonly from: string; readonly to: string; readonly path: string }[]
}

/**
 * Places the topics in rows, each below all its prerequisites. Within a row a topic is below the middle of them, so that few
 * lines cross.
 */
export function layoutOf(topics: readonly MapTopic[]): Layout {
  const rows = rowsOf(topics)
  const widest = Math.max(1, ...rows.map((row) => row.length))
  const width = widest * NODE.width + (widest - 1) * GAP.x
  const places = new Map<string, Placed>()
  rows.forEach((row, depth) => {
    const middle = (topic: MapTopic) => {
      const above = topic.requires.flatMap((id) => places.get(id)?.x ?? [])
      return above.reduce((sum, x) => sum + x, 0) / Math.max(1, above.length)
    }
    const sorted = row.toSorted((a, b) => middle(a) - middle(b))
    const left = (width - (row.length * NODE.width + (row.length - 1) * GAP.x)) / 2
    sorted.forEach((topic, at) => {
      places.set(topic.id, {
        topic,
        x: left + at * (NODE.width + GAP.x),
        y: depth * (NODE.height + GAP.y),
      })
    })
  })
  return {
    width,
    height: rows.length * NODE.height + (rows.length - 1) * GAP.y,
    nodes: [...places.values()],
    edges: edgesOf(topics, places),
  }
}

/** Sorts the topics into rows. A topic with circular prerequisites, which no curriculum should have, is placed in its turn. */
function rowsOf(topics: readonly MapTopic[]): MapTopic[][] {
  const depth = new Map<string, number>()
  const known = new Set(topics.map(({ id }) => id))
  let left = [...topics]
  while (left.length > 0) {
    const isPlaced = (id: string) => depth.has(id) || !known.has(id)
    const ready = left.filter(({ requires }) => requires.every(isPlaced))
    for (const { id, requires } of ready.length > 0 ? ready : left.slice(0, 1))
      depth.set(id, Math.max(-1, ...requires.map((one) => depth.get(one) ?? -1)) + 1)
    left = left.filter(({ id }) => !depth.has(id))
  }
  const rows: MapTopic[][] = []
  for (const topic of topics) {
    const at = depth.get(topic.id) ?? 0
    const row = rows[at] ?? []
    row.push(topic)
    rows[at] = row
  }
  return Array.from(rows, (row) => row ?? [])
}

/** Returns the lines to draw. The list shows indirect prerequisites, so the drawing leaves them out. */
function edgesOf(topics: readonly MapTopic[], places: ReadonlyMap<string, Placed>) {
  const above = groundOf(topics)
  return topics.flatMap(({ id, requires }) =>
    requires.flatMap((from) => {
      if (requires.some((other) => other !== from && above.get(other)?.has(from))) return []
      const [upper, below] = [places.get(from), places.get(id)]
      if (!upper || !below) return []
      const [x1, y1] = [upper.x + NODE.width / 2, upper.y + NODE.height]
      const [x2, y2] = [below.x + NODE.width / 2, below.y]
      const bend = Math.min(60, (y2 - y1) / 2)
      return [{ from, to: id, path: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}` }]
    }),
  )
}

/** Returns all direct and indirect prerequisites of each topic. */
function groundOf(topics: readonly MapTopic[]): ReadonlyMap<string, ReadonlySet<string>> {
  const requires = new Map(topics.map((topic) => [topic.id, topic.requires]))
  const ground = new Map<string, Set<string>>()
  for (const { id } of topics) {
    const found = new Set<string>()
    const open = [...(requires.get(id) ?? [])]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (found.has(one)) continue
      found.add(one)
      open.push(...(requires.get(one) ?? []))
    }
    ground.set(id, found)
  }
  return ground
}

/** Characters of a line of a title. */
const LINE = 22

/** Splits a title between words into at most two lines. */
export function linesOf(title: string): string[] {
  if (title.length <= LINE) return [title]
  const words = title.split(' ')
  let first = words.shift() ?? ''
  while (words[0] !== undefined && `${first} ${words[0]}`.length <= LINE) first += ` ${words.shift()}`
  const rest = words.join(' ')
  const second = rest.length > LINE ? `${rest.slice(0, LINE - 1)}…` : rest
  return second ? [first.slice(0, LINE), second] : [first.slice(0, LINE)]
}
