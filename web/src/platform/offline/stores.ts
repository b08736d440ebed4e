// What the service worker keeps, and where. Everything here is known to the worker and to pages alike.

/** Pages of problems as the server rendered them, all of the same person or of a visitor. Thrown away when that changes. */
export const PAGES = 'pages'
/** The judge's files. Names hold hashes, so they are nobody's and stay until the manifest names others. */
export const JUDGE = 'judge'
/** Scripts, styles and fonts of one build; the build's name follows. */
export const FILES = 'files:'

export const WORKER = '/service-worker.js'
/** How the site looks, for the page that says that there is no network; in the store of its build. */
export const LOOK = '/offline-look'
/** What that page runs. */
export const OFFLINE_SCRIPT = '/offline-page.js'
export const MANIFEST = '/judge/manifest.json'
/** Says whose page it is; a visitor's has none. */
export const PAGE_OF = 'x-page-of'
/** On the document's element of a kept page: when it was kept. */
export const KEPT_AT = 'data-kept-at'

/** The page of a problem, and no other. */
export const isProblemPage = (path: string) => /^\/dsa\/problems\/[a-z0-9-]+$/.test(path)
/** What is opened as a page: neither an answer of the API nor a file. */
export const isPage = (path: string) => !/^\/(api|judge|programs)\/|\.\w+$/.test(path)
/** Files that every page names without a hash. */
export const isPlainFile = (path: string) =>
  /^\/(theme\.js|offline-page\.js|mark\.svg|favicon\.ico|icon-\d+\.png|manifest\.webmanifest)$/.test(path)

export type Asked =
  /** To be there without a network from now on. `build` is the script that the page began with. */
  | { readonly ask: 'keep page'; readonly path: string; readonly build: string }
  | { readonly ask: 'keep files'; readonly build: string; readonly files: readonly string[] }
  | { readonly ask: 'keep judge'; readonly files: readonly string[] }
  /** Somebody signs in or out. */
  | { readonly ask: 'forget pages' }
