import type { Sentence } from '../sentence.ts'
import { HANDLE_SITES, type HandleSite, handleMessages } from './handle.ts'

interface Place {
  /** The site's name for itself. */
  readonly title: string
  readonly host: RegExp
  readonly name: RegExp
  /** The hosts of its addresses, and the position of the name in their paths. */
  readonly address: RegExp
  readonly to: (handle: string) => string
}

/** The names that each site allows. A name's first character ensures that it is never a step in a path. */
const PLACES: Readonly<Record<HandleSite, Place>> = {
  leetcode: {
    title: 'LeetCode',
    host: /^(?:[\w-]+\.)*leetcode\.com(?:\/|$)/i,
    name: /^[a-z0-9_][a-z0-9_.-]{0,49}$/i,
    address: /^(?:www\.)?leetcode\.com\/(?:u\/|profile\/)?([^/]+)$/i,
    to: (handle) => `https://leetcode.com/u/${handle}/`,
  },
  codeforces: {
    title: 'Codeforces',
    host: /^(?:[\w-]+\.)*codeforces\.com(?:\/|$)/i,
    name: /^[a-z0-9_][a-z0-9_.-]{2,23}$/i,
    address: /^(?:www\.|m[1-3]\.)?codeforces\.com\/profile\/([^/]+)$/i,
    to: (handle) => `https://codeforces.com/profile/${handle}`,
  },
  codechef: {
    title: 'CodeChef',
    host: /^(?:[\w-]+\.)*codechef\.com(?:\/|$)/i,
    name: /^[a-z0-9_]{3,30}$/i,
    address: /^(?:www\.)?codechef\.com\/users\/([^/]+)$/i,
    to: (handle) => `https://www.codechef.com/users/${handle}`,
  },
  geeksforgeeks: {
    title: 'GeeksforGeeks',
    host: /^(?:[\w-]+\.)*geeksforgeeks\.org(?:\/|$)/i,
    name: /^[a-z0-9_][a-z0-9_.-]{0,59}$/i,
    address: /^(?:www\.|auth\.)?geeksforgeeks\.org\/(?:user|profile)\/([^/]+)$/i,
    to: (handle) => `https://www.geeksforgeeks.org/profile/${handle}`,
  },
  github: {
    title: 'GitHub',
    host: /^(?:[\w-]+\.)*github\.com(?:\/|$)/i,
    name: /^[a-z0-9](?:-?[a-z0-9]){0,38}$/i,
    address: /^(?:www\.)?github\.com\/([^/]+)$/i,
    to: (handle) => `https://github.com/${handle}`,
  },
}

/** Returns the name in a typed text: the name itself, with or without @, or the address of the profile. Null for other texts. */
export function handleIn(site: HandleSite, typed: string): string | null {
  const { name, address } = PLACES[site]
  const text = typed.trim()
  const found = address.exec(bareOf(text))?.[1] ?? text.replace(/^@/, '')
  return name.test(found) ? found : null
}

const bareOf = (text: string) =>
  text
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')

/** Returns what is wrong with a text in which `handleIn` finds no name. */
export function whyNoHandle(site: HandleSite, typed: string): Sentence {
  const text = typed.trim()
  const bare = bareOf(text)
  if (text.replace(/^@/, '') === '') return handleMessages.handleRule
  const other = HANDLE_SITES.find((one) => one !== site && PLACES[one].host.test(bare))
  if (other) return handleMessages.ofOther(PLACES[other].title)
  return bare.includes('/') || /^https?:/i.test(text) ? handleMessages.noProfile : handleMessages.noName
}

export const profileAddress = (site: HandleSite, handle: string): string => PLACES[site].to(handle)
