/** Milliseconds. A terminal and npm may both send the same Ctrl-C. */
const SAME = 1_000

/** The command was asked to stop before it was done. */
export class Stopped extends Error {
  constructor() {
    super('Stopped.')
  }
}

/**
 * Aborted when the command is asked to stop (Ctrl-C): it ends what it began, such as a database that it started. Who asks
 * again ends it at once.
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

/** The result of `work`; throws Stopped when the signal comes first. */
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
