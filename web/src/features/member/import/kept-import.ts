import { MOST_CHOSEN } from '@callofcode/contract/member-import/member-import'
import { useEffect, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'

type Columns = Readonly<Record<string, string | null>>
interface Kept {
  readonly csv: string
  readonly dayFirst?: boolean | undefined
}

// The prefix of drafts deletes the content with them at sign-out.
const texts = memberStore<Kept>((memberId, place) => `draft:${memberId}:${place}`)
const choices = memberStore<Columns>((memberId, place) => `import-heads:${memberId}:${place}`)
const PLACE = 'member-import'
const EMPTY: Kept = { csv: '' }

/**
 * Keeps the rows and what was chosen for them in this browser, so that a reload loses nothing. The columns of heads stay for the next file
 * that has the same heads.
 */
export function useKeptImport() {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const [kept, setKept] = useState(EMPTY)
  const [columns, setColumns] = useState<Columns>({})
  useEffect(() => {
    const before = id ? texts.get(id, PLACE) : undefined
    if (before) setKept({ csv: String(before.csv ?? ''), dayFirst: before.dayFirst })
    setColumns((id && choices.get(id, PLACE)) || {})
  }, [id])
  const keep = (next: Kept) => {
    setKept(next)
    if (next.csv === '' || !texts.save(id, PLACE, next)) texts.remove(id, PLACE)
  }
  const choose = (head: string, column: string | null) => {
    const { [head]: _, ...others } = columns
    // The newest choices stand at the end, and the oldest are forgotten.
    const next = Object.fromEntries([...Object.entries(others), [head, column] as const].slice(-MOST_CHOSEN))
    setColumns(next)
    choices.save(id, PLACE, next)
    return next
  }
  return { ...kept, columns, keep, choose }
}

/** The file as a call takes it. */
export const fileOf = ({ csv, dayFirst }: Kept, columns: Columns) => ({
  csv,
  columns: Object.entries(columns).map(([head, column]) => ({ head, column })),
  ...(dayFirst !== undefined && { dayFirst }),
})
