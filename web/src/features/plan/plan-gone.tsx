import { say } from 'words:plan'
import { planMessages } from '@callofcode/contract/plan/plan'
import { CallError } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FieldError } from '../../platform/form/field.tsx'

/** Another tab, or another mentor, deleted what this page still shows. */
export const isGone = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status === 404

const goneWords = (error: CallError) => (error.says(planMessages.batchMissing) ? error.message : say('gone'))

/** Shows a toast on pages that have no form for the message. */
export const sayIfGone = (error: Error) => {
  if (isGone(error)) toast.error(goneWords(error))
}

/** Shows the error beside the button of a form, whose fields keep what was typed. */
export function Gone({ error }: { error: Error | null }) {
  if (!isGone(error)) return null
  return (
    <div role="alert">
      <FieldError>{goneWords(error)}</FieldError>
    </div>
  )
}
