export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** The name of the sample if it differs from its family's: `…_bucket`, `…_sum`, `…_count`. */
  readonly name?: string
  readonly labels: Labels
  readonly value: number
}

/** All samples of one name, as Prometheus reads them. It is plain data, so that one process can send it to another. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary'
  readonly samples: readonly Sample[]
}

/** More series of one name than any site has. Further series are counted under one label. */
const MOST_SERIES = 2_000

/** Counts events since the start of the process, by labels with a few values each. */
export class Counter {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, { readonly labels: Labels; value: number }>()

  /** `known`: labels whose series exist from the start, with 0, so that an alarm detects the first event. */
  constructor(name: string, help: string, known: readonly Labels[] = [{}]) {
    this.#name = name
    this.#help = help
    for (const labels of known) this.add(labels, 0)
  }

  add(labels: Labels = {}, by = 1) {
    this.of(labels).value += by
  }

  /** Returns one series, for frequent counting. */
  of(labels: Labels): { value: number } {
    const key = keyOf(labels)
    const known = this.#series.get(key)
    if (known) return known
    if (this.#series.size >= MOST_SERIES) return this.of(others(labels))
    const made = { labels, value: 0 }
    this.#series.set(key, made)
    return made
  }

  family(): Family {
    return { name: this.#name, help: this.#help, type: 'counter', samples: [...this.#series.values()] }
  }
}

/** Counts durations by upper bounds in seconds. */
export class Buckets {
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#counts = Array(bounds.length + 1).fill(0)
  }

  observe(seconds: number) {
    let at = 0
    while (at < this.#bounds.length && seconds > (this.#bounds[at] as number)) at += 1
    this.#counts[at] = (this.#counts[at] as number) + 1
    this.#sum += seconds
  }

  samples(name: string, labels: Labels): Sample[] {
    let count = 0
    const buckets = this.#counts.map((here, at) => {
      count += here
      return { name: `${name}_bucket`, labels: { ...labels, le: le(this.#bounds[at]) }, value: count }
    })
    return [
      ...buckets,
      { name: `${name}_sum`, labels, value: this.#sum },
      { name: `${name}_count`, labels, value: count },
    ]
  }
}

/** Measures durations, by labels with a few values each. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, { readonly labels: Labels; readonly buckets: Buckets }>()

  constructor(name: string, help: string, bounds: readonly number[], known: readonly Labels[] = []) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
    for (const labels of known) this.of(labels)
  }

  of(labels: Labels): Buckets {
    const key = keyOf(labels)
    const known = this.#series.get(key)
    if (known) return known.buckets
    if (this.#series.size >= MOST_SERIES) return this.of(others(labels))
    const buckets = new Buckets(this.#bounds)
    this.#series.set(key, { labels, buckets })
    return buckets
  }

  family(): Family {
    const samples = [...this.#series.values()].flatMap(({ labels, buckets }) =>
      buckets.samples(this.#name, labels),
    )
    return { name: this.#name, help: this.#help, type: 'histogram', samples }
  }
}

/** Returns a current value. */
export const gauge = (name: string, help: string, ...samples: Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
})

const keyOf = (labels: Labels) => Object.values(labels).join('\n')
const others = (labels: Labels): Labels =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, 'others']))
const le = (bound: number | undefined) => (bound === undefined ? '+Inf' : String(bound))
