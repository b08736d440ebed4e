import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

interface Typed<Fields> {
  /** The saved values when the fields were typed. */
  readonly from: string
  readonly fields: Fields
}
// The prefix of drafts deletes the fields with them at sign-out.
const kept = memberStore<Typed<unknown>>((memberId, place) => `draft:${memberId}:${place}`)

/**
 * Stores the fields of a form that changes `saved` in this browser until they are sent. A reload or an ended session loses
 * nothing. The form starts anew if the saved values have changed in the meantime.
 */
export function useKeptChange<Fields extends object>(place: string, saved: Fields) {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const from = JSON.stringify(saved)
  const [typed, setTyped] = useState<Typed<Fields>>({ from, fields: saved })
  if (typed.from !== from) setTyped({ from, fields: saved })
  useEffect(() => {
    const before = id ? kept.get(id, place) : undefined
    if (before?.from === from) setTyped(before as Typed<Fields>)
  }, [id, place, from])
  return {
    fields: typed.fields,
    change(more: Partial<Fields>) {
      const next = { from, fields: { ...typed.fields, ...more } }
      setTyped(next)
      if (id) kept.save(id, place, next)
    },
    forget: () => kept.remove(id, place),
  }
}
