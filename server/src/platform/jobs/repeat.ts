export interface Repeated {
  /** Begins a turn now, unless one is running. Settles when that turn has ended. */
  turn(): Promise<unknown>
  /** Stops new turns, and waits for the one that is running. */
  stop(): Promise<void>
}

/**
 * Repeats some work every so many milliseconds, in this process, until it is stopped. No turn begins while the last one runs.
 * After a failure the next turn tries again.
 */
export function repeat(
  every: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  failed: (error: unknown) => void = () => undefined,
): Repeated {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<unknown> | undefined
  const begin = () =>
    work(signal)
      .catch(failed)
      .finally(() => {
        running = undefined
      })
  const turn = async () => {
    if (!signal.aborted) running ??= begin()
    await running
  }
  const clock = setInterval(turn, every).unref()
  return {
    turn,
    async stop() {
      clearInterval(clock)
      ending.abort(new Error('The site stops.'))
      await running
    },
  }
}
