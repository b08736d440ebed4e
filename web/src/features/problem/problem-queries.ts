import { getProblem, type ProblemPage, type SolutionLanguage } from '@callofcode/contract/problem/problem'
import { getOwnProblem } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { read, readFound } from '../../platform/api/read.ts'
import { localDrafts } from '../draft/public.ts'

export const problemAt = (slug: string) => readFound(getProblem, { params: { slug } })
/** Reads the signed-in member's hints, editorial and solves of a problem. The page itself shows a failure. */
export const ownProblemAt = (slug: string) => read(getOwnProblem, { params: { slug } }, { quiet: true })

interface LastLanguage {
  readonly language: SolutionLanguage | undefined
  readonly isKnown: boolean
}

/**
 * Returns the language in which a member last worked on a problem. Unsent work on this device comes before the server's value.
 * The first result stays, so the editor's language does not change while the member types.
 */
export function useLastLanguage(problem: ProblemPage, memberId: string | undefined): LastLanguage {
  const { data, failureCount } = useQuery({
    ...ownProblemAt(problem.slug),
    enabled: memberId !== undefined,
  })
  const known = useRef<LastLanguage>(undefined)
  // The page does not wait after a failed request.
  const isKnown = memberId === undefined || data !== undefined || failureCount > 0
  if (isKnown)
    known.current ??= {
      language: (memberId && unsentIn(problem, memberId)) || data?.data.language || undefined,
      isKnown,
    }
  return known.current ?? { language: undefined, isKnown }
}

/** Returns the language of the newest solution that the server does not have yet. */
function unsentIn({ slug, languages }: ProblemPage, memberId: string): SolutionLanguage | undefined {
  const typed = languages.flatMap(({ language }) => {
    const draft = localDrafts.get(memberId, `solution:${slug}:${language}`)
    return draft && !draft.sent ? { language, at: Date.parse(draft.typedAt) } : []
  })
  return typed.sort((one, other) => other.at - one.at)[0]?.language
}
