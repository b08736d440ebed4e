import format, { type FormatOptions } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { catalogueOf, need } from './loaded.ts'
import type { Messages, Tag } from './messages.ts'
import { readerLocale } from './reader.ts'

/** Text, except for messages with tags, which are React nodes. */
type Said<Values> = Values extends null ? string : Tag extends Values[keyof Values] ? ReactNode : string

/** Formats a message of a part in the reader's language. */
export type Say<Part> = <Key extends keyof Part & string>(
  key: Key,
  ...values: Part[Key] extends null ? [] : [Part[Key]]
) => Said<Part[Key]>

/** The keys of a part that need no value. A table may contain them. */
export type PlainKey<Part> = {
  [Key in keyof Part & string]: Part[Key] extends null ? Key : never
}[keyof Part & string]

/** Translates an English name from a table, such as that of a place. The key in the part is the name itself. */
export const named = (part: keyof Messages, name: string): string => {
  const message = catalogueOf(part)?.[name]
  return typeof message === 'string' ? message : name
}

const kept = new Map<string, unknown>()
/** Caches expensive formatters. */
function once<Made>(key: string, make: () => Made): Made {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as Made
}

export const formatters: FormatOptions['formatters'] = {
  getNumberFormat: (locale, options) =>
    once(
      `number ${locale} ${options ? JSON.stringify(options) : ''}`,
      () => new Intl.NumberFormat(locale, options),
    ),
  getPluralRules: (locale, options) =>
    once(`plural ${locale} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
}

const together = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes)

const isTag = (value: unknown) => typeof value === 'function'

/** Passes the content of a tag to its function in one piece, which needs no keys. */
const drawn = (values: object | undefined) =>
  values && Object.values(values).some(isTag)
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === 'function' ? (inside: ReactNode[]) => value(together(inside)) : value,
        ]),
      )
    : values

/**
 * Returns the function for the messages of a part: `const say = words(…)` with its name, then `say('solved', { count })`. Call
 * `say` during rendering, never while a module is evaluated, because the server renders in every language.
 */
export function words<Part extends keyof Messages>(part: Part): Say<Messages[Part]> {
  need(part)
  return ((key: string, values?: object) => {
    const catalogue = catalogueOf(part)
    // This happens only if a part of a page is rendered without waiting for its messages.
    if (!catalogue) throw new Error(`The words of ${part} have not arrived`)
    // A text that equals its key is not sent.
    const message = catalogue[key] ?? key
    if (typeof message === 'string') return message
    const said = format<ReactNode>(message, readerLocale(), drawn(values) as never, { formatters })
    return Array.isArray(said) ? together(said) : said
  }) as unknown as Say<Messages[Part]>
}
