import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { LanguageFacts } from './catalogues.ts'

/**
 * Languages that are generated from English for tests. One is longer, accented and in brackets, and one runs from right to left.
 */
export const PSEUDO: Readonly<Record<string, LanguageFacts>> = {
  'en-XA': { name: 'Ƥşéŭđō', direction: 'ltr', locale: 'en', hidden: true },
  'ar-XB': { name: 'Ƥşéŭđō ⇄', direction: 'rtl', locale: 'en', hidden: true },
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀčđéƒǧħíǰķĺɱñōƥʠřşţŭṽŵẋýžÅƁČĐÉƑǦĦÍĴĶĻṀÑŌƤɊŘŞŢŬṼŴẊÝŽ'
const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** Doubles every vowel, so that a text is a third longer, as in German. */
const accented = (text: string) =>
  [...text].map((one) => (letters.get(one) ?? one).repeat(/[aeiou]/.test(one) ? 2 : 1)).join('')

function changed(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: accented(element.value) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(changed) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(changed) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}

/** Returns the message in brackets, so that a cut-off text is visible. */
export const pseudoOf = (message: string) => `[${printAST(parse(message).map(changed))}]`
