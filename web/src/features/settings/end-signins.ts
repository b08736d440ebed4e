import { endOtherSignins, endSignin, listSignins } from '@callofcode/contract/own-account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'

/** Where the focus goes when the row that held it is gone. */
const focusTitle = () => document.getElementById('sign-ins-title')?.focus()

export function useEndSignin(id: string) {
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endSignin, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return reread()
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 404) return
      // It has ended already, which is what was wanted.
      toast.info(error.message)
      return reread()
    },
  })
  return { end: () => mutate(), isPending }
}

export function useEndOthers() {
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endOtherSignins, {}),
    onSuccess: ({ message }) => {
      toast.success(message)
      return reread()
    },
  })
  return { end: () => mutate(), isPending }
}

function useReread() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(listSignins) })
    focusTitle()
  }
}
