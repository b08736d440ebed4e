import type { Part } from '@callofcode/content/solves/read-solves'
import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

/** What somebody brought along and did not import yet. */
export interface Paste {
  readonly text: string
  readonly files: readonly Part[]
}
export const EMPTY: Paste = { text: '', files: [] }
const isEmpty = ({ text, files }: Paste) => text === '' && files.length === 0

// With the prefix of drafts, so a sign-out deletes it with them.
const kept = memberStore<Paste>((memberId, place) => `draft:${memberId}:${place}`)
const PLACE = 'solve-import'

/** Kept in this browser at every change: a reload loses nothing, unless it is too much for the browser. */
export function useKeptPaste() {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const [paste, setPaste] = useState<Paste>(EMPTY)
  useEffect(() => {
    const before = id ? kept.get(id, PLACE) : undefined
    if (before) setPaste({ text: String(before.text ?? ''), files: before.files ?? [] })
  }, [id])
  const change = (next: Paste) => {
    setPaste(next)
    if (isEmpty(next)) kept.remove(id, PLACE)
    else if (!kept.save(id, PLACE, next)) kept.remove(id, PLACE)
  }
  return { paste, change, isEmpty: isEmpty(paste) }
}
