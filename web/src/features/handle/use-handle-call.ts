import type { AnswerOf, Endpoint } from '@callofcode/contract/endpoint'
import { listHandles } from '@callofcode/contract/handle/handle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'

/** A change of one account, after which the list is read anew. What is wrong with a field is said there. */
export function useHandleCall<Given, E extends Endpoint>(
  change: (given: Given) => Promise<AnswerOf<E>>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    meta: { stay: true, quiet: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(listHandles) })
      onDone?.()
    },
  })
  const errors = error instanceof CallError ? error.errors : {}
  const isAtField = Object.keys(errors).length > 0
  return {
    send: mutate,
    isPending,
    errorAt: (field: string) => errors[field] && errors[field],
    /** What no field says. */
    failure: error && !isAtField ? error.message : undefined,
  }
}
