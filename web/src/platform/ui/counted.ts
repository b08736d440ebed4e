import { perLocale } from '../language/reader.ts'

const figures = perLocale((locale) => new Intl.NumberFormat(locale))

export const figure = (number: number) => figures().format(number)

/** `1 reply`, `1,204 replies`. */
export const counted = (number: number, one: string, many: string) =>
  `${figures().format(number)} ${number === 1 ? one : many}`

/** A number that is counted up to `most`: `99`, `99+`. */
export const upTo = (most: number, number: number) =>
  number > most ? `${figures().format(most)}+` : figures().format(number)
