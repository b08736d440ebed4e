import { say } from 'words:solution'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import type { Solution } from '../code-editor/public.ts'

/** Stores the code in the editor, and clears the editor once it is stored. */
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
      // The member typed more during the request.
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
