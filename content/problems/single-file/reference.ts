import type { Random } from '@callofcode/content/random'

/** Finds the smallest prime factor of each size exactly once. Only a prime is its own smallest factor. */
export function solve(n: number): number {
  const smallest = new Int32Array(Math.max(n, 0))
  const primes: number[] = []
  for (let size = 2; size < n; size++) {
    if (smallest[size] === 0) {
      smallest[size] = size
      primes.push(size)
    }
    for (const prime of primes) {
      if (prime > (smallest[size] ?? 0) || prime * size >= n) break
      smallest[prime * size] = prime
    }
  }
  return primes.length
}

export function small(random: Random): [number] {
  return [random.int(0, 60)]
}

export function valid(n: number): string | undefined {
  if (n < 0 || n > 300_000) return 'n must be from 0 to 300 000.'
  return undefined
}
