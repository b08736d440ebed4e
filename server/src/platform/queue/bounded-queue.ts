import { tooMany } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

interface Waiting {
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

/**
 * Runs at most `atOnce` expensive jobs at a time, and lets `mostWaiting` more wait. When the queue is full, it
 * refuses the newest job of the owner with the most waiting jobs, with a 429 Failure. So one owner cannot keep the
 * others out.
 */
export function boundedQueue(atOnce: number, mostWaiting: number) {
  const lines = new OwnerLines<Waiting>()
  let running = 0

  function refuseOne(owner: string) {
    const last = lines.lastOfLongest(lines.lengthOf(owner) + 1)
    if (!last) throw tooMany(1)
    lines.remove(last.owner, last.item)
    lines.moveToEnd(last.owner)
    last.item.refuse(tooMany(1))
  }
  async function start(owner: string) {
    if (running < atOnce) running += 1
    else {
      if (lines.size >= mostWaiting) refuseOne(owner)
      await new Promise<void>((resolve, refuse) => lines.push(owner, { start: resolve, refuse }))
    }
  }
  function finish() {
    const next = lines.shift()
    // The next job takes over this place, so `running` does not change.
    if (next) next.item.start()
    else running -= 1
  }

  return async function run<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    await start(owner)
    try {
      return await work()
    } finally {
      finish()
    }
  }
}
