import { paths } from '../paths.ts'

/**
 * Makes links load documents while there is no network. The service worker has cached pages, but the router would request scripts
 * and data that are missing.
 */
export function openKeptPages() {
  addEventListener('click', follow, { capture: true })
}

function follow(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !isOffline()) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.download || link.origin !== location.origin) return
  if (!navigator.serviceWorker?.controller) return
  if (link.pathname + link.search === location.pathname + location.search) return
  // The tabs of a problem need no other document.
  if (link.pathname === location.pathname && link.pathname.startsWith(paths.problem(''))) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}

/** Returns whether the browser is offline, or this page is a cached copy. False on the server. */
export const isOffline = () =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || document.documentElement.dataset.keptAt !== undefined)
