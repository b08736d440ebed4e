import { listSolved } from '@callofcode/contract/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'

const NONE: ReadonlySet<string> = new Set()

/** Slugs of what the signed-in member has solved; none while that is not known. */
export function useSolved(): ReadonlySet<string> {
  const { data: session } = useSession()
  const { data } = useQuery({ ...read(listSolved, {}, { quiet: true }), enabled: Boolean(session?.role) })
  return data ? new Set(data.data) : NONE
}
