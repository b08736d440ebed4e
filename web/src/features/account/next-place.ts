import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where somebody was when a sign-in was asked for. */
    next?: string | undefined
  }
}

const HERE = 'http://here.invalid'
const LONGEST = 2_000
// Browsers drop some of these and turn others round, so that an address is not what it seems.
const UNSEEN = /[\s\\\p{Cc}\p{Cf}]/u

/** An address of a screen of this site, as it is to be gone to; nothing for anything else. */
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
/** Where a sign-in leads, when something was asked for. */
export const nextOf = ({ search, state }: Asked) => ownPlace(search.next ?? state.next)

/** Takes the place out of the address of the sign-in: it lasts in the browser's history, reloads included. */
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
