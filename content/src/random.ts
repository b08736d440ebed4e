/** The shapes of a tree that break solutions in different ways. */
export type TreeShape = 'random' | 'path' | 'star' | 'deep'
export type BinaryTreeShape = 'random' | 'left' | 'right' | 'zigzag' | 'complete'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Random numbers for the tests of problems: one seed gives the same numbers in every browser and on every server. A
 * change that gives other numbers changes every test, and the limits of every problem must be measured again.
 */
export class Random {
  /** The seed. A generator with the same seed gives the same numbers. */
  readonly seed: string
  private readonly words: [number, number, number, number]

  constructor(seed: string | number) {
    this.seed = String(seed)
    this.words = wordsOf(this.seed)
    for (let at = 0; at < 15; at++) this.word()
  }

  /** Returns a number from 0 up to, but not including, 1. */
  fraction(): number {
    return ((this.word() >>> 5) * 2 ** 26 + (this.word() >>> 6)) / 2 ** 53
  }

  /** Returns a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    if (!(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low <= high))
      throw new RangeError(`There is no whole number from ${low} to ${high}.`)
    return low + Math.floor(this.fraction() * (high - low + 1))
  }

  /** Returns true with a probability of `chance`, 0 to 1. */
  bool(chance = 0.5): boolean {
    return this.fraction() < chance
  }

  pick<T>(values: ArrayLike<T>): T {
    if (values.length === 0) throw new RangeError('There is nothing to pick from.')
    return values[this.int(0, values.length - 1)] as T
  }

  /** Returns the values in random order, as a new array. */
  shuffle<T>(values: Iterable<T>): T[] {
    const mixed = [...values]
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = this.int(0, at)
      const held = mixed[at] as T
      mixed[at] = mixed[other] as T
      mixed[other] = held
    }
    return mixed
  }

  array<T>(length: number, make: (at: number) => T): T[] {
    return Array.from({ length }, (_, at) => make(at))
  }

  ints(length: number, low: number, high: number): number[] {
    return this.array(length, () => this.int(low, high))
  }

  /** Returns different whole numbers from `low` to `high`, in random order. */
  distinct(length: number, low: number, high: number): number[] {
    if (length > high - low + 1) throw new RangeError(`${low} to ${high} holds less than ${length} numbers.`)
    // Floyd's algorithm: one draw for each number, even if the range has hardly more.
    const found = new Set<number>()
    for (let top = high - length + 1; top <= high; top++) {
      const drawn = this.int(low, top)
      found.add(found.has(drawn) ? top : drawn)
    }
    return this.shuffle(found)
  }

  /** Returns the numbers from `first` to `first + length - 1` in random order. */
  permutation(length: number, first = 0): number[] {
    return this.shuffle(this.array(length, (at) => first + at))
  }

  /** Returns a string of random letters, by default from a to z. */
  string(length: number, alphabet = LETTERS): string {
    return this.array(length, () => this.pick(alphabet)).join('')
  }

  /** Returns the n - 1 edges of a tree over the nodes `first` …, in any order and direction. */
  tree(nodes: number, { shape = 'random', first = 0 }: { shape?: TreeShape; first?: number } = {}) {
    const names = this.permutation(nodes, first)
    const parentOf = (at: number) => {
      if (shape === 'path') return at - 1
      if (shape === 'star') return 0
      return this.int(shape === 'deep' ? Math.max(0, at - 3) : 0, at - 1)
    }
    return this.edges(
      names,
      this.array(Math.max(0, nodes - 1), (at) => [parentOf(at + 1), at + 1]),
    )
  }

  /** Returns different edges over the nodes `first` …, none from a node to itself. With `connected`, a tree is among them. */
  graph(nodes: number, edges: number, { connected = false, first = 0 } = {}) {
    const most = (nodes * (nodes - 1)) / 2
    if (edges > most || (connected && edges < nodes - 1))
      throw new RangeError(`No such graph has ${nodes} nodes and ${edges} edges.`)
    const keyOf = ([one, other]: readonly [number, number]) =>
      Math.max(one, other) * nodes + Math.min(one, other)
    const chosen = new Map(
      (connected ? this.tree(nodes) : []).map((edge): [number, [number, number]] => [keyOf(edge), edge]),
    )
    // In a dense graph, random draws would mostly repeat chosen edges. So edges are chosen from a list of all.
    if (edges * 2 > most) {
      const others = this.array(nodes, (one) =>
        this.array(one, (other): [number, number] => [one, other]),
      ).flat()
      for (const edge of this.shuffle(others)) if (chosen.size < edges) chosen.set(keyOf(edge), edge)
    }
    while (chosen.size < edges) {
      const edge: [number, number] = [this.int(0, nodes - 1), this.int(0, nodes - 1)]
      if (edge[0] !== edge[1]) chosen.set(keyOf(edge), edge)
    }
    return this.edges(
      this.array(nodes, (at) => first + at),
      [...chosen.values()],
    )
  }

  /** Returns a TreeNode as tests write it: its values level by level, null for a missing child. `make` gives a node's value. */
  binaryTree(
    nodes: number,
    make: (at: number) => number,
    shape: BinaryTreeShape = 'random',
  ): (number | null)[] {
    const children = this.binaryShape(nodes, shape)
    const values: (number | null)[] = []
    const row: (number | undefined)[] = nodes > 0 ? [0] : []
    for (const node of row) {
      values.push(node === undefined ? null : make(node))
      if (node !== undefined) row.push(...(children[node] ?? []))
    }
    while (values.at(-1) === null) values.pop()
    return values
  }

  private binaryShape(nodes: number, shape: BinaryTreeShape) {
    const children = this.array(nodes, (): [number | undefined, number | undefined] => [undefined, undefined])
    const free: [number, 0 | 1][] = []
    for (let node = 0; node < nodes; node++) {
      const place = this.freePlace(free, node, shape)
      const parent = place && children[place[0]]
      if (place && parent) parent[place[1]] = node
      if (shape === 'random' || shape === 'complete') free.push([node, 0], [node, 1])
    }
    return children
  }

  private freePlace(
    free: [number, 0 | 1][],
    node: number,
    shape: BinaryTreeShape,
  ): [number, 0 | 1] | undefined {
    if (node === 0) return undefined
    if (shape === 'left' || shape === 'right') return [node - 1, shape === 'left' ? 0 : 1]
    if (shape === 'zigzag') return [node - 1, node % 2 === 0 ? 0 : 1]
    if (shape === 'complete') return [(node - 1) >> 1, node % 2 === 1 ? 0 : 1]
    const at = this.int(0, free.length - 1)
    const place = free[at]
    const last = free.pop()
    if (last && at < free.length) free[at] = last
    return place
  }

  private edges(names: number[], edges: number[][]): [number, number][] {
    return this.shuffle(edges).map(([one = 0, other = 0]) => {
      const [from = 0, to = 0] = this.bool() ? [names[one], names[other]] : [names[other], names[one]]
      return [from, to]
    })
  }

  /** sfc32 from the PractRand collection: small, fast and with no known weakness. */
  private word(): number {
    const [a, b, c, counter] = this.words
    const sum = (a + b + counter) | 0
    this.words[0] = b ^ (b >>> 9)
    this.words[1] = (c + (c << 3)) | 0
    this.words[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    this.words[3] = (counter + 1) | 0
    return sum >>> 0
  }
}

/** Returns four 32-bit words from a text: FNV-1a with four start values. */
function wordsOf(text: string): [number, number, number, number] {
  const word = (begin: number) => {
    let hash = begin
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return hash | 0
  }
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b), 1]
}
