/** The browser says so, or this page is a kept copy. On the server it is false. */
export const isOffline = () =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || document.documentElement.dataset.keptAt !== undefined)
