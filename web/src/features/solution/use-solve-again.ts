import { say } from 'words:solution'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import type { Solution } from '../code-editor/public.ts'

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
    mutationFn: async (source: string) =>
      (await import('./keep-code.ts')).keepCode(client, { place, language, source }),
    onSuccess: (_, source) => {
      const { text, type } = latest.current
      // More was typed while it was on its way.
      if (text !== source) keep(text)
      else {
        type(starter)
        toast.success(say('keptAndEmpty'))
      }
    },
  })
  function keep(source: string) {
    mutate(source)
  }
  return { again: () => keep(solution.text), busy: isPending }
}
