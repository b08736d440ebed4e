import { planMessages } from '@callofcode/contract/learning/plan'
import { CallError } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { FieldError } from '../../platform/form/field.tsx'
import { say } from './plan-words.ts'

/** Another tab, or another mentor, deleted what this page still shows. */
export const isGone = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status === 404

const goneWords = ({ message }: CallError) => (message === planMessages.batchMissing ? message : say('gone'))

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
