import { tooMany } from '../failure.ts'

/**
 * Runs at most `atOnce` pieces of work at a time and one for each owner: who brings much waits for it alone. More than
 * `mostWaiting` of one owner are refused with 429.
 */
export function turns(atOnce: number, mostWaiting: number) {
  const lines = new Map<string, (() => void)[]>()
  const working = new Set<string>()
  const callNext = () => {
    for (const [owner, line] of lines) {
      if (working.size >= atOnce) return
      if (working.has(owner)) continue
      const start = line.shift()
      if (line.length === 0) lines.delete(owner)
      working.add(owner)
      start?.()
    }
  }
  const finish = (owner: string) => {
    working.delete(owner)
    // To the end of those who wait: each has a turn before anybody has a second one.
    const line = lines.get(owner)
    lines.delete(owner)
    if (line) lines.set(owner, line)
    callNext()
  }
  return async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(owner) ?? []
    if (line.length >= mostWaiting) throw tooMany(1)
    lines.set(owner, line)
    await new Promise<void>((resolve) => {
      line.push(resolve)
      callNext()
    })
    try {
      return await work()
    } finally {
      finish(owner)
    }
  }
}
