import { catalogues } from 'virtual:languages'
import type { CompiledMessage } from 'icu-minify/format'
import { readerLanguage } from './reader.ts'

type Catalogue = Readonly<Record<string, CompiledMessage>>

/** In browsers: what arrived of the reader's language, by part. */
const arrived: Record<string, Catalogue> = {}
/** The parts of the modules that were evaluated, until they arrive. */
const missing = new Set<string>()

/** The messages of a part in the reader's language. */
export const catalogueOf = (part: string): Catalogue | undefined =>
  import.meta.env.SSR ? catalogues[readerLanguage()]?.[part] : arrived[part]

/** Says that a module has words of this part. A page is drawn once they are here. */
export function need(part: string) {
  if (import.meta.env.SSR || arrived[part]) return
  missing.add(part)
  wordsArrived().catch(() => undefined)
}

/** Waits for the words of all modules that were evaluated. It throws if they do not arrive; then it can be called again. */
export async function wordsArrived(): Promise<void> {
  if (import.meta.env.SSR) return
  const { now, later } = await ownLanguage()
  Object.assign(arrived, now)
  await Promise.all(
    [...missing].map(async (part) => {
      const { words = {} } = (await later[part]?.()) ?? {}
      Object.assign(arrived, words)
      missing.delete(part)
    }),
  )
}

interface LanguageFile {
  /** What every page may say, by part. */
  readonly now: Readonly<Record<string, Catalogue>>
  /** What further pages say. */
  readonly later: Readonly<
    Record<string, () => Promise<{ readonly words: Readonly<Record<string, Catalogue>> }>>
  >
}

/** The page names the file: no page loads a list of the other languages. */
const ownLanguage = (): Promise<LanguageFile> =>
  import(/* @vite-ignore */ document.getElementById('app')?.dataset.words ?? '')
