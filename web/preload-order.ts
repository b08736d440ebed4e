import type { Plugin, Rolldown } from 'vite'

/** Every page already has these files, so they are left out of the list of files that every page loads. */
const OF_EVERY_PAGE = /\/(core|house)-/

/**
 * Orders the scripts that a page needs by how many pages need them, because that makes the list of all pages smaller. Styles keep
 * their order, which decides what wins.
 */
export function preloadOrder() {
  const uses = new Map<string, number>()
  const count = (bundle: Rolldown.OutputBundle, name: string, seen = new Set<string>()) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    uses.set(name, (uses.get(name) ?? 0) + 1)
    for (const next of chunk.imports) count(bundle, next, seen)
  }
  const plugin: Plugin = {
    name: 'preload-order',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.isDynamicEntry) count(bundle, name)
      },
    },
  }
  const resolveDependencies = (_: string, files: readonly string[]) => {
    const needed = files.filter((file) => !OF_EVERY_PAGE.test(file))
    const scripts = needed.filter((file) => file.endsWith('.js'))
    const usesOf = (file: string) => uses.get(file) ?? 0
    scripts.sort((one, other) => usesOf(other) - usesOf(one) || (one < other ? -1 : 1))
    return [...scripts, ...needed.filter((file) => !file.endsWith('.js'))]
  }
  return { plugin, resolveDependencies }
}
