import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { LanguageFacts } from './catalogues.ts'

/** Languages that are made from the English one, for tests: longer, accented, in brackets, and one from right to left. */
export const PSEUDO: Readonly<Record<string, LanguageFacts>> = {
  'en-XA': { name: 'Ƥşéŭđō', direction: 'ltr', locale: 'en', hidden: true },
  'ar-XB': { name: 'Ƥşéŭđō ⇄', direction: 'rtl', locale: 'en', hidden: true },
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀčđéƒǧħíǰķĺɱñōƥʠřşţŭṽŵẋýžÅƁČĐÉƑǦĦÍĴĶĻṀÑŌƤɊŘŞŢŬṼŴẊÝŽ'
const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** Every vowel twice: a third longer, as German is. */
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

/** In brackets, so that one sees when a text is cut off. */
export const pseudoOf = (message: string) => `[${printAST(parse(message).map(changed))}]`
