import type { TestInput } from '@callofcode/judge/runner'
import { useEffect } from 'react'
import { memberStore } from '../../platform/storage/local-store.ts'
import type { RunState } from './run-state.ts'

/** Stores the member's last counterexample. The prefix of drafts removes it when somebody else signs in. */
export const metInputs = memberStore<TestInput>((memberId, slug) => `draft:${memberId}:met:${slug}`)

/** Keeps the last counterexample over later runs and reloads. */
export function useMetInput(memberId: string | undefined, slug: string, state: RunState) {
  const found = state.phase === 'found' ? state.one.input : undefined
  useEffect(() => {
    if (memberId && found) metInputs.save(memberId, slug, found)
  }, [memberId, slug, found])
}
