import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { type Edits, type Files, leftOf } from './edits.ts'
import { keptEdits } from './kept-edits.ts'

/** Holds the unsaved texts of a problem, and stores them in this browser at every keystroke. */
export function useEdits(slug: string, files: Files) {
  const { data: session } = useSession()
  const memberId = session?.id ?? ''
  const [edits, setEdits] = useState<Edits>({})
  const [ready, setReady] = useState(false)
  const [isKept, setKept] = useState(true)
  const latest = useRef(edits)

  const change = useCallback(
    (make: (edits: Edits) => Edits) => {
      const before = latest.current
      latest.current = make(before)
      if (latest.current === before) return
      setKept(keptEdits.keep(memberId, slug, before, latest.current))
      setEdits(latest.current)
    },
    [memberId, slug],
  )
  useEffect(() => {
    if (!memberId) return
    const kept = keptEdits.read(memberId, slug)
    latest.current = kept
    setEdits(kept)
    setReady(true)
  }, [memberId, slug])
  // Edits that a newer saved state contains are dropped.
  useEffect(() => {
    if (ready)
      change((now) => {
        const left = leftOf(files, now)
        return Object.keys(left).length === Object.keys(now).length ? now : left
      })
  }, [ready, files, change])
  return { edits, ready, isKept, change, now: () => latest.current }
}
