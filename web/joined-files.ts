/** Files that are fetched as one. Each screen or part that needs them has a bit in `readers`. */
export interface Fit {
  readonly names: readonly string[]
  /** Bytes, and what they cost beside them. */
  readonly size: number
  readonly readers: bigint
  /** Names of other files that must run before it. */
  readonly imports: readonly string[]
}

interface Joining {
  /** The weight of each reader, by its bit. */
  readonly weights: readonly number[]
  /** Returns the bytes that one saved request is worth when the smaller of the two files has this size. */
  readonly request: (size: number) => number
}

/**
 * Joins files while that pays. A reader of both files saves a request. A reader of one also fetches the other, with all its
 * imports. The best pair is joined first. Files that come to import each other then have the same readers and are joined, because
 * browsers would run one of them too early.
 */
export function joined(files: readonly Fit[], { weights, request }: Joining): Fit[] {
  const all: (Fit | undefined)[] = [...files]
  const weighed = new Map<bigint, number>()
  const weigh = (readers: bigint) => {
    const known = weighed.get(readers)
    if (known !== undefined) return known
    let sum = 0
    for (let at = 0, rest = readers; rest > 0n; at++, rest >>= 1n) if (rest & 1n) sum += weights[at] ?? 0
    weighed.set(readers, sum)
    return sum
  }
  /** The cost of a pair through its imports, computed once. */
  const further = new Map<string, number>()
  const key = (first: number, second: number) => `${first} ${second}`
  const gain = (first: number, second: number) => {
    const [one, other] = [all[first], all[second]]
    if (!one || !other || (one.readers & other.readers) === 0n) return 0
    return (
      weigh(one.readers & other.readers) * request(Math.min(one.size, other.size)) -
      weigh(one.readers & ~other.readers) * other.size -
      weigh(other.readers & ~one.readers) * one.size -
      (further.get(key(first, second)) ?? 0)
    )
  }
  /** The best partner of each file among the later files. */
  const best: { with: number; gain: number }[] = []
  const find = (first: number) => {
    const found = { with: -1, gain: 0 }
    for (let second = first + 1; all[first] && second < all.length; second++) {
      const worth = gain(first, second)
      if (worth > found.gain) Object.assign(found, { with: second, gain: worth })
    }
    best[first] = found
  }
  for (let at = 0; at < all.length; at++) find(at)
  for (;;) {
    let first = 0
    best.forEach((one, at) => {
      if (one.gain > (best[first]?.gain ?? 0)) first = at
    })
    const second = best[first]?.with ?? -1
    const [one, other] = [all[first], all[second]]
    if (!one || !other) break
    const readers = one.readers | other.readers
    const names = [...one.names, ...other.names]
    const needed = neededBy([...one.imports, ...other.imports], all)
    if (!further.has(key(first, second))) {
      const costs = needed.map((at) => {
        const file = at === first || at === second ? undefined : all[at]
        return file ? weigh(readers & ~file.readers) * file.size : 0
      })
      further.set(
        key(first, second),
        costs.reduce((sum, cost) => sum + cost, 0),
      )
      find(first)
      continue
    }
    all[first] = { names, readers, size: one.size + other.size, imports: [...one.imports, ...other.imports] }
    all[second] = undefined
    const changed = new Set([first, second])
    for (const at of needed) {
      const file = all[at]
      if (!file || at === first || (file.readers | readers) === file.readers) continue
      all[at] = { ...file, readers: file.readers | readers }
      changed.add(at)
    }
    for (const pair of [...further.keys()])
      if (pair.split(' ').some((at) => changed.has(Number(at)))) further.delete(pair)
    for (let at = 0; at < all.length; at++) {
      if (changed.has(at) || changed.has(best[at]?.with ?? -1)) find(at)
      else
        for (const to of changed) {
          const worth = to > at ? gain(at, to) : 0
          if (worth > (best[at]?.gain ?? 0)) best[at] = { with: to, gain: worth }
        }
    }
  }
  return all.filter((file) => file !== undefined)
}

function holders(all: readonly (Fit | undefined)[]): Map<string, number> {
  const holder = new Map<string, number>()
  all.forEach((file, at) => {
    for (const name of file?.names ?? []) holder.set(name, at)
  })
  return holder
}

/** Returns the indexes of all files that these names need, directly or through others. */
function neededBy(imports: readonly string[], all: readonly (Fit | undefined)[]): number[] {
  const holder = holders(all)
  const seen = new Set<number>()
  const waiting = [...imports]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const at = holder.get(name)
    if (at === undefined || seen.has(at)) continue
    seen.add(at)
    waiting.push(...(all[at]?.imports ?? []))
  }
  return [...seen]
}
