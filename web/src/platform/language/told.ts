import { rulesSay, type Said, type SaidValue, Sentence } from '@callofcode/contract/sentence'
import format from 'icu-minify/format'
import { answersSay } from '../api/client.ts'
import { catalogueOf } from './loaded.ts'
import { perLocale, readerLocale } from './reader.ts'
import { formatters } from './words.ts'

/** Translates a sentence of contract or server. The fallback is English, because an older page may not have its key. */
export function told(sentence: Sentence | Said): string {
  const { key = '', values = {}, message } = sentence instanceof Sentence ? sentence.said : sentence
  const known = catalogueOf('server')?.[key]
  if (known === undefined) return message
  const own = Object.entries(values).map(([name, value]) => [name, toldValue(value)])
  return String(format(known, readerLocale(), Object.fromEntries(own), { formatters }))
}

/** Translates a plain text of a response if it is one of these sentences, and otherwise returns it unchanged. */
export function toldOf(sentences: readonly Sentence[], text: string): string {
  const own = sentences.find((one) => one.text === text)
  return own ? told(own) : text
}

answersSay(told)
// On the server a sentence keeps its parts until the response is sent.
if (!import.meta.env.SSR) rulesSay(told)

function toldValue(value: SaidValue): string {
  if (typeof value !== 'object') return String(value)
  if ('map' in value) return value.map(toldValue).join(', ')
  return 'at' in value ? inUtc().format(new Date(value.at)) : told(value)
}

const inUtc = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
)
