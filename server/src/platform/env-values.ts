import { HANDLE_SITES } from '@callofcode/contract/handle/handle'
import { z } from 'zod'

/** Accepts a whole number in bounds. */
export function between(lowest: number, highest: number) {
  const error =
    highest < Number.MAX_SAFE_INTEGER
      ? `must be a whole number from ${lowest} to ${highest}`
      : `must be a whole number, at least ${lowest}`
  return z.coerce.number({ error }).int({ error }).min(lowest, { error }).max(highest, { error })
}
export const whole = (fallback: number, lowest = 0) =>
  between(lowest, Number.MAX_SAFE_INTEGER).default(fallback)
export const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .superRefine((value, { addIssue }) => {
      const isOne = URL.canParse(value) && protocols.includes(new URL(value).protocol)
      // The path of a web address may contain any characters.
      const unencoded = isOne && protocols.includes('https:') ? undefined : unencodedIn(value)
      if (isOne && !unencoded) return
      const begins = `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
      addIssue({ code: 'custom', message: unencoded ?? begins })
    })
    .optional()

/** Pages, cookies and the service worker need a whole origin. */
function isWholeSite(value: string | undefined): boolean {
  if (!value || !URL.canParse(value)) return true
  const { origin, href } = new URL(value)
  return href.replace(/\/+$/, '') === origin
}
/** The transform removes the final slash. */
export const siteUrl = optionalUrl('http:', 'https:')
  .refine(isWholeSite, 'must be the address of the whole site, like https://club.example.edu, without a path')
  .transform((url) => url?.replace(/\/+$/, ''))

const EMPTY_SECRET =
  'is set and empty: fill in the secret of this site (for a new one what `openssl rand -hex 32` prints), or do not set it'
export const secretText = z
  .string()
  .refine((value) => value.length >= 32, {
    error: ({ input }) => (input === '' ? EMPTY_SECRET : 'must be at least 32 characters'),
  })
  .optional()

const bases = z.partialRecord(z.enum(HANDLE_SITES), z.url({ protocol: /^https?$/ }))

/** The coding sites that may be queried about handles: all, none, or those in a JSON with their addresses. */
export const askedHandles = z
  .string()
  .default('off')
  .transform((text, { addIssue }) => {
    if (text === 'on' || text === 'off') return text
    const read = bases.safeParse(jsonOf(text))
    if (read.success) return read.data
    addIssue({ code: 'custom', message: 'must be on, off, or JSON like {"github":"http://127.0.0.1:8080"}' })
    return z.NEVER
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const UNENCODED =
  'its user or password has a sign that ends a part of an address: write # as %23, / as %2F, ? as %3F and % as %25'

/**
 * Returns advice on an address with an unencoded user or password, or undefined if both are encoded. Otherwise the text after the
 * sign would be taken for a server or a database, and be shown as such.
 */
export function unencodedIn(address: string): string | undefined {
  const rest = /^[a-z]+:\/\/(.*)$/is.exec(address)?.[1] ?? ''
  const end = /[/?#]|$/.exec(rest)?.index ?? 0
  const [names, more] = [rest.slice(0, end), rest.slice(end)]
  const isCut = more.includes('#') || /^[^?]*@/.test(more) || /^\?[^=&]*@/.test(more)
  return isCut || !decodes(names.slice(0, Math.max(0, names.lastIndexOf('@')))) ? UNENCODED : undefined
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
