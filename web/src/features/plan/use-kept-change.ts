import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

interface Typed<Fields> {
  /** What was saved when it was typed. */
  readonly from: string
  readonly fields: Fields
}
// With the prefix of drafts, so a sign-out deletes it with them.
const kept = memberStore<Typed<unknown>>((memberId, place) => `draft:${memberId}:${place}`)

/**
 * The fields of a form that changes what is `saved`, kept in this browser until they are sent: a reload and an ended session lose
 * nothing. They begin anew where what is saved has changed in the meantime.
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
