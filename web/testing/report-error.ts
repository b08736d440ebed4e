// Node lacks the browser's `reportError`: this one throws the error as uncaught.
globalThis.reportError ??= (error: unknown) =>
  queueMicrotask(() => {
    throw error
  })
