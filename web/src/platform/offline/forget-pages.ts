// Every page loads this file, so it repeats the store's name instead of importing stores.ts.

/**
 * Removes kept pages when somebody signs in or out, because they are personal. A browser that refuses access keeps
 * nothing.
 */
export function forgetKeptPages() {
  globalThis.caches?.delete('pages').catch(() => undefined)
  navigator.serviceWorker?.getRegistration().then(
    (found) => found?.active?.postMessage({ ask: 'forget pages' }),
    () => undefined,
  )
}
