import { say } from 'words:forum'
import { type Reply, type ThreadPage, updateReply, updateThread } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { replyBody } from '@callofcode/contract/schemas/forum/forum'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { THREAD_FIELDS, type ThreadBody, ThreadFields, useThreadForm } from './thread-fields.tsx'
import { replyAnchor, useThreadWrite } from './thread-place.ts'

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
  useEffect(() => {
    setFocus('title')
  }, [setFocus])
  return (
    <form
      className="form two-up"
      aria-label={say('editThread')}
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body, { onError, onSuccess: close }))}
    >
      <ThreadFields form={form} />
      <EditEnd busy={isPending} onCancel={close} />
    </form>
  )
}

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
  useEffect(() => {
    setFocus('content')
  }, [setFocus])
  return (
    <form
      className="form"
      aria-label={say('editReply')}
      noValidate
      onSubmit={form.handleSubmit((body) => mutate(body, { onError, onSuccess: close }))}
    >
      <MarkdownField
        label={say('reply')}
        control={form.control}
        name="content"
        limitBytes={limits.replyBytes}
        size="short"
        mentions={{ thread: reply.threadId }}
      />
      <EditEnd busy={isPending} onCancel={close} />
    </form>
  )
}

function EditEnd({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="row-btns span">
      <Button type="submit" variant="primary" busy={busy && say('saving')}>
        {say('saveChanges')}
      </Button>
      <Button onClick={onCancel}>{say('cancel')}</Button>
    </div>
  )
}
