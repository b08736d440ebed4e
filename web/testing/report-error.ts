// Node lacks the browser's `reportError`. This replacement throws the error as uncaught.
globalThis.reportError ??= (error: unknown) =>
  queueMicrotask(() => {
    throw error
  })
