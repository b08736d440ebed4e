import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** True for the modules at these paths, from the root of the repository. A path where nothing is any more ends the build. */
function modulesAt(paths: readonly string[]): (module: string) => boolean {
  const gone = paths.filter((path) => !existsSync(resolve(root, path)))
  if (gone.length > 0) throw new Error(`web/chunks.ts names what does not exist: ${gone.join(', ')}`)
  const modules = new Set(paths.map((path) => resolve(root, path).replaceAll('\\', '/')))
  return (module) => modules.has(module.replaceAll('\\', '/'))
}

const web = (folder: string, files: string) =>
  files
    .trim()
    .split(/\s+/)
    .map((file) => `web/src/${folder}/${file}`)

/** The libraries that every page runs, in two files: the second is evaluated in a task of its own. */
export const isReact = (module: string) =>
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/.test(
    module,
  )
export const isCore = (module: string) =>
  /node_modules[\\/](react-hot-toast|icu-minify|@tanstack)[\\/](?!.*[\\/](infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries|useBlocker)\.)/.test(
    module,
  )

/** The rest of what every page runs: one big file packs better than twenty small ones, and each costs its headers. */
export const isHouse = modulesAt([
  'contract/src/endpoint.ts',
  'contract/src/call-messages.ts',
  ...web('app', 'app.tsx guarded.tsx router.tsx routes.tsx shortcuts/start-shortcuts.ts'),
  ...web('app/page', 'head.tsx page-failed.tsx page-modules.ts page-state.ts'),
  ...web('features/draft', 'local-drafts.ts'),
  ...web('features/shell', 'bell.css bell.tsx open-palette.ts palette-button.tsx'),
  ...web('platform', 'paths.ts session/session.ts'),
  ...web('platform/api', 'client.ts query-client.ts read.ts'),
  ...web('platform/feedback', 'failure-toasts.ts toaster.tsx toasts.ts'),
  ...web('platform/language', 'core-words.ts loaded.ts reader.ts told.ts words.ts'),
  ...web('platform/navigation', 'key-letter.ts skip-link.tsx'),
  ...web('platform/offline', 'use-site-reached.ts'),
  ...web('platform/page', 'titled.ts'),
  ...web('platform/ui', 'avatar.tsx brand.tsx button.tsx class-names.ts icon.tsx theme.tsx'),
])

/** What most other pages are put together from: many small files cost more requests than they hold bytes. */
export const isPart = modulesAt([
  ...web('features', 'curriculum/difficulty-badge.tsx shell/sign-in-link.tsx'),
  ...web('platform/api', 'call-once.ts read-found.ts'),
  ...web('platform/time', 'shown-time.tsx'),
  ...web('platform/chart', 'level-bars.tsx scale.tsx'),
  ...web('platform/feedback', 'notice.tsx old-notice.tsx skeleton.tsx state-box.tsx'),
  ...web('platform/form', 'field.tsx inputs.tsx'),
  ...web('platform/language', 'parts-words.ts'),
  ...web('platform/navigation', 'links.tsx segmented.tsx tabs.tsx'),
  ...web('platform/ui', 'badge.tsx counted.ts reachable.ts'),
])

/** What explains figures: on many pages, and on none of those that tell what a visitor reads first. */
export const isExplained = modulesAt([
  ...web('features', 'figures/explained-figures.tsx'),
  ...web('platform/chart', 'explained.tsx'),
])
