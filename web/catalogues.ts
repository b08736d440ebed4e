import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageFacts as Facts } from '@callofcode/contract/page'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { PSEUDO, pseudoOf } from './pseudo.ts'

/** The language that all others are translated from. */
export const SOURCE = 'en'

const folder = join(import.meta.dirname, 'languages')
const FACTS = 'language.json'

export interface LanguageFacts extends Facts {
  /** Every message is translated. Without it, what is missing is shown in English. */
  readonly complete?: boolean
}

/** A message of the source, and what translators need to know of it. */
export interface SourceMessage {
  readonly message: string
  readonly description: string
}

const json = <Content>(...path: string[]) =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Content

/** The languages with a folder. One more folder is one more language. */
export const folders = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(other === SOURCE) - Number(one === SOURCE) || (one < other ? -1 : 1))

export function languageFacts(): Record<string, LanguageFacts> {
  const own = folders().map((tag) => [tag, json<LanguageFacts>(tag, FACTS)] as const)
  return Object.fromEntries([...own, ...Object.entries(PSEUDO)])
}

/** The part of mails and of the page for a page that fails: the server writes them, and browsers never get it. */
export const MAIL = 'mail'
/** The part of the page without a network: the service worker has it in every language. */
export const OFFLINE = 'offline'

/** The parts of the source, each the texts of a feature, of what every page needs, or of mails. */
export const parts = (tag: string = SOURCE): string[] =>
  readdirSync(join(folder, tag))
    .filter((file) => file.endsWith('.json') && file !== FACTS)
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

export const sourceOf = (part: string): Record<string, SourceMessage> =>
  existsSync(join(folder, SOURCE, `${part}.json`)) ? json(SOURCE, `${part}.json`) : {}

/** The messages of a part as translators wrote them. */
export function translated(tag: string, part: string): Record<string, string> {
  if (tag === SOURCE)
    return Object.fromEntries(Object.entries(sourceOf(part)).map(([key, { message }]) => [key, message]))
  return existsSync(join(folder, tag, `${part}.json`)) ? json(tag, `${part}.json`) : {}
}

/** A part as browsers get it: no text has to be parsed there. English stands in for what is not translated. */
export function compiledPart(tag: string, part: string): Record<string, CompiledMessage> {
  const isPseudo = tag in PSEUDO
  const texts = { ...translated(SOURCE, part), ...(isPseudo ? {} : translated(tag, part)) }
  // An English name that is its own key need not be sent: see `named`.
  const sent = Object.entries(texts).filter(([key, text]) => key !== text)
  return Object.fromEntries(
    (isPseudo ? Object.entries(texts) : sent).map(([key, text]) => [
      key,
      compile(isPseudo ? pseudoOf(text) : text),
    ]),
  )
}

/** A part in every language, for what cannot load words when it says them. Its texts have no values. */
export const inEveryLanguage = (part: string): Record<string, Record<string, CompiledMessage>> =>
  Object.fromEntries(
    Object.keys(languageFacts()).map((tag) => [
      tag,
      { ...compiledPart(SOURCE, part), ...compiledPart(tag, part) },
    ]),
  )

export const filesOf = (tag: string): string[] =>
  [SOURCE, tag]
    .filter((one) => existsSync(join(folder, one)))
    .flatMap((one) => readdirSync(join(folder, one)).map((file) => join(folder, one, file)))
