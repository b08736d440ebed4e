/** Milliseconds. A terminal and npm may both send the same Ctrl-C. */
const SAME = 1_000

/** The command was interrupted before it was done. */
export class Stopped extends Error {
  constructor() {
    super('Stopped.')
  }
}

/**
 * Returns a signal that is aborted when the command is interrupted (Ctrl-C). The command then ends what it began, such as a
 * database that it started. A second interrupt ends it at once.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  let asked = 0
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (stopping.signal.aborted && performance.now() - asked > SAME) process.exit(1)
      if (!stopping.signal.aborted) asked = performance.now()
      stopping.abort(new Stopped())
    })
  return stopping.signal
}

/** Returns the result of `work`. Throws Stopped when the signal comes first. */
export async function unlessStopped<T>(stopping: AbortSignal, work: () => Promise<T>): Promise<T> {
  stopping.throwIfAborted()
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(stopping.reason)
  })
  stopping.addEventListener('abort', stop)
  try {
    return await Promise.race([work(), stopped])
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}
