import { say } from 'words:forum'
import {
  type Reply,
  removeReply,
  removeThread,
  voteReply,
  voteThread,
} from '@callofcode/contract/forum/forum'
import { acceptReply, clearAcceptedReply } from '@callofcode/contract/forum/thread-work'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { ThankReply } from '../ask/public.ts'
import { nameOf, usePostAuthor } from './author-name.tsx'
import { FlagPost } from './flag-post.tsx'
import { AuthorHistory, MutePost } from './mute/mute-post.tsx'
import { isReply, type Post, useThread, useThreadWrite } from './thread-place.ts'

export function PostActions({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const { open, moderator, owns, isOfAnother, mayChange, mayAccept, answer, thread } = useThread()
  const author = usePostAuthor(post)
  const about = say('ofPostBy', { author })
  return (
    <div className="post-acts">
      <VoteButton post={post} />
      {isReply(post) && mayAccept && <AcceptButton reply={post} />}
      {isReply(post) && thread.asks && owns(thread) && isOfAnother(post) && <ThankReply reply={post} />}
      {open && (
        <Act
          icon="forum"
          word={say('reply')}
          about={say('toPostBy', { author })}
          onClick={() => answer(post, false)}
        />
      )}
      <div className="minor-acts">
        {open && (
          <Act icon="quote" word={say('quote')} about={about} minor onClick={() => answer(post, true)} />
        )}
        {mayChange(post) && <Act icon="edit" word={say('edit')} about={about} minor onClick={onEdit} />}
        {mayChange(post) && <DeletePost post={post} />}
        {isOfAnother(post) && <FlagPost post={post} />}
        {isOfAnother(post) && post.author && <MutePost post={post} />}
        {moderator && post.author && <AuthorHistory post={post} />}
      </div>
    </div>
  )
}

interface ActProps {
  icon: IconName
  word: string
  about: string
  /** A phone shows only the icon. */
  minor?: boolean
  busy?: boolean
  onClick: () => void
}

export function Act({ icon, word, about, minor, busy, onClick }: ActProps) {
  return (
    <Button
      variant="ghost"
      size="dense"
      {...(minor && { className: 'minor', title: word })}
      busy={busy}
      onClick={onClick}
    >
      {!busy && <Icon name={icon} small />}
      <span>
        <span className="word">{word}</span>
        <span className="sr">{about}</span>
      </span>
    </Button>
  )
}

function AcceptButton({ reply: { _id, threadId, accepted, author } }: { reply: Reply }) {
  const write = useThreadWrite(() =>
    accepted
      ? call(clearAcceptedReply, { params: { id: threadId } })
      : call(acceptReply, { params: { id: threadId, replyId: _id } }),
  )
  return (
    <Act
      icon={accepted ? 'cross' : 'check'}
      word={accepted ? say('unaccept') : say('accept')}
      about={say('ofReplyBy', { name: nameOf(author) })}
      busy={write.isPending}
      onClick={() => write.mutate()}
    />
  )
}

/** Sets or removes the reader's vote, and shows it at once. Members cannot vote for their own posts. */
function VoteButton({ post }: { post: Post }) {
  const author = usePostAuthor(post)
  const { isOfAnother, voted, thread } = useThread()
  const target = isReply(post) ? voteReply : voteThread
  const params = { id: post._id }
  const before = voted(post)
  // Contains the wanted state, because this page may be older than a vote in another tab.
  const query = { voted: String(!before) as 'true' | 'false' }
  const { mutate, isPending } = useThreadWrite(() => callOnce(target, { params, query }), { silent: true })
  const now = isPending ? !before : before
  const votes = post.votes + Number(now) - Number(before)
  if (!isOfAnother(post) || (isReply(post) && thread.deleted))
    return (
      <span className="votes label plain">
        <Icon name="up" small />
        <Votes count={votes} />
      </span>
    )
  return (
    <Button
      variant="ghost"
      size="dense"
      className="vote"
      aria-pressed={now}
      onClick={() => !isPending && mutate()}
    >
      <Icon name="up" small />
      <Votes count={votes} />
      <span className="sr">{say('voteFor', { author })}</span>
    </Button>
  )
}

function Votes({ count }: { count: number }) {
  const [figure, word] = say('voteButton', { count }).split(' ')
  return (
    <span>
      {figure}
      <span className="word"> {word}</span>
    </span>
  )
}

function DeletePost({ post }: { post: Post }) {
  useFocusWhenGone('replies-title')
  const [asked, setAsked] = useState(false)
  const { owns } = useThread()
  const { remove, isPending } = useRemoval(post)
  const reply = isReply(post)
  const author = usePostAuthor(post)
  const whose = owns(post) ? 'your' : `${author}’s`
  return (
    <>
      <Act
        icon="trash"
        word={say('delete')}
        about={say('ofPostBy', { author })}
        minor
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={reply ? say('deleteReply') : say('deleteThread')}
        question={
          reply ? say('deleteReplyQuestion', { whose }) : say('deleteThreadQuestion', { title: post.title })
        }
        busy={isPending && say('deleting')}
        onConfirm={remove}
      >
        {reply ? say('deleteReplyOutcome') : say('deleteThreadOutcome')}
      </ConfirmDialog>
    </>
  )
}

function useRemoval(post: Post) {
  const navigate = useNavigate()
  const target = isReply(post) ? removeReply : removeThread
  // Leave the thread before it is fetched again: it is gone.
  const leave = () => !isReply(post) && navigate({ to: paths.forum })
  const { mutate, isPending } = useThreadWrite(() => call(target, { params: { id: post._id } }), {
    onDone: leave,
  })
  return { remove: () => mutate(), isPending }
}
