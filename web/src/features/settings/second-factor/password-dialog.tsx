import { say } from 'words:second-factor'
import { passwordBody } from '@callofcode/contract/schemas/second-factor/second-factor'
import { listFactors } from '@callofcode/contract/second-factor/second-factor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CallError } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { zodResolver } from '../../../platform/form/rules.ts'
import { showFieldErrors } from '../../../platform/form/show-field-errors.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { sessionKey, useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { NOT_CACHED, PasswordField } from '../../account/public.ts'

interface PasswordDialogProps<Answer> {
  /** The name of the action, also the button's label. */
  title: string
  question: string
  danger?: boolean
  run: (body: { password: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  /** The consequence of the action. */
  children: ReactNode
}

/** Asks for the password before a factor is removed or the codes are renewed. */
export function PasswordDialog<Answer extends { message: string }>(props: PasswordDialogProps<Answer>) {
  const { title, question, danger, run, onDone, onClose, children } = props
  const form = useForm({ resolver: zodResolver(passwordBody), defaultValues: { password: '' } })
  const reread = useRereadFactors()
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    gcTime: NOT_CACHED,
    onSuccess: async (answer) => {
      toast.success(answer.message)
      await reread()
      onDone(answer)
    },
    onError: (error) => {
      showFieldErrors(form, error, ['password'])
      // Another tab has already done this.
      if (error instanceof CallError && (error.status === 404 || error.status === 409))
        reread().then(onClose, reportError)
    },
  })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form className="form" method="post" noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
        <p className="card-title span">{question}</p>
        <p className="muted span">{children}</p>
        <PasswordField
          label={say('yourPassword')}
          registration={form.register('password')}
          error={form.formState.errors.password?.message}
          autoComplete="current-password"
          hint={null}
        />
        <div className="row-btns span">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" busy={isPending && say('oneMoment')}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Reads the factors again, and the rights that may depend on them. */
export function useRereadFactors() {
  const client = useQueryClient()
  const { data: session } = useSession()
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(listFactors) })
    if (session?.lacksFactor) await client.invalidateQueries({ queryKey: sessionKey })
  }
}
