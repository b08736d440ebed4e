import { forumMessages, type Reply } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DraftNotice, DraftStatus } from '../draft/public.ts'
import { MarkdownField } from '../markdown/public.ts'
import { SignInLink } from '../shell/public.ts'
import { nameOf } from './author-name.tsx'
import { useThread } from './thread-place.ts'
import '../draft/draft.css'
import { type ReplyForm, usePostReply } from './use-reply-form.ts'

interface ReplyBoxProps {
  reply: ReplyForm
  replies: readonly Reply[]
  onPosted: (id: string) => void
}

/** Where to answer; whoever cannot is told why, and the way there. */
export function ReplyBox(props: ReplyBoxProps) {
  const { thread, member, open } = useThread()
  if (open) return <Writing {...props} />
  if (thread.deleted) return null
  if (thread.locked) return <Notice tone="warning">{forumMessages.locked}</Notice>
  if (member) return null
  return (
    <div className="state aim">
      <p className="card-title">Know the answer?</p>
      <p className="small muted">Members reply, vote and start threads.</p>
      <SignInLink className={buttonClass({ variant: 'primary' })}>Sign in to reply</SignInLink>
    </div>
  )
}

function Writing({ reply, replies, onPosted }: ReplyBoxProps) {
  const { thread } = useThread()
  const { form, draft } = reply
  const { post, isPending } = usePostReply(reply, thread._id, onPosted)
  return (
    <form
      className="form reply-box"
      aria-label="Your reply"
      noValidate
      inert={!draft.state.ready}
      onBlur={draft.saveSoon}
      onSubmit={post}
    >
      <DraftNotice draft={draft} />
      {thread.locked && <Notice tone="warning">{forumMessages.locked} Moderators can still write.</Notice>}
      <Answering reply={reply} replies={replies} />
      <MarkdownField
        label="Your reply"
        control={form.control}
        name="content"
        limit={limits.comment}
        size="short"
        mentions={{ thread: thread._id }}
      />
      <div className="row-btns">
        <Button type="submit" variant="primary" busy={isPending && 'Posting...'}>
          Post reply
        </Button>
        <DraftStatus state={draft.state} />
      </div>
    </form>
  )
}

function Answering({ reply: { form }, replies }: Pick<ReplyBoxProps, 'reply' | 'replies'>) {
  const id = form.watch('replyToId')
  if (!id) return null
  const answered = replies.find(({ _id }) => _id === id)
  return (
    <p className="answering label plain">
      In answer to {answered ? nameOf(answered.author) : 'a reply'}
      <Button variant="ghost" size="dense" onClick={() => form.setValue('replyToId', '')}>
        <Icon name="cross" small />
        <span>
          Answer the thread<span className="sr"> instead</span>
        </span>
      </Button>
    </p>
  )
}
