import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import made from './mail-catalogues.json' with { type: 'json' }
import type { MailMessages } from './mail-messages.ts'

interface Catalogue {
  readonly direction: string
  readonly words: Readonly<Record<string, CompiledMessage>>
}
const catalogues = made as unknown as Readonly<Record<string, Catalogue>>

/** The site's languages, by tag. */
export const mailLanguages = Object.fromEntries(Object.keys(catalogues).map((tag) => [tag, {}]))

/** Returns a message of the mails in the reader's language. */
export interface SayInMail {
  <Key extends keyof MailMessages>(
    key: Key,
    ...values: MailMessages[Key] extends null ? [] : [MailMessages[Key]]
  ): string
  readonly language: string
  readonly direction: string
  /** The locale for dates and numbers. */
  readonly locale: string
}

/** The language of the specification, for which dates are written as in India. */
const SOURCE = 'en'
const DATES_OF_SOURCE = 'en-GB'

const formatters: FormatOptions['formatters'] = {
  getNumberFormat: (...of) => new Intl.NumberFormat(...of),
  getPluralRules: (...of) => new Intl.PluralRules(...of),
  getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
}

/** Returns the texts of mails in this language if the site has it. `site` is the name of the site. */
export function mailWords(language: string, site: string): SayInMail {
  const known = Object.hasOwn(catalogues, language) ? language : SOURCE
  const { direction = 'ltr', words = {} } = catalogues[known] ?? {}
  const locale = known === SOURCE ? DATES_OF_SOURCE : known
  const say = (key: string, values?: object) =>
    String(format(words[key] ?? key, locale, { ...values, site } as never, { formatters }))
  return Object.assign(say as (...given: never[]) => string, {
    language: known,
    direction,
    locale,
  }) as unknown as SayInMail
}
