import { createReply, replyBody } from '@callofcode/contract/forum'
import { id } from '@callofcode/contract/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useDraft } from '../draft/public.ts'
import { quoteText } from './quote-text.ts'
import { isReply, type Post } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

const NOTHING = z.literal('').transform(() => undefined)
const fields = replyBody.extend({ replyToId: z.union([NOTHING, id]) })
type ReplyBody = z.output<typeof fields>
/** A blank `replyToId` is an answer to the thread itself. */
const BLANK = { content: '', replyToId: '' }

/** What is being written in a thread. It outlives a failure, a reload and the device. */
export function useReplyForm(threadId: string) {
  const form = useForm<typeof BLANK, unknown, ReplyBody>({
    resolver: zodResolver(fields),
    defaultValues: BLANK,
  })
  const draft = useDraft(`reply:${threadId}`, form, BLANK)
  const answer = useAnswer(form, draft.state.ready)
  return { form, draft, answer }
}
export type ReplyForm = ReturnType<typeof useReplyForm>

/** Answers a post, with its words before what is written. Waits for the draft, which would be put over it. */
function useAnswer(form: UseFormReturn<typeof BLANK, unknown, ReplyBody>, ready: boolean) {
  const [asked, setAsked] = useState<{ post: Post; quoted: boolean }>()
  useEffect(() => {
    if (!asked || !ready) return
    const { post, quoted } = asked
    form.setValue('replyToId', isReply(post) ? post._id : '')
    if (quoted) form.setValue('content', quoteText(form.getValues('content'), post.content))
    form.setFocus('content')
    setAsked(undefined)
  }, [asked, ready, form])
  return (post: Post, quoted: boolean) => setAsked({ post, quoted })
}

export function usePostReply({ form, draft }: ReplyForm, threadId: string, onPosted: (id: string) => void) {
  const { mutate, isPending } = useThreadWrite(
    (body: ReplyBody) => draft.end(() => callOnce(createReply, { params: { id: threadId }, body })),
    { onDone: ({ data }) => onPosted(data._id) },
  )
  const onError = (error: Error) => {
    showFieldErrors(form, error, ['content', 'replyToId'])
    // What it answers is gone meanwhile: it can still be posted to the thread.
    if (form.getFieldState('replyToId').error) form.setValue('replyToId', '')
  }
  return { post: form.handleSubmit((body) => mutate(body, { onError })), isPending }
}
