const HERE = 'http://here.invalid'
const LONGEST = 2_000
const SIGN_IN = '/signup'
// Browsers drop or replace these characters, so an address could lead somewhere else than it seems to.
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u

/** The path of a page of this site that may be opened after signing in; undefined for any other address. */
export function ownPlace(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST) return undefined
  if (!given.startsWith('/') || UNSEEN.test(given.replaceAll(' ', '')) || !URL.canParse(given, HERE))
    return undefined
  const { origin, pathname, search, hash } = new URL(given, HERE)
  const isOurs = origin === HERE && !pathname.includes('//')
  if (!isOurs || pathname === SIGN_IN || /^\/(?:api|oidc)\//.test(pathname)) return undefined
  return pathname + search + hash
}
