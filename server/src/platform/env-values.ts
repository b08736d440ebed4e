import { z } from 'zod'
import { unencodedIn } from './unencoded-address.ts'

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
