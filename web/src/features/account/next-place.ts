import { ownPlace } from '@callofcode/contract/account/address'
import { type SecondStep, secondStep } from '@callofcode/contract/account/second-factor'
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
/** The page to open after signing in, if one was named. */
export const nextOf = ({ search, state }: Asked) => ownPlace(search.next ?? state.next)

/**
 * Moves `next` from the address to the history state, which survives reloads, and hands on the second step of a sign-in
 * that began elsewhere: it stands in the fragment.
 */
export function useTidyAddress(take: (step: SecondStep) => void) {
  const navigate = useNavigate()
  const search = useLocation({ select: (place) => place.search as Record<string, unknown> })
  const fragment = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const { next, ...rest } = search
    const step = stepIn(fragment)
    if (step) take(step)
    if (next === undefined && !step) return
    const state = ({ next: kept }: { next?: string | undefined }) => ({ next: ownPlace(next) ?? kept })
    const place = { to: paths.signup, search: rest as never, hash: '', state }
    void navigate({ ...place, replace: true, resetScroll: false })
  }, [search, fragment, navigate, take])
}

function stepIn(fragment: string): SecondStep | undefined {
  try {
    const { data } = secondStep.safeParse(JSON.parse(new URLSearchParams(fragment).get('step') ?? ''))
    return data
  } catch {
    return undefined
  }
}
