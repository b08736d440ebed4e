// Loaded by every page, so it says the name itself instead of loading all that the worker keeps.

/**
 * What was kept of somebody's pages is nobody else's: called when somebody signs in or out. A browser that refuses to look
 * keeps nothing.
 */
export function forgetKeptPages() {
  globalThis.caches?.delete('pages').catch(() => undefined)
  navigator.serviceWorker?.getRegistration().then(
    (found) => found?.active?.postMessage({ ask: 'forget pages' }),
    () => undefined,
  )
}
