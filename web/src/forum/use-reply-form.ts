import { createReply, replyBody } from '@callofcode/contract/forum'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { callOnce } from '../api/call-once.ts'
import { showRefused } from '../draft/show-refused.ts'
import { quoteText } from './quote-text.ts'
import { isReply, type Post } from './thread-place.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useThreadWrite } from './use-thread-write.ts'

interface ReplyFields extends Record<string, string | undefined> {
  content: string
  replyToId?: string | undefined
}
const BLANK: ReplyFields = { content: '' }

/** What is being written in a thread. It outlives a failure, a reload and the end of a session. */
export function useReplyForm(threadId: string) {
  const form = useForm({ resolver: zodResolver(replyBody), defaultValues: BLANK })
  const kept = useKeptForm(form, `reply:${threadId}`, BLANK)
  const answer = (post: Post, quoted: boolean) => {
    form.setValue('replyToId', isReply(post) ? post._id : undefined)
    if (quoted) form.setValue('content', quoteText(form.getValues('content'), post.content))
    form.setFocus('content')
  }
  return { form, kept, answer }
}
export type ReplyForm = ReturnType<typeof useReplyForm>

export function usePostReply({ form, kept }: ReplyForm, threadId: string, onPosted: (id: string) => void) {
  const { mutate, isPending } = useThreadWrite(
    (body: ReplyFields) => callOnce(createReply, { params: { id: threadId }, body }),
    {
      onDone: ({ data }) => {
        form.reset(BLANK)
        kept.forget()
        onPosted(data._id)
      },
    },
  )
  const onError = (error: Error) => {
    showRefused(form, error, ['content', 'replyToId'])
    // What it answers is gone meanwhile: it can still be posted to the thread.
    if (form.getFieldState('replyToId').error) form.setValue('replyToId', undefined)
  }
  return { post: form.handleSubmit((body) => mutate(body, { onError })), isPending }
}
