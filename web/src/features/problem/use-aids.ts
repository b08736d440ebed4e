import type { SubmissionAids } from '@callofcode/contract/submission/solution-submission'
import { useEffect, useMemo } from 'react'
import { memberStore } from '../../platform/storage/local-store.ts'

/** The prefix of drafts removes the aids with them when somebody else signs in. */
const kept = memberStore<SubmissionAids>((memberId, slug) => `draft:${memberId}:aids:${slug}`)

const STEP = 5
/** Seconds without a key or a pointer after which the work time stops. */
const RESTING = 120

/** Records the aids used for a solution since the problem was begun or last accepted. They survive reloads in this browser. */
export function useAids(memberId: string | undefined, slug: string, isAccepted: boolean) {
  useEffect(() => {
    if (!memberId) return
    let movedAt = Date.now()
    const moved = () => {
      movedAt = Date.now()
    }
    const clock = setInterval(() => {
      const isWorking = !document.hidden && Date.now() - movedAt < RESTING * 1_000
      if (isWorking) add(memberId, slug, 'seconds', STEP)
    }, STEP * 1_000)
    for (const kind of MOVES) document.addEventListener(kind, moved, { passive: true })
    return () => {
      clearInterval(clock)
      for (const kind of MOVES) document.removeEventListener(kind, moved)
    }
  }, [memberId, slug])
  useEffect(() => {
    if (memberId && isAccepted) kept.remove(memberId, slug)
  }, [memberId, slug, isAccepted])
  return useMemo(
    () => ({
      read: (): SubmissionAids | undefined => (memberId ? kept.get(memberId, slug) : undefined),
      note: (what: 'traces' | 'counterexamples') => memberId && add(memberId, slug, what, 1),
    }),
    [memberId, slug],
  )
}

const MOVES = ['keydown', 'pointermove', 'pointerdown', 'wheel'] as const

function add(memberId: string, slug: string, what: keyof SubmissionAids, more: number) {
  const aids = kept.get(memberId, slug) ?? {}
  kept.save(memberId, slug, { ...aids, [what]: Math.min((aids[what] ?? 0) + more, 100_000) })
}
