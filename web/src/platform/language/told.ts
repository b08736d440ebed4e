import format from 'icu-minify/format'
import { catalogueOf } from './loaded.ts'
import { readerLocale } from './reader.ts'
import { formatters } from './words.ts'

/**
 * A sentence of the contract in the reader's language. Server and forms speak English to the letter; a language has
 * their sentences under the keys that the contract gives them. Any other sentence stays as it is.
 */
export function told(sentence: string): string {
  const message = catalogueOf('server')?.[sentence]
  return message === undefined ? sentence : String(format(message, readerLocale(), {}, { formatters }))
}
