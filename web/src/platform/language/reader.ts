import { facts } from 'virtual:languages'

/** The language of the specification, from which the others are translated. */
export const SOURCE = 'en'

/** On the server: the language of the page that is being rendered. */
let drawnIn = SOURCE

/** Returns the reader's language. In a browser it is that of the document, and a new choice reloads the document. */
export const readerLanguage = (): string =>
  import.meta.env.SSR ? drawnIn : document.documentElement.lang || SOURCE

/** Returns the locale for `Intl` numbers and dates. The pages of tests are written as English ones. */
export const readerLocale = (): string =>
  import.meta.env.SSR
    ? (facts[drawnIn]?.locale ?? drawnIn)
    : (document.documentElement.dataset.locale ?? readerLanguage())

/** Runs `draw` in this language on the server. `draw` must be synchronous, because other pages are rendered in between. */
export function inLanguage<Drawn>(language: string, draw: () => Drawn): Drawn {
  const before = drawnIn
  drawnIn = language
  try {
    return draw()
  } finally {
    drawnIn = before
  }
}

/** Caches one value per locale, which is expensive to make. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {}
  return () => {
    const locale = readerLocale()
    made[locale] ??= make(locale)
    return made[locale]
  }
}

const figures = perLocale((locale) => new Intl.NumberFormat(locale))

export const figure = (number: number) => figures().format(number)

/** Formats a number up to `most`: `99`, `99+`. */
export const upTo = (most: number, number: number) =>
  number > most ? `${figures().format(most)}+` : figures().format(number)
