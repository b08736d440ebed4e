import { catalogues } from 'virtual:languages'
import type { CompiledMessage } from 'icu-minify/format'
import { readerLanguage } from './reader.ts'

type Catalogue = Readonly<Record<string, CompiledMessage>>

/** The loaded messages of the reader's language, by part. Used in browsers only. */
const arrived: Record<string, Catalogue> = {}
/** The parts of the evaluated modules whose messages are not loaded yet. */
const missing = new Set<string>()

/** Returns the messages of a part in the reader's language. */
export const catalogueOf = (part: string): Catalogue | undefined =>
  import.meta.env.SSR ? catalogues[readerLanguage()]?.[part] : arrived[part]

/** Registers that a module needs the messages of this part. A page is rendered once they are loaded. */
export function need(part: string) {
  if (import.meta.env.SSR || arrived[part]) return
  missing.add(part)
  wordsArrived().catch(() => undefined)
}

/** Waits for the messages of all evaluated modules. Throws if they do not arrive. The caller may then try again. */
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
  /** The messages of every page, by part. */
  readonly now: Readonly<Record<string, Catalogue>>
  /** The messages of further pages. */
  readonly later: Readonly<
    Record<string, () => Promise<{ readonly words: Readonly<Record<string, Catalogue>> }>>
  >
}

let address = ''

/**
 * The page contains the address of the file, so no page loads a list of the other languages. The address is kept, because a load
 * can end after its page: tests open many pages with the same modules.
 */
function ownLanguage(): Promise<LanguageFile> {
  address ||= document.getElementById('app')?.dataset.words ?? ''
  return import(/* @vite-ignore */ address)
}
