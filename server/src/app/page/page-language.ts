import type { IncomingMessage } from 'node:http'
import type { LanguageFacts } from '@callofcode/contract/page'

export type Languages = Readonly<Record<string, LanguageFacts>>
type Offered = Readonly<Record<string, Partial<LanguageFacts>>>

/** The language of the specification, which every build has. */
export const SOURCE = 'en'

const CHOSEN = /(?:^|;\s*)language=([\w-]{2,16})(?:;|$)/

interface Wishes {
  /** The language that the member chose. */
  readonly member?: string | null | undefined
  /** The language that the club chose for everyone without a choice. */
  readonly club: string
}

/** Returns the language of a page. The order is the member's, this browser's, one that the browser requests, and the club's. */
export function pageLanguage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { member, club }: Wishes,
  languages: Offered,
): string {
  const known = (tag: string | null | undefined) => (tag && Object.hasOwn(languages, tag) ? tag : undefined)
  return (
    known(member) ??
    known(headers.cookie && CHOSEN.exec(headers.cookie)?.[1]) ??
    askedFor(headers['accept-language'], languages) ??
    known(club) ??
    SOURCE
  )
}

/** Consecutive requests mostly have the same header. */
let last:
  | { readonly header: string; readonly languages: Offered; readonly found: string | undefined }
  | undefined

/** Returns the first language of the header that the site has. The country is optional: `hi-IN` finds `hi`. */
function askedFor(header: string | undefined, languages: Offered): string | undefined {
  if (!header) return undefined
  if (last?.header !== header || last.languages !== languages)
    last = { header, languages, found: best(header, languages) }
  return last.found
}

function best(header: string, languages: Offered): string | undefined {
  const offered = Object.keys(languages).filter((tag) => !languages[tag]?.hidden)
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', quality = ''] = wish.split(';')
      const weight = quality.trim() === '' ? 1 : Number(/^\s*q=([\d.]+)\s*$/.exec(quality)?.[1]) || 0
      return { tag: tag.trim().toLowerCase(), weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wishes) {
    const same = offered.find((one) => one.toLowerCase() === tag)
    const near = same ?? offered.find((one) => one.toLowerCase().split('-')[0] === tag.split('-')[0])
    if (near) return near
  }
  return undefined
}
