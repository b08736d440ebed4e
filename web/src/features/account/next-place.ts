import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page to open after signing in. */
    next?: string | undefined
  }
}

const HERE = 'http://here.invalid'
const LONGEST = 2_000
// Browsers drop or replace these characters, so an address could lead somewhere else than it seems to.
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u

/** The path of a page of this site; undefined for any other address. */
export function ownPlace(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST) return undefined
  if (!given.startsWith('/') || UNSEEN.test(given.replaceAll(' ', '')) || !URL.canParse(given, HERE))
    return undefined
  const { origin, pathname, search, hash } = new URL(given, HERE)
  const isOurs = origin === HERE && !pathname.includes('//')
  if (!isOurs || pathname === paths.signup || pathname.startsWith('/api/')) return undefined
  return pathname + search + hash
}

interface Asked {
  readonly search: { readonly next?: unknown }
  readonly state: { readonly next?: unknown }
}
/** The page to open after signing in, if one was named. */
export const nextOf = ({ search, state }: Asked) => ownPlace(search.next ?? state.next)

/** Moves `next` from the address to the history state, which survives reloads. */
export function useTidyAddress() {
  const navigate = useNavigate()
  const search = useLocation({ select: (place) => place.search as Record<string, unknown> })
  useEffect(() => {
    const { next, ...rest } = search
    if (next === undefined) return
    const state = { next: ownPlace(next) }
    void navigate({ to: paths.signup, search: rest as never, state, replace: true, resetScroll: false })
  }, [search, navigate])
}
