import { tooMany } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

/**
 * Runs at most `atOnce` jobs at a time, and at most one of each owner. Refuses a job with a 429 Failure if
 * `mostWaiting` jobs of its owner wait already.
 */
export function onePerOwner(atOnce: number, mostWaiting: number) {
  const lines = new OwnerLines<() => void>()
  const running = new Set<string>()

  function startNext() {
    while (running.size < atOnce) {
      const next = lines.shift((owner) => !running.has(owner))
      if (!next) return
      running.add(next.owner)
      next.item()
    }
  }
  function finish(owner: string) {
    running.delete(owner)
    // Owners that arrived while it ran are served first.
    lines.moveToEnd(owner)
    startNext()
  }

  return async function run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (lines.lengthOf(owner) >= mostWaiting) throw tooMany(1)
    await new Promise<void>((start) => {
      lines.push(owner, start)
      startNext()
    })
    try {
      return await work()
    } finally {
      finish(owner)
    }
  }
}
