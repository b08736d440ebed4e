import { say } from 'words:forum'
import { createReply, forumMessages, type Reply } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { replyBody } from '@callofcode/contract/schemas/forum/forum'
import { id } from '@callofcode/contract/text'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { callOnce } from '../../platform/api/call-once.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DraftNotice, DraftStatus, useDraft } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { nameOf } from './author-name.tsx'
import { isReply, type Post, useThread, useThreadWrite } from './thread-place.ts'
import { paceWords } from './work/pace-words.ts'

interface ReplyBoxProps {
  reply: ReplyForm
  replies: readonly Reply[]
  onPosted: (id: string) => void
}

/** Shows the form for a reply. Readers who cannot reply see why, and what to do. */
export function ReplyBox(props: ReplyBoxProps) {
  const { thread, member, open, closed } = useThread()
  if (open) return <Writing {...props} />
  if (thread.deleted) return null
  if (thread.locked) return <Notice tone="warning">{told(forumMessages.locked)}</Notice>
  if (closed) return <Notice>{told(forumMessages.categoryClosed)}</Notice>
  if (member) return null
  return (
    <div className="state aim">
      <p className="card-title">{say('knowTheAnswer')}</p>
      <p className="small muted">{say('replyForMembers')}</p>
      <SignInLink className={buttonClass({ variant: 'primary' })}>{say('signInToReply')}</SignInLink>
    </div>
  )
}

function Writing({ reply, replies, onPosted }: ReplyBoxProps) {
  const { thread } = useThread()
  const { form, draft } = reply
  const pausedUntil = useSession().data?.pausedUntil
  const { post, isPending } = usePostReply(reply, thread._id, onPosted)
  return (
    <form
      className="form reply-box"
      id="your-reply"
      aria-label={say('yourReply')}
      noValidate
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={post}
    >
      <DraftNotice draft={draft} />
      {thread.locked && (
        <Notice tone="warning">{say('lockedForModerators', { locked: told(forumMessages.locked) })}</Notice>
      )}
      {pausedUntil && (
        <Notice tone="warning">{say('pausedUntil', { time: () => <LocalTime iso={pausedUntil} /> })}</Notice>
      )}
      <Pace />
      <Answering reply={reply} replies={replies} />
      <MarkdownField
        label={say('yourReply')}
        control={form.control}
        name="content"
        limitBytes={limits.replyBytes}
        size="short"
        mentions={{ thread: thread._id }}
      />
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && say('posting')}>
          {say('postReply')}
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}

/** Shows a slow thread's pace: how often one may reply, or when again. */
function Pace() {
  const { thread, moderator, replyAgainAt } = useThread()
  if (thread.slowMinutes === 0 || moderator) return null
  if (replyAgainAt && Date.parse(replyAgainAt) > Date.now())
    return <Notice>{say('slowWait', { time: () => <LocalTime iso={replyAgainAt} /> })}</Notice>
  return <p className="small muted">{say('slowHint', { slowMinutes: paceWords(thread.slowMinutes) })}</p>
}

function Answering({ reply: { form }, replies }: Pick<ReplyBoxProps, 'reply' | 'replies'>) {
  const id = form.watch('replyToId')
  if (!id) return null
  const answered = replies.find(({ _id }) => _id === id)
  return (
    <p className="answering label plain">
      {answered ? say('answering', { value: nameOf(answered.author) }) : say('answeringReply')}
      <Button variant="ghost" size="dense" onClick={() => form.setValue('replyToId', '')}>
        <Icon name="cross" small />
        <span>{say('answerThread', { sr: (inside) => <span className="sr">{inside}</span> })}</span>
      </Button>
    </p>
  )
}

const NOTHING = z.literal('').transform(() => undefined)
const fields = replyBody.extend({ replyToId: z.union([NOTHING, id]) })
type ReplyBody = z.output<typeof fields>
/** An empty `replyToId` means a reply to the thread itself. */
const BLANK = { content: '', replyToId: '' }

/** The form of a reply. Its draft survives a failure, a reload and a change of device. */
export function useReplyForm(threadId: string) {
  const form = useForm<typeof BLANK, unknown, ReplyBody>({
    resolver: zodResolver(fields),
    defaultValues: BLANK,
  })
  const draft = useDraft(`reply:${threadId}`, form, BLANK)
  const answer = useAnswer(form, draft.state.ready)
  return { form, draft, answer }
}
type ReplyForm = ReturnType<typeof useReplyForm>

/** Replies to a post, with a quotation on request. It waits for the draft, which would overwrite the reply. */
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

function usePostReply({ form, draft }: ReplyForm, threadId: string, onPosted: (id: string) => void) {
  const { mutate, isPending } = useThreadWrite(
    (body: ReplyBody) => draft.end(() => callOnce(createReply, { params: { id: threadId }, body })),
    { onDone: ({ data }) => onPosted(data._id) },
  )
  const onError = (error: Error) => {
    showFieldErrors(form, error, ['content', 'replyToId'])
    // The answered post was deleted. The reply can still be posted to the thread.
    if (form.getFieldState('replyToId').error) form.setValue('replyToId', '')
  }
  return { post: form.handleSubmit((body) => mutate(body, { onError })), isPending }
}

/** Adds a text as a Markdown quotation after the written text, with an empty line for the answer. */
export function quoteText(written: string, quoted: string): string {
  const lines = quoted.trim().split(/\r\n?|\n/)
  const quotation = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  const before = written.trimEnd()
  return `${before}${before && '\n\n'}${quotation}\n\n`
}
