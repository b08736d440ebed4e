import { say } from 'words:plan'
import { planMessages } from '@callofcode/contract/plan/plan'
import { CallError } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FieldError } from '../../platform/form/field.tsx'

/** Another tab, or another mentor, deleted what this page still shows. */
export const isGone = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status === 404

const goneWords = (error: CallError) => (error.says(planMessages.batchMissing) ? error.message : say('gone'))

/** For what has no form in which it could stand. */
export const sayIfGone = (error: Error) => {
  if (isGone(error)) toast.error(goneWords(error))
}

/** Beside the button of a form, whose fields stay as they were typed. */
export function Gone({ error }: { error: Error | null }) {
  if (!isGone(error)) return null
  return (
    <div role="alert">
      <FieldError>{goneWords(error)}</FieldError>
    </div>
  )
}
