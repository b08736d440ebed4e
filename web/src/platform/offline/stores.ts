// What the service worker keeps and where, for the worker and for pages.

/** Pages of problems as the server rendered them, all of one person or of visitors. Removed when that changes. */
export const PAGES = 'pages'
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
/** On the document's element of a kept page: when it was kept. */
export const KEPT_AT = 'data-kept-at'

/** The page of a problem, and no other. */
export const isProblemPage = (path: string) => /^\/dsa\/problems\/[a-z0-9-]+$/.test(path)
/** A path of a page, not of the API or a file. */
export const isPage = (path: string) => !/^\/(api|judge|programs)\/|\.\w+$/.test(path)
/** Files whose names hold no hash. */
export const isPlainFile = (path: string) =>
  /^\/(theme\.js|offline-page\.js|mark\.svg|favicon\.ico|icon-\d+\.png|manifest\.webmanifest)$/.test(path)

export type Asked =
  /** Make a page available offline. `build` is the page's entry script. */
  | { readonly ask: 'keep page'; readonly path: string; readonly build: string }
  | { readonly ask: 'keep files'; readonly build: string; readonly files: readonly string[] }
  | { readonly ask: 'keep judge'; readonly files: readonly string[] }
  /** Somebody signs in or out. */
  | { readonly ask: 'forget pages' }
