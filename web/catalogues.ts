import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageFacts as Facts } from '@callofcode/contract/page'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { PSEUDO, pseudoOf } from './pseudo.ts'

/** The language from which all others are translated. */
export const SOURCE = 'en'

const folder = join(import.meta.dirname, 'languages')
const FACTS = 'language.json'

export interface LanguageFacts extends Facts {
  /** Whether every message is translated. In an incomplete language, English replaces missing messages. */
  readonly complete?: boolean
}

/** A message of the source language, with the notes for translators. */
export interface SourceMessage {
  readonly message: string
  readonly description: string
}

const json = <Content>(...path: string[]) =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Content

/** Returns the languages that have a folder. A new folder adds a language. */
export const folders = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(other === SOURCE) - Number(one === SOURCE) || (one < other ? -1 : 1))

export function languageFacts(): Record<string, LanguageFacts> {
  const own = folders().map((tag) => [tag, json<LanguageFacts>(tag, FACTS)] as const)
  return Object.fromEntries([...own, ...Object.entries(PSEUDO)])
}

/** The part with the texts of mails and of the error page. The server writes them, and browsers never get them. */
export const MAIL = 'mail'
/** The part with the texts of the offline page. The service worker has it in every language. */
export const OFFLINE = 'offline'

/** Returns the parts of a language. Each has the texts of a feature, of every page, or of mails. */
export const parts = (tag: string = SOURCE): string[] =>
  readdirSync(join(folder, tag))
    .filter((file) => file.endsWith('.json') && file !== FACTS)
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

export const sourceOf = (part: string): Record<string, SourceMessage> =>
  existsSync(join(folder, SOURCE, `${part}.json`)) ? json(SOURCE, `${part}.json`) : {}

/** Returns the messages of a part as translators wrote them. */
export function translated(tag: string, part: string): Record<string, string> {
  if (tag === SOURCE)
    return Object.fromEntries(Object.entries(sourceOf(part)).map(([key, { message }]) => [key, message]))
  return existsSync(join(folder, tag, `${part}.json`)) ? json(tag, `${part}.json`) : {}
}

/** Returns a part in the form for browsers, which need not parse it. English replaces messages without a translation. */
export function compiledPart(tag: string, part: string): Record<string, CompiledMessage> {
  const isPseudo = tag in PSEUDO
  const texts = { ...translated(SOURCE, part), ...(isPseudo ? {} : translated(tag, part)) }
  // An English name that equals its key is not sent: see `named`.
  const sent = Object.entries(texts).filter(([key, text]) => key !== text)
  return Object.fromEntries(
    (isPseudo ? Object.entries(texts) : sent).map(([key, text]) => [
      key,
      compile(isPseudo ? pseudoOf(text) : text),
    ]),
  )
}

/** Returns a part in every language, for code that cannot load words at run time. Its texts have no values. */
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
