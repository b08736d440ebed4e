import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { compiledPart, filesOf, languageFacts, MAIL, OFFLINE, parts, SOURCE } from './catalogues.ts'

const ALL = 'virtual:languages'
const ONE = 'virtual:language/'
const NAMES = 'virtual:language-names'
/** The file where the server finds the files that a page needs. */
export const FILE = '.vite/languages.json'
/** The folder where the server finds the languages, beside its chunks. */
const FOLDER = 'languages'

/** The part with the words of every page. It is in the main file of a language. */
const CORE = 'core'
/** The part with the server's sentences, whose English texts are in the contract. */
const SERVER = 'server'
const isLater = (part: string) => ![CORE, SERVER, MAIL, OFFLINE].includes(part)

/** `import { say } from 'words:forum'` */
const WORDS = 'words:'
const wordsOf = (part: string) => `import { named, words } from '${normalizePath(SAYING)}'
export const say = words('${part}')
export const nameOf = (name) => named('${part}', name)`
const SAYING = join(import.meta.dirname, 'src/platform/language/words.ts')

/** Returns the part whose words a module contains, except for the words of every page. */
export const partsSaidBy = (module: string): readonly string[] =>
  module.startsWith(`\0${WORDS}`) ? [module.slice(WORDS.length + 1)].filter(isLater) : []

/** Returns the size of a part in bytes, in English. */
export const sizeOfPart = (part: string): number => JSON.stringify(compiledPart(SOURCE, part)).length

export const isOfLanguage = (module: string): boolean => module.startsWith(`\0${ONE}`)

/** The parts that share a file. */
export interface WordFiles {
  /** Parts in the main file of a language, beside the words of every page. */
  readonly first: readonly string[]
  /** The other parts, file by file. */
  readonly later: readonly (readonly string[])[]
}

const eachAlone = (): WordFiles => ({
  first: [],
  later: parts()
    .filter(isLater)
    .map((part) => [part]),
})

/**
 * Provides the languages to the app. The server gets all of them at once. A browser gets the language of its reader, in separate
 * files.
 */
export function languageModules(files: WordFiles = eachAlone()): Plugin {
  let isSsr = false
  let isBuild = false
  return {
    name: 'languages',
    configResolved: ({ build, command }) => {
      isSsr = Boolean(build.ssr)
      isBuild = command === 'build'
    },
    buildStart() {
      // In development the document names the language files, and nothing is bundled.
      if (isSsr || !isBuild) return
      for (const tag of Object.keys(languageFacts()))
        this.emitFile({ type: 'chunk', id: ONE + tag, preserveSignature: 'strict' })
    },
    resolveId: (id) =>
      id === ALL || id === NAMES || id.startsWith(ONE) || id.startsWith(WORDS) ? `\0${id}` : undefined,
    load(id, options) {
      if (id === `\0${ALL}`) {
        const facts = languageFacts()
        for (const file of Object.keys(facts).flatMap(filesOf)) this.addWatchFile(file)
        if (!options?.ssr) return 'export const facts = {}\nexport const catalogues = {}'
        return isBuild ? readByServer(facts) : forServer(facts)
      }
      if (id === `\0${NAMES}`) return namesOf(languageFacts())
      if (id.startsWith(`\0${WORDS}`)) return wordsOf(id.slice(WORDS.length + 1))
      if (!id.startsWith(`\0${ONE}`)) return undefined
      const [tag = SOURCE, file] = id.slice(ONE.length + 1).split('/')
      return file ? ofFile(tag, files.later[Number(file)]) : ofLanguage(tag, files)
    },
    generateBundle(_options, bundle) {
      if (isSsr) return
      const languages: Record<string, { core: string; parts: Record<string, string> }> = {}
      const chunks: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const used = chunk.moduleIds.flatMap(partsSaidBy)
        if (used.length > 0) chunks[chunk.fileName] = [...new Set(used)]
        const [, tag, file] =
          /^\0virtual:language\/([\w-]+)(?:\/(\d+))?$/.exec(chunk.facadeModuleId ?? '') ?? []
        if (!tag) continue
        languages[tag] ??= { core: '', parts: {} }
        const language = languages[tag]
        if (!file) language.core = chunk.fileName
        for (const part of file ? (files.later[Number(file)] ?? []) : files.first)
          language.parts[part] = chunk.fileName
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify({ languages, chunks }) })
    },
    // Vite does not emit assets in a server build, so this hook writes the files.
    writeBundle({ dir = '' }) {
      if (!isSsr) return
      mkdirSync(join(dir, FOLDER), { recursive: true })
      for (const tag of Object.keys(languageFacts()))
        writeFileSync(join(dir, FOLDER, `${tag}.json`), JSON.stringify(ofServer(tag)))
    },
  }
}

function namesOf(facts: ReturnType<typeof languageFacts>): string {
  const offered = Object.entries(facts).filter(([, { hidden }]) => !hidden)
  return `export const names = ${JSON.stringify(Object.fromEntries(offered.map(([tag, { name }]) => [tag, name])))}`
}

const everyPart = (tag: string) => [
  ...parts().filter((part) => part !== MAIL && part !== OFFLINE),
  ...(tag === SOURCE ? [] : [SERVER]),
]

const ofServer = (tag: string) =>
  Object.fromEntries(everyPart(tag).map((part) => [part, compiledPart(tag, part)]))

function forServer(facts: ReturnType<typeof languageFacts>): string {
  const all = Object.keys(facts).map((tag) => [tag, ofServer(tag)])
  return `export const facts = ${JSON.stringify(facts)}
export const catalogues = ${JSON.stringify(Object.fromEntries(all))}`
}

/**
 * The server reads a language from its file on first use. A language takes half a megabyte, and five times that as program text.
 */
function readByServer(facts: ReturnType<typeof languageFacts>): string {
  return `import { readFileSync } from 'node:fs'
export const facts = ${JSON.stringify(facts)}
export const catalogues = {}
for (const tag of Object.keys(facts))
  Object.defineProperty(catalogues, tag, {
    configurable: true,
    get() {
      const value = JSON.parse(readFileSync(new URL('../${FOLDER}/' + tag + '.json', import.meta.url), 'utf8'))
      Object.defineProperty(catalogues, tag, { value })
      return value
    },
  })`
}

const ofFile = (tag: string, parts: readonly string[] = []) =>
  `export const words = ${JSON.stringify(Object.fromEntries(parts.map((part) => [part, compiledPart(tag, part)])))}`

function ofLanguage(tag: string, files: WordFiles): string {
  const now = [CORE, SERVER, ...files.first].map(
    (part) => `'${part}': ${JSON.stringify(compiledPart(tag, part))}`,
  )
  const later = files.later.flatMap((parts, file) =>
    parts.map((part) => `'${part}': () => import('${ONE}${tag}/${file}')`),
  )
  return `export const now = { ${now.join(', ')} }
export const later = { ${later.join(', ')} }`
}
