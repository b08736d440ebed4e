import { changePassword, type changePasswordBody, listSignins } from '@callofcode/contract/own-account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { FORGOTTEN } from '../account/public.ts'

type Body = z.input<typeof changePasswordBody>

/** Changes the password. What was typed is gone once it is done, and stays when it was refused. */
export function useChangePassword(form: UseFormReturn<Body>) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => call(changePassword, { body }),
    gcTime: FORGOTTEN,
    onSuccess: ({ message }) => {
      toast.success(message)
      form.reset()
      return client.invalidateQueries({ queryKey: keyOf(listSignins) })
    },
    onError: (error) => showFieldErrors(form, error, ['currentPassword', 'password']),
  })
  return { change: mutate, isPending }
}
