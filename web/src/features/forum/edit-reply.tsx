import { type Reply, replyBody, updateReply } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { useKeptForm } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { EditEnd } from './edit-end.tsx'
import { replyAnchor } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

const fields = replyBody.pick({ content: true })

export function EditReply({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const [before] = useState({ content: reply.content })
  const form = useForm({ resolver: zodResolver(fields), defaultValues: before })
  const kept = useKeptForm(form, `edit:${reply._id}`, before)
  const close = () => {
    kept.forget()
    onClose()
  }
  const { mutate, isPending } = useThreadWrite((body: { content: string }) =>
    call(updateReply, { params: { id: reply._id }, body }),
  )
  const onError = (error: Error) => showFieldErrors(form, error, ['content'])
  useFocusWhenGone(replyAnchor(reply._id))
  const { setFocus } = form
  useEffect(() => setFocus('content'), [setFocus])
  return (
    <form
      className="form"
      aria-label="Edit reply"
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body, { onError, onSuccess: close }))}
    >
      <MarkdownField
        label="Reply"
        control={form.control}
        name="content"
        limit={limits.comment}
        size="short"
        mentions={{ thread: reply.threadId }}
      />
      <EditEnd busy={isPending} onCancel={close} />
    </form>
  )
}
