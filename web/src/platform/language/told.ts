import format, { type CompiledMessage } from 'icu-minify/format'
import { catalogueOf } from './loaded.ts'
import { readerLocale } from './reader.ts'
import { formatters } from './words.ts'

/**
 * A sentence of the contract in the reader's language. Server and forms speak English to the letter; a language has
 * their sentences under the keys that the contract gives them, or under the sentence itself, with names where values
 * stand. Any other sentence stays as it is.
 */
export function told(sentence: string): string {
  const catalogue = catalogueOf('server')
  if (!catalogue) return sentence
  const message = catalogue[sentence]
  if (message !== undefined) return said(message, {})
  for (const { shape, names, message } of shapesOf(catalogue)) {
    const [, ...values] = shape.exec(sentence) ?? []
    if (values.length > 0)
      return said(message, Object.fromEntries(names.map((name, nth) => [name, toldValue(values[nth] ?? '')])))
  }
  return sentence
}

const said = (message: CompiledMessage, values: Record<string, string>) =>
  String(format(message, readerLocale(), values, { formatters }))

/** `27 November 2026 at 10:00 UTC`, as the contract writes it. */
const TIME = /^(\d+ \w+ \d{4}) at (\d\d:\d\d UTC)$/

/** A value may be a sentence, a list of them, or a time. */
function toldValue(value: string): string {
  const [, day, time] = TIME.exec(value) ?? []
  if (day)
    return new Intl.DateTimeFormat(readerLocale(), {
      ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
      ...{ timeZone: 'UTC', timeZoneName: 'short' },
    } as const).format(new Date(`${day} ${time}`))
  const whole = told(value)
  return whole === value && value.includes(', ') ? value.split(', ').map(toldValue).join(', ') : whole
}

interface Shape {
  readonly shape: RegExp
  readonly names: readonly string[]
  readonly message: CompiledMessage
}

const shapes = new WeakMap<object, readonly Shape[]>()

/** The sentences with values; what says most itself first, as others may match it, too. */
function shapesOf(catalogue: Readonly<Record<string, CompiledMessage>>): readonly Shape[] {
  const known = shapes.get(catalogue)
  if (known) return known
  const made = Object.entries(catalogue)
    .map(([sentence, message]) => ({ message, parts: sentence.split(/\{(\w+)\}/) }))
    .filter(({ parts }) => parts.length > 1)
    .map(({ message, parts }) => {
      const own = parts.filter((_, nth) => nth % 2 === 0)
      const names = parts.filter((_, nth) => nth % 2 === 1)
      const escaped = own.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      return {
        message,
        names,
        length: own.join('').length,
        shape: new RegExp(`^${escaped.join('(.+?)')}$`, 's'),
      }
    })
    .sort((one, other) => other.length - one.length)
  shapes.set(catalogue, made)
  return made
}
