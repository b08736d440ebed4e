import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { compiledPart, languageFacts, MAIL, parts, SOURCE, translated } from './catalogues.ts'

export type Kind = 'number' | 'text' | 'tag' | readonly string[]

/** Returns the names of a message's values and tags, each with its kind. */
export function valuesOf(message: string): Map<string, Kind> {
  const found = new Map<string, Kind>()
  const note = (name: string, kind: Kind) => {
    if (!found.has(name) || found.get(name) === 'text') found.set(name, kind)
  }
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.argument) note(element.value, 'text')
    if (element.type === TYPE.number) note(element.value, 'number')
    if (element.type === TYPE.tag) {
      note(element.value, 'tag')
      element.children.forEach(visit)
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return
    note(element.value, element.type === TYPE.plural ? 'number' : Object.keys(element.options))
    for (const { value } of Object.values(element.options)) value.forEach(visit)
  }
  parse(message).forEach(visit)
  return found
}

const typeOf = (kind: Kind) => {
  if (kind === 'number') return 'number'
  if (kind === 'tag') return 'Tag'
  if (kind === 'text') return 'string | number'
  return kind.map((one) => (one === 'other' ? 'string' : `'${one}'`)).join(' | ')
}

/** The line width in `biome.json`. */
const WIDTH = 110

const named = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

function lineOf(key: string, message: string, indent: string, given?: string): string {
  const needed = [...valuesOf(message)].filter(([name]) => name !== given)
  const values = needed.map(([name, kind]) => `${named(name)}: ${typeOf(kind)}`)
  const line = `${indent}${named(key)}: ${values.length > 0 ? `{ ${values.join('; ')} }` : 'null'}`
  // Long lines are broken as the formatter does.
  return line.length > WIDTH
    ? `${indent}${named(key)}: {\n${values.map((one) => `${indent}  ${one}\n`).join('')}${indent}}`
    : line
}

/** Returns the parts whose words pages use. */
const ofPages = () => parts().filter((part) => part !== MAIL)

/** Returns `messages.ts`. With it, the compiler refuses a missing message or a missing value. */
export function messageTypes(): string {
  const bodies = ofPages().map((part) => {
    const lines = Object.entries(translated(SOURCE, part)).map(([key, message]) =>
      lineOf(key, message, '    '),
    )
    return `  ${named(part)}: {\n${lines.join('\n')}\n  }`
  })
  return `// Made from web/languages/en by \`npm run languages\`.

import type { ReactNode } from 'react'

/** Draws what stands inside a tag of a message. */
export type Tag = (inside: ReactNode) => ReactNode

/** Every message of the interface by its part and key, with the values that it needs. */
export interface Messages {
${bodies.join('\n')}
}
`
}

/** Returns `words-of-parts.d.ts`: the types of the modules that `web/language-modules.ts` generates for each part. */
export const wordsTypes = (): string => `// Made from web/languages/en by \`npm run languages\`.
// \`nameOf\` says a name that stands in a table in English: its key is the name itself.

${ofPages()
  .map(
    (part) => `declare module 'words:${part}' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['${part}']>
  export const nameOf: (name: string) => string
}
`,
  )
  .join('\n')}`

/** Returns the same types for mails. Each mail also gets the name of the site. */
export function mailMessageTypes(): string {
  const lines = Object.entries(translated(SOURCE, MAIL)).map(([key, message]) =>
    lineOf(key, message, '  ', 'site'),
  )
  return `// Made from web/languages/en/mail.json by \`npm run languages\`.

/** Every message of the mails, with the values that it needs besides the name of the site. */
export interface MailMessages {
${lines.join('\n')}
}
`
}

/** Returns the texts of mails in each language that members can choose, ready to be written to a file. */
export function mailCatalogues(): string {
  const facts = Object.entries(languageFacts()).filter(([, { hidden }]) => !hidden)
  return `${JSON.stringify(
    Object.fromEntries(
      facts.map(([tag, { direction }]) => [tag, { direction, words: compiledPart(tag, MAIL) }]),
    ),
  )}\n`
}
