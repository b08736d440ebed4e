import { perLocale } from '../language/reader.ts'

const figures = perLocale((locale) => new Intl.NumberFormat(locale))

export const figure = (number: number) => figures().format(number)

/** Formats a number up to `most`: `99`, `99+`. */
export const upTo = (most: number, number: number) =>
  number > most ? `${figures().format(most)}+` : figures().format(number)
