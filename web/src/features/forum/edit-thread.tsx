import { type ThreadPage, updateThread } from '@callofcode/contract/forum'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { useKeptForm } from '../draft/public.ts'
import { EditEnd } from './edit-end.tsx'
import { THREAD_FIELDS, type ThreadBody, ThreadFields, useThreadForm } from './thread-fields.tsx'
import { useThreadWrite } from './use-thread-write.ts'

export function EditThread({ thread, onClose }: { thread: ThreadPage; onClose: () => void }) {
  const { _id: id, title, category, content } = thread
  const [before] = useState({ title, category, content })
  const form = useThreadForm(before)
  const kept = useKeptForm(form, `edit:${id}`, before)
  const close = () => {
    kept.forget()
    onClose()
  }
  const { mutate, isPending } = useThreadWrite((body: ThreadBody) =>
    call(updateThread, { params: { id }, body }),
  )
  const onError = (error: Error) => showFieldErrors(form, error, THREAD_FIELDS)
  useFocusWhenGone('thread-title')
  const { setFocus } = form
  useEffect(() => setFocus('title'), [setFocus])
  return (
    <form
      className="form two-up"
      aria-label="Edit thread"
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body, { onError, onSuccess: close }))}
    >
      <ThreadFields form={form} />
      <EditEnd busy={isPending} onCancel={close} />
    </form>
  )
}
