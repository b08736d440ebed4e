/** Returns whether the browser is offline, or this page is a cached copy. False on the server. */
export const isOffline = () =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || document.documentElement.dataset.keptAt !== undefined)
