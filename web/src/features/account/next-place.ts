import { ownPlace } from '@callofcode/contract/account/address'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../platform/paths.ts'

export { ownPlace }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page to open after signing in. */
    next?: string | undefined
  }
}

interface Asked {
  readonly search: { readonly next?: unknown }
  readonly state: { readonly next?: unknown }
}
/** Returns the page to open after signing in, if one was named. */
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
