import type { SolutionLanguage } from '@callofcode/contract/problem'
import { keepSolution, listOwnSolutions } from '@callofcode/contract/solution/own-solution'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import type { Solution } from '../code-editor/public.ts'
import { say } from './problem-words.ts'

/** Keeps what stands in the editor, and opens an empty one once that is kept. */
export function useSolveAgain(
  place: string,
  language: SolutionLanguage,
  starter: string,
  solution: Solution,
) {
  const client = useQueryClient()
  const latest = useRef(solution)
  latest.current = solution
  const { mutate, isPending } = useMutation({
    meta: { stay: true },
    mutationFn: (source: string) => callOnce(keepSolution, { body: { place, language, source } }),
    onSuccess: async (_, source): Promise<void> => {
      const { text, type } = latest.current
      // More was typed while it was on its way.
      if (text !== source) return keep(text)
      type(starter)
      toast.success(say('keptAndEmpty'))
      await client.invalidateQueries({ queryKey: keyOf(listOwnSolutions) })
    },
  })
  function keep(source: string) {
    mutate(source)
  }
  return { again: () => keep(solution.text), busy: isPending }
}
