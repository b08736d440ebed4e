import { say } from 'words:curriculum'
import { listProblems } from '@callofcode/contract/problem/problem'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { read } from '../../platform/api/read.ts'
import { Checkbox } from '../../platform/form/inputs.tsx'

/** Reads the problems of this site. If they fail, the lists show no marks and no error. */
export const quietProblems = read(listProblems, {}, { quiet: true })

/** Returns whether `?solvable=1` is set. */
export const isSolvableOnly = ({ solvable }: Record<string, string | undefined>) => solvable === '1'

export const useSolvableOnly = (): boolean =>
  isSolvableOnly(useSearch({ strict: false }) as Record<string, string | undefined>)

/** Filters the questions that can be solved on this site. */
export function SolvableFilter() {
  const navigate = useNavigate()
  const on = useSolvableOnly()
  const choose = (wanted: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, solvable: wanted ? '1' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Checkbox checked={on} onChange={(event) => choose(event.target.checked)}>
      {say('solvable')}
    </Checkbox>
  )
}

export interface Solvable {
  /** The ids of questions that have a problem here. It is undefined while loading. */
  readonly ids: ReadonlySet<string | null> | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** This site's problems by the ids of their questions. */
export type ProblemsHere = ReadonlyMap<string | null, { readonly slug: string; readonly title: string }>

/** Returns an empty map while loading. */
export function useProblemsHere(): ProblemsHere {
  const { data } = useQuery(quietProblems)
  return useMemo(() => new Map(data?.data.map((one) => [one.questionId, one])), [data])
}

/** Returns the questions that can be solved on this site. Without `enabled` nothing is fetched. */
export function useSolvable(enabled: boolean): Solvable {
  const { data, isError, refetch } = useQuery({ ...quietProblems, enabled })
  const ids = data?.data.flatMap(({ questionId }) => questionId ?? [])
  return { ids: ids && new Set(ids), failed: isError && !data, retry: () => void refetch() }
}
