import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Rendered, RenderRequest } from '@callofcode/contract/page'
import type { FastifyInstance } from 'fastify'
import { styleHash } from '../../platform/http/security-headers.ts'
import type { PageAssets } from './document.ts'
import type { Languages } from './page-language.ts'

/** The React screens: the built ones, or Vite's in development. */
export interface Screens {
  /** Returns one name for all addresses that show the same page. */
  nameOf(url: string): string
  /** Returns false for an address without a screen. */
  isScreen(path: string, workshop: boolean): boolean
  render(request: RenderRequest): Promise<Rendered>
  assetsOf(rendered: Rendered, language: string): Promise<PageAssets>
  /** The languages of the screens. Languages for tests are hidden. */
  readonly languages: Languages
  /** Returns hashes of a page's inline styles, for the content security policy. */
  styleHashes(assets: PageAssets): string[]
  /** The folder of the browser's files, or undefined while Vite serves them. */
  readonly files?: string
  /** Registers Vite's middleware, in development. */
  attach?(app: FastifyInstance): void
}

interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
const START = 'src/start.ts'
const ENTRY = 'src/entry-client.tsx'

/** Returns the folder of the built screens. It works from the source and from the server's bundle. */
const builtFolder = () =>
  ['../../../../web/dist/', '../../web/dist/']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))

/** Loads the output of `vite build`. Throws when it is missing. */
export async function builtScreens(): Promise<Screens> {
  const folder = builtFolder()
  if (!folder) throw new Error('The pages are not built. Run npm start, which builds them.')
  const files = join(folder, 'client')
  const manifest = JSON.parse(readFileSync(join(files, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = pathToFileURL(join(folder, 'server/entry-server.js')).href
  const words = JSON.parse(readFileSync(join(files, '.vite/languages.json'), 'utf8')) as Words
  const { render, nameOf, isScreen, languages } = (await import(entry)) as Pick<
    Screens,
    'render' | 'nameOf' | 'isScreen' | 'languages'
  >
  const known = new Map<string, PageAssets>()
  const hashes = new Map<string, string>()

  return {
    files,
    render,
    nameOf,
    isScreen,
    languages,
    async assetsOf(rendered, language) {
      const key = `${rendered.sources.join(' ')} ${rendered.parts} ${language}`
      const assets = known.get(key) ?? assetsIn(manifest, files, rendered, words, language)
      known.set(key, assets)
      return assets
    },
    styleHashes: ({ styles }) =>
      styles.map(({ text }) => {
        const hash = hashes.get(text) ?? styleHash(text)
        hashes.set(text, hash)
        return hash
      }),
  }
}

type Manifest = Record<string, Chunk>

/** `.vite/languages.json`: the files of each language, and the parts that each script uses. */
interface Words {
  readonly languages: Readonly<
    Record<string, { readonly core: string; readonly parts: Readonly<Record<string, string>> }>
  >
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

function wordFiles({ languages, chunks }: Words, language: string, scripts: readonly string[]): string[] {
  const own = languages[language]
  if (!own) return []
  const parts = new Set(scripts.flatMap((script) => chunks[script] ?? []))
  return [...new Set([own.core, ...[...parts].flatMap((part) => own.parts[part] ?? [])])]
}

function assetsIn(
  manifest: Manifest,
  files: string,
  { sources, parts }: Rendered,
  words: Words,
  language: string,
): PageAssets {
  const chunks = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunks.has(chunk)) return
    for (const next of chunk.imports ?? []) visit(next)
    chunks.add(chunk)
  }
  for (const source of [ENTRY, ...sources]) visit(source)
  const start = manifest[START]
  const entry = manifest[ENTRY]
  const [partsFile] = filesOf(manifest, '/styles/parts.css')
  if (!start || !entry || !partsFile) throw new Error('The build has no entry. Build the pages again.')
  const before = [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => file)
  const [everywhere = '', ...own] = new Set([...chunks].flatMap((chunk) => chunk.css ?? []))
  const text = (file: string) => readFileSync(join(files, file), 'utf8').trim()
  return {
    styles: [
      { text: text(everywhere) },
      ...(parts ? [{ id: 'parts', text: text(partsFile) }] : []),
      ...own.map((file) => ({ text: text(file) })),
    ],
    start: `/${start.file}`,
    words: `/${words.languages[language]?.core ?? ''}`,
    sheets: [everywhere, ...own].map((file) => `/${file}`),
    scripts: [...before, ...wordFiles(words, language, [...before, entry.file]), entry.file].map(
      (file) => `/${file}`,
    ),
    // Only the font of headings and text is preloaded. Others load when a page uses them.
    fonts: filesOf(manifest, 'archivo.woff2').map((file) => `/${file}`),
  }
}

const filesOf = (manifest: Manifest, source: string) =>
  Object.values(manifest)
    .filter(({ src }) => src?.endsWith(source))
    .map(({ file }) => file)
