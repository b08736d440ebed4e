// What the service worker keeps and where, for the worker and for pages.

/** Pages as the server rendered them, all of one person or of visitors. Removed when that changes. */
export const PAGES = 'pages'
/** Pages that the member keeps on purpose, and the hints of their problems. They go when pages go, but no bound pushes them out. */
export const PACKS = 'packs'
/** The judge's files. Names hold hashes, so they are not personal and stay until the manifest names others. */
export const JUDGE = 'judge'
/** Scripts, styles and fonts of one build; the build's name follows. */
export const FILES = 'files:'

export const WORKER = '/service-worker.js'
/** The site's styles, for the offline page; in the store of its build. */
export const LOOK = '/offline-look'
/** The script of that page. */
export const OFFLINE_SCRIPT = '/offline-page.js'
export const MANIFEST = '/judge/manifest.json'
/** The header that says whose page it is; visitors' pages have none. */
export const PAGE_OF = 'x-page-of'
/** The header of a kept page with the length of its text. */
export const SIZE = 'x-kept-size'
/** On the document's element of a kept page: when it was kept. */
export const KEPT_AT = 'data-kept-at'

/** The places that a member starts from: never given up for pages that were only read. */
const STARTS = ['/today', '/dsa', '/dsa/problems', '/dsa/reviews']
export const isStart = (path: string) => STARTS.includes(path)
/** A problem, a note, and what is read: a module, a blog, a thread, an event; and its door, for a phone that loads it anew. */
const READ =
  /^\/(dsa\/(problems|lists|own-lists|notes)|blogs|events|dashboard\/(modules|blogs|forum))\/[a-z0-9-]+$|^\/events\/[a-z0-9-]+\/door$/
const CREATE = '/dashboard/forum/new'
/** Whether the worker keeps this page when it was opened. */
export const isKeptPage = (path: string) => isStart(path) || (READ.test(path) && path !== CREATE)
/** A page's name in the store: a topic of the tracker is a page of its own, any other part of a page is not. */
export function pageNameOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const topic = pathname === '/dsa' ? new URLSearchParams(search).get('topic') : null
  return topic ? `${pathname}?topic=${encodeURIComponent(topic)}` : pathname
}
/** The tab that an address of a page asks for, as its kept copy is told of it. */
export function tabHash({ search }: Pick<URL, 'search'>): string {
  const view = new URLSearchParams(search).get('view')
  return view && /^[\w-]+$/.test(view) ? `#view=${view}` : ''
}
export const tabInHash = (hash: string) => /^#view=([\w-]+)$/.exec(hash)?.[1]
/** A path of a page, not of the API or a file. */
export const isPage = (path: string) => !/^\/(api|judge|programs)\/|\.\w+$/.test(path)
/** Files whose names hold no hash. */
export const isPlainFile = (path: string) =>
  /^\/(theme\.js|offline-page\.js|mark\.svg|favicon\.ico|icon-\d+\.png|club\/(logo|icon)\/[\w-]+\.(webp|png)|manifest\.webmanifest)$/.test(
    path,
  )

export type Asked =
  /** Make a page available offline. `build` is the page's entry script. */
  | { readonly ask: 'keep page'; readonly path: string; readonly build: string }
  /** Keep a page for a pack; answers with `Pinned`. */
  | { readonly ask: 'pin page'; readonly path: string; readonly build: string }
  | { readonly ask: 'unpin pages'; readonly paths: readonly string[] }
  | { readonly ask: 'keep files'; readonly build: string; readonly files: readonly string[] }
  | { readonly ask: 'keep judge'; readonly files: readonly string[] }
  /** Somebody signs in or out. */
  | { readonly ask: 'forget pages' }

/** `gone`: there is no such page for this member. `later`: no network, or the page is of another build. */
export type Pinned =
  | { readonly outcome: 'kept'; readonly bytes: number }
  | { readonly outcome: 'full' | 'gone' | 'later' }

/** Where the hints of a problem are kept, beside the pages. */
export const hintsPlace = (slug: string) => `/api/kept-hints/${slug}`
