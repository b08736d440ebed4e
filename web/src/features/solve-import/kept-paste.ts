import type { Part } from '@callofcode/content/solves/read-solves'
import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

/** Pasted content that is not imported yet. */
export interface Paste {
  readonly text: string
  readonly files: readonly Part[]
}
export const EMPTY: Paste = { text: '', files: [] }
const isEmpty = ({ text, files }: Paste) => text === '' && files.length === 0

// The prefix of drafts deletes the content with them at sign-out.
const kept = memberStore<Paste>((memberId, place) => `draft:${memberId}:${place}`)
const PLACE = 'solve-import'

/** Stores the content in this browser at every change. A reload loses nothing, unless the storage is full. */
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
