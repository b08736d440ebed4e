import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'

type Typed = Readonly<Record<string, string>>
// With the prefix of drafts, so a sign-out deletes it with them.
const kept = memberStore<Typed>((memberId, place) => `draft:${memberId}:handle:${place}`)

/** What is typed and not sent yet: kept in this browser at every change, so that a reload loses nothing. */
export function useKeptTyping(place: string, begin: Typed) {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const [typed, setTyped] = useState(begin)
  useEffect(() => {
    const before = id ? kept.get(id, place) : undefined
    if (before) setTyped((now) => ({ ...now, ...before }))
  }, [id, place])
  const change = (field: string, text: string) => {
    const next = { ...typed, [field]: text }
    setTyped(next)
    kept.save(id, place, next)
  }
  return { typed, change, forget: () => kept.remove(id, place) }
}
