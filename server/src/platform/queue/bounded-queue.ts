import { tooMany } from '../failure.ts'

interface Waiting {
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

/**
 * Runs at most `atOnce` pieces of costly work at a time. `waiting` more wait for their turn, which goes round among their
 * owners; what comes beyond them is refused with 429, because a queue that only grows answers nobody in time. It is
 * the owner with most in line whose last one is refused: nobody is kept out by what others bring.
 */
export function bounded(atOnce: number, waiting: number) {
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let queued = 0

  /** Takes one out of a line; a line that is left stands behind all others. */
  function take(owner: string, one: Waiting | undefined) {
    const line = lines.get(owner)?.filter((other) => other !== one) ?? []
    lines.delete(owner)
    if (line.length > 0) lines.set(owner, line)
    queued -= 1
    return one
  }
  function makeRoom(owner: string) {
    const own = lines.get(owner)?.length ?? 0
    const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length)
    // It stays as long as the one that comes is then.
    if (!longest || longest[1].length <= own + 1) throw tooMany(1)
    take(longest[0], longest[1].at(-1))?.refuse(tooMany(1))
  }
  function callNext() {
    const [next] = lines
    // The place goes on to the next in line, so `running` stays as it is.
    if (next) take(next[0], next[1][0])?.start()
    else running -= 1
  }

  return async function run<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    if (running < atOnce) running += 1
    else {
      if (queued >= waiting) makeRoom(owner)
      await new Promise<void>((start, refuse) => {
        lines.set(owner, [...(lines.get(owner) ?? []), { start, refuse }])
        queued += 1
      })
    }
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}
