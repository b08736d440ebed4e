import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { joined } from './joined-files.ts'
import { isOfLanguage, partsSaidBy, sizeOfPart, type WordFiles } from './language-modules.ts'

const ENTRY = 'src/entry-client.tsx'
const LANDING = 'src/features/landing/landing-page.tsx'
const SHELL = 'src/app/shell/app-shell.tsx'

/**
 * Weights by how often a file is fetched, relative to a rarely opened page: the visitors' first page, daily pages, the page about
 * the club, rare pages, parts on demand.
 */
const FIRST = 40
const DAILY = 20
const SHOWN = 1.5
const RARE = 0.3
const PART = 0.02
const DAILY_PAGES = [
  'today/today',
  'curriculum/tracker',
  'module/module-list',
  'problem/problem-list',
  'problem/problem',
  'forum/thread-list',
  'forum/thread',
  'event/event-list',
  'blog/blog-list',
  'blog/blog-detail',
].map((page) => `src/features/${page}-page.tsx`)
const ABOUT = 'src/features/club/about-page.tsx'
const isPage = (module: string) => module.endsWith('-page.tsx')
/** These pages draw their own frame. */
const isBare = (module: string) => /[\\/]features[\\/](landing|account)[\\/]/.test(module)

/**
 * The bytes of source that one saved request is worth, for scripts and for words. Values from 12,000 to 120,000 were tried. With
 * higher values, daily pages loaded ten unused kilobytes to save one or two requests.
 */
const REQUEST = 20_000
const REQUEST_OF_WORDS = 45_000
/** Bytes. A smaller file costs little more than its request. */
const SMALL = 8_000
/**
 * The most scripts of a daily page, words among them, and how many of these are always there: five of every page with the core of its
 * language, one of the frame and one of its own.
 */
const MOST = 12
const BESIDE = 7
/** A daily page with more scripts weighs this much more in the next round. Larger steps brought five kilobytes more to every page. */
const HEAVIER = 1.1
const ROUNDS = 40
/** The weight of styles: a rule of style is sent with each document, a script once. */
const STYLE = 8
/**
 * The weight of words, which are fetched with their script. Their part is smaller than the compiled program of the same length.
 */
const WORDS = 0.3

export interface Files {
  /** The file of each module that several screens or parts need. */
  readonly ofModule: ReadonlyMap<string, string>
  readonly ofWords: WordFiles
}

/**
 * Decides which modules share a file. The bundler alone splits a first build: modules that the same screens need form a file,
 * which makes some sixty files for a screen. The modules of every page then become three files. The other files are joined where
 * that saves more than it costs.
 */
export async function filesByUse(plugins: PluginOption[], root: string): Promise<Files> {
  const chunks = await cut(plugins, root)
  const withImports = (name: string, seen = new Set<string>()) => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const next of chunks.get(name)?.imports ?? []) withImports(next, seen)
    return seen
  }
  const nameOf = (path: string) => {
    const found = [...chunks].find(([, { entry }]) => entry === join(root, path))
    if (!found) throw new Error(`web/files-by-use.ts names what is no entry of the build: ${path}`)
    return found[0]
  }
  const shell = nameOf(SHELL)
  const inShell = withImports(shell)
  // The modules that the visitors' first page shares with others are small, and would each become a file.
  const inLanding = [...withImports(nameOf(LANDING))].filter((name) => !chunks.get(name)?.entry)
  const everywhere = new Set([...withImports(nameOf(ENTRY)), ...inLanding])

  const readers = [...chunks].flatMap(([name, { entry }]) =>
    entry && !everywhere.has(name) && !isOfLanguage(entry) ? { name, entry } : [],
  )
  const pages = new Set(DAILY_PAGES.map(nameOf))
  const [landing, about] = [nameOf(LANDING), nameOf(ABOUT)]
  const weights: number[] = readers.map(({ name, entry }) => {
    if (name === landing) return FIRST
    if (pages.has(name) || name === shell) return DAILY
    if (name === about) return SHOWN
    return isPage(entry) ? RARE : PART
  })
  const readersOf = new Map<string, bigint>()
  readers.forEach(({ name, entry }, bit) => {
    const needed = new Set([...withImports(name), ...(isPage(entry) && !isBare(entry) ? inShell : [])])
    for (const one of needed) readersOf.set(one, (readersOf.get(one) ?? 0n) | (1n << BigInt(bit)))
  })

  const ofModule = new Map<string, string>()
  for (const name of everywhere)
    for (const module of chunks.get(name)?.modules ?? [])
      if (module !== join(root, ENTRY)) ofModule.set(module, everywhereIn(module))
  const shared = [...chunks].flatMap(([name, { entry, size, imports }]) =>
    entry || everywhere.has(name) ? [] : { names: [name], size, imports, readers: readersOf.get(name) ?? 0n },
  )
  // The frame and the first page have few words.
  const first = [...inShell, landing].flatMap((name) => chunks.get(name)?.modules.flatMap(partsSaidBy) ?? [])
  const joinAll = () => {
    const files = joined(shared, { weights, request: (size) => (size < SMALL ? 3 : 1) * REQUEST })
    // Who fetches a file for another part of it needs its words, too.
    const readersNow = new Map(readersOf)
    for (const { names, readers } of files) for (const name of names) readersNow.set(name, readers)
    const saidBy = new Map<string, bigint>()
    for (const [name, { modules }] of chunks)
      for (const part of modules.flatMap(partsSaidBy))
        saidBy.set(part, (saidBy.get(part) ?? 0n) | (readersNow.get(name) ?? 0n))
    const words = [...saidBy].flatMap(([part, by]) =>
      first.includes(part) ? [] : { names: [part], size: sizeOfPart(part), imports: [], readers: by },
    )
    return { files, words: joined(words, { weights, request: () => REQUEST_OF_WORDS }) }
  }
  const crowdedIn = ({ files, words }: ReturnType<typeof joinAll>) =>
    readers.flatMap(({ name }, bit) => {
      const own = [...files, ...words].filter((file) => (file.readers >> BigInt(bit)) & 1n).length
      return pages.has(name) && own > MOST - BESIDE ? bit : []
    })
  let all = joinAll()
  for (let round = 0; round < ROUNDS && crowdedIn(all).length > 0; round++) {
    for (const bit of crowdedIn(all)) weights[bit] = (weights[bit] ?? 0) * HEAVIER
    all = joinAll()
  }
  all.files.forEach(({ names }, number) => {
    for (const module of names.flatMap((name) => chunks.get(name)?.modules ?? []))
      ofModule.set(module, `shared-${number}`)
  })
  return { ofModule, ofWords: { first: [...new Set(first)], later: all.words.map(({ names }) => names) } }
}

/** Returns the file for modules of every page: the libraries, or our own code. Each file is evaluated in its own task. */
const everywhereIn = (module: string) => (/[\\/]node_modules[\\/]/.test(module) ? 'core' : 'house')

interface Chunk {
  readonly modules: readonly string[]
  /** The module that is loaded by its address or by `import()`, or null. */
  readonly entry: string | null
  readonly imports: readonly string[]
  readonly size: number
}

async function cut(plugins: PluginOption[], root: string): Promise<Map<string, Chunk>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      minify: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['src/start.ts', ENTRY],
        // The optimisation would put some modules into the file of another screen.
        experimental: { chunkOptimization: false },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const styles = new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? file.source.length : 0]),
  )
  const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0)
  return new Map(
    output.flatMap((file): [string, Chunk][] => {
      if (file.type !== 'chunk') return []
      const { moduleIds, imports, code, viteMetadata } = file
      const style = sum(Array.from(viteMetadata?.importedCss ?? [], (name) => styles.get(name) ?? 0))
      const words = sum([...new Set(moduleIds.flatMap(partsSaidBy))].map(sizeOfPart))
      const size = code.length + STYLE * style + WORDS * words
      const entry = file.isEntry || file.isDynamicEntry ? file.facadeModuleId : null
      return [[file.fileName, { modules: moduleIds, imports, entry, size }]]
    }),
  )
}
