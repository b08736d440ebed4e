import { listProblems } from '@callofcode/contract/problem/problem'
import { listSolved } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'
import { localStore } from '../../platform/storage/local-store.ts'

export const allProblems = () => read(listProblems, {})
/** The page itself shows a failure. */
export const ownProgress = () => read(listSolved, {}, { quiet: true })

/** Returns the slugs of the problems that the signed-in member has solved. Empty until they are loaded. */
export function useSolved(): ReadonlySet<string> {
  const { data: session } = useSession()
  const { data } = useQuery({ ...ownProgress(), enabled: Boolean(session?.role) })
  return useMemo(() => new Set(data?.data), [data])
}

const KEY = 'solved-here'

/** The slugs of the problems that a visitor has solved in this browser, separated by spaces. The server does not have them. */
export const solvedHere = {
  get: () => localStore.get(KEY) ?? '',
  add(slug: string) {
    localStore.put(KEY, [...new Set(solvedHere.get().split(' ')).add(slug)].join(' ').trim())
  },
}

const never = () => () => undefined

export function useSolvedHere(): ReadonlySet<string> {
  const text = useSyncExternalStore(never, solvedHere.get, () => '')
  return useMemo(() => new Set(text.split(' ').filter(Boolean)), [text])
}
