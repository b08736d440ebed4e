import { tooMany } from '../http/failure.ts'

/**
 * Runs at most `atOnce` pieces of costly work at a time. `waiting` more wait for their turn; what comes beyond them is
 * refused with 429, because a queue that only grows answers nobody in time.
 */
export function bounded(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw tooMany(1)
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes on to the next in line, so `running` stays as it is.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
