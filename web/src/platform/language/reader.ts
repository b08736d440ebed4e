import { facts } from 'virtual:languages'

/** The language of the specification, from which the others are translated. */
export const SOURCE = 'en'

/** On the server: the language of the page that is being drawn. */
let drawnIn = SOURCE

/** The language that the reader sees: in a browser that of the document, which a choice loads anew. */
export const readerLanguage = (): string =>
  import.meta.env.SSR ? drawnIn : document.documentElement.lang || SOURCE

/** How `Intl` writes numbers and dates for the reader. The pages of tests are written as English ones. */
export const readerLocale = (): string =>
  import.meta.env.SSR
    ? (facts[drawnIn]?.locale ?? drawnIn)
    : (document.documentElement.dataset.locale ?? readerLanguage())

/** On the server: `draw` writes in this language. It must not wait for anything, as other pages are drawn then. */
export function inLanguage<Drawn>(language: string, draw: () => Drawn): Drawn {
  const before = drawnIn
  drawnIn = language
  try {
    return draw()
  } finally {
    drawnIn = before
  }
}

/** One for each locale: they are dear to make. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {}
  return () => {
    const locale = readerLocale()
    made[locale] ??= make(locale)
    return made[locale]
  }
}
