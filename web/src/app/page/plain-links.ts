import type { AnyRouter } from '@tanstack/react-router'

/** A path that resolving, filling in and encoding leave unchanged. */
const PLAIN = /^(?:\/[\w-]+)+$/

/** Builds links to whole addresses quickly. They need no resolving, and a page has dozens of them. */
export function plainFirst({
  buildLocation,
  options: { stringifySearch },
}: Pick<AnyRouter, 'buildLocation' | 'options'>) {
  const build = (given: Parameters<typeof buildLocation>[0]) => {
    const { to, search = {}, hash, params, state, mask, href } = given as Record<string, unknown>
    const isPlain = typeof to === 'string' && PLAIN.test(to) && typeof search === 'object' && search !== null
    if (!isPlain || hash || params || state || mask || href) return buildLocation(given)
    const searchStr = stringifySearch(search as Record<string, unknown>)
    const address = to + searchStr
    return {
      publicHref: address,
      href: address,
      pathname: to,
      search,
      searchStr,
      state: {},
      hash: '',
      external: false,
    }
  }
  return build as typeof buildLocation
}
