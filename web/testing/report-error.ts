// What browsers have and Node does not: an error that nobody waits for is told as if nobody had caught it.
globalThis.reportError ??= (error: unknown) =>
  queueMicrotask(() => {
    throw error
  })
