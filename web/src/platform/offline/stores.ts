// The names and contents of the service worker's caches, for the worker and for pages.

/** Pages as the server rendered them, all of one person or of visitors. They are removed when that changes. */
export const PAGES = 'pages'
/**
 * Pages that the member stores on purpose, and the hints of their problems. They are removed with the other pages, but no limit
 * evicts them.
 */
export const PACKS = 'packs'
/** The judge's files. Their names contain hashes, so they are not personal and stay until the manifest names other files. */
export const JUDGE = 'judge'
/** Scripts, styles and fonts of one build. The build's name follows the prefix. */
export const FILES = 'files:'

export const WORKER = '/service-worker.js'
/** The site's styles for the offline page, in the cache of its build. */
export const LOOK = '/offline-look'
/** The script of the offline page. */
export const OFFLINE_SCRIPT = '/offline-page.js'
export const MANIFEST = '/judge/manifest.json'
/** The header with the owner of a page. Visitors' pages have none. */
export const PAGE_OF = 'x-page-of'
/** The header of a cached page with the length of its text. */
export const SIZE = 'x-kept-size'
/** The attribute on the root element of a cached page with the time of caching. */
export const KEPT_AT = 'data-kept-at'

/** The start pages of a member. They are never evicted in favour of pages that were only read. */
const STARTS = ['/today', '/dsa', '/dsa/problems', '/dsa/reviews']
export const isStart = (path: string) => STARTS.includes(path)
/** A problem, a note, a list, a module, a blog, a thread, an event. The event's door is included for a phone that reloads it. */
const READ =
  /^\/(dsa\/(problems|lists|own-lists|notes)|blogs|events|dashboard\/(modules|blogs|forum))\/[a-z0-9-]+$|^\/events\/[a-z0-9-]+\/door$/
const CREATE = '/dashboard/forum/new'
/** Returns whether the worker caches this page when it is opened. */
export const isKeptPage = (path: string) => isStart(path) || (READ.test(path) && path !== CREATE)
/** Returns a page's name in the cache. A topic of the tracker is a separate page, and other queries are ignored. */
export function pageNameOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const topic = pathname === '/dsa' ? new URLSearchParams(search).get('topic') : null
  return topic ? `${pathname}?topic=${encodeURIComponent(topic)}` : pathname
}
/** Returns the hash by which a cached copy receives the tab in the address. */
export function tabHash({ search }: Pick<URL, 'search'>): string {
  const view = new URLSearchParams(search).get('view')
  return view && /^[\w-]+$/.test(view) ? `#view=${view}` : ''
}
export const tabInHash = (hash: string) => /^#view=([\w-]+)$/.exec(hash)?.[1]
/** Returns whether a path is a page, not an API route or a file. */
export const isPage = (path: string) => !/^\/(api|judge|programs)\/|\.\w+$/.test(path)
/** Returns whether a file has a name without a hash. */
export const isPlainFile = (path: string) =>
  /^\/(theme\.js|offline-page\.js|mark\.svg|favicon\.ico|icon-\d+\.png|club\/(logo|icon)\/[\w-]+\.(webp|png)|manifest\.webmanifest)$/.test(
    path,
  )

export type Asked =
  /** Makes a page available offline. `build` is the page's entry script. */
  | { readonly ask: 'keep page'; readonly path: string; readonly build: string }
  /** Caches a page for a pack. The response is `Pinned`. */
  | { readonly ask: 'pin page'; readonly path: string; readonly build: string }
  | { readonly ask: 'unpin pages'; readonly paths: readonly string[] }
  | { readonly ask: 'keep files'; readonly build: string; readonly files: readonly string[] }
  | { readonly ask: 'keep judge'; readonly files: readonly string[] }
  /** Somebody signs in or out. */
  | { readonly ask: 'forget pages' }

/** `gone` means that the page does not exist for this member. `later` means no network, or a page of another build. */
export type Pinned =
  | { readonly outcome: 'kept'; readonly bytes: number }
  | { readonly outcome: 'full' | 'gone' | 'later' }

/** Returns the address of a problem's cached hints, beside the pages. */
export const hintsPlace = (slug: string) => `/api/kept-hints/${slug}`
