import { useMutation } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import type { DraftHandle } from './use-draft.ts'

interface Publish<Fields extends FieldValues, Sent, Answer> {
  readonly form: UseFormReturn<Fields, unknown, Sent>
  readonly draft: DraftHandle
  readonly send: (fields: Sent) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  readonly onFailed?: (error: Error) => void
  /** After sending, the form keeps showing what was sent. */
  readonly stays?: boolean
}

/** Sends a form and shows the server's message. After a failure the form stays as it was typed. */
export function usePublish<
  Fields extends FieldValues,
  Sent extends FieldValues,
  Answer extends { message: string },
>({ form, draft, send, onSent, onFailed, stays }: Publish<Fields, Sent, Answer>) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: (fields: Sent) => draft.end(() => send(fields), stays),
    meta: { stay: true },
    onSuccess: (answer) => {
      toast.success(answer.message)
      return onSent(answer)
    },
    onError: (error) => {
      onFailed?.(error)
      showFieldErrors(form, error, Object.keys(form.getValues()) as Path<Fields>[])
    },
  })
  return { submit: form.handleSubmit((fields) => mutate(fields)), isPending, sent: data }
}
