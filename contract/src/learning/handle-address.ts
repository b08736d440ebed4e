import type { HandleSite } from './handle.ts'

interface Place {
  readonly name: RegExp
  /** The hosts of its addresses, and where the name stands in their paths. */
  readonly address: RegExp
  readonly to: (handle: string) => string
}

/** Names as each site allows them; each begins so that it is never a step in a path. */
const PLACES: Readonly<Record<HandleSite, Place>> = {
  leetcode: {
    name: /^[a-z0-9_][a-z0-9_.-]{0,49}$/i,
    address: /^(?:www\.)?leetcode\.com\/(?:u\/|profile\/)?([^/]+)$/i,
    to: (handle) => `https://leetcode.com/u/${handle}/`,
  },
  codeforces: {
    name: /^[a-z0-9_][a-z0-9_.-]{2,23}$/i,
    address: /^(?:www\.|m[1-3]\.)?codeforces\.com\/profile\/([^/]+)$/i,
    to: (handle) => `https://codeforces.com/profile/${handle}`,
  },
  codechef: {
    name: /^[a-z0-9_]{3,30}$/i,
    address: /^(?:www\.)?codechef\.com\/users\/([^/]+)$/i,
    to: (handle) => `https://www.codechef.com/users/${handle}`,
  },
  geeksforgeeks: {
    name: /^[a-z0-9_][a-z0-9_.-]{0,59}$/i,
    address: /^(?:www\.|auth\.)?geeksforgeeks\.org\/(?:user|profile)\/([^/]+)$/i,
    to: (handle) => `https://www.geeksforgeeks.org/profile/${handle}`,
  },
  github: {
    name: /^[a-z0-9](?:-?[a-z0-9]){0,38}$/i,
    address: /^(?:www\.)?github\.com\/([^/]+)$/i,
    to: (handle) => `https://github.com/${handle}`,
  },
}

/** The name in what somebody typed: the name itself, with or without @, or the address of the profile. Null for other texts. */
export function handleIn(site: HandleSite, typed: string): string | null {
  const { name, address } = PLACES[site]
  const text = typed.trim()
  const bare = text
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  const found = address.exec(bare)?.[1] ?? text.replace(/^@/, '')
  return name.test(found) ? found : null
}

export const profileAddress = (site: HandleSite, handle: string): string => PLACES[site].to(handle)
