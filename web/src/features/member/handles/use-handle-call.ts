import type { AnswerOf, Endpoint } from '@callofcode/contract/endpoint'
import { listHandles } from '@callofcode/contract/handle/handle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'

/** Changes one account, then reads the list again. An invalid field shows its own error. */
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
    /** An error that no field shows. */
    failure: error && !isAtField ? error.message : undefined,
  }
}
