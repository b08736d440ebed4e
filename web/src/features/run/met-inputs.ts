import type { TestInput } from '@callofcode/judge/runner'
import { useEffect } from 'react'
import { memberStore } from '../../platform/storage/local-store.ts'
import type { RunState } from './run-state.ts'

/** The counterexample that a member met last, under the prefix of drafts, so that it is removed when somebody else signs in. */
export const metInputs = memberStore<TestInput>((memberId, slug) => `draft:${memberId}:met:${slug}`)

/** Keeps it over later runs and reloads. */
export function useMetInput(memberId: string | undefined, slug: string, state: RunState) {
  const found = state.phase === 'found' ? state.one.input : undefined
  useEffect(() => {
    if (memberId && found) metInputs.save(memberId, slug, found)
  }, [memberId, slug, found])
}
