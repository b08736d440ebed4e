import { say } from 'words:forum'
import { forumMessages, type Reply, type Thread } from '@callofcode/contract/forum/forum'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { AskForm } from './ask-form.tsx'
import { AskedThreads, useMutedPages } from './asked-threads.tsx'
import { AuthorName, nameOf } from './author-name.tsx'
import { useAskedThreads, useDiscussion } from './forum-queries.ts'
import { Folded } from './mute/folded.tsx'
import { replyAnchor } from './thread-place.ts'
import './forum.css'
import './thread.css'

const SPOILERS = /<details class="spoiler">.*?<\/details>/gs

/** Returns whether a rendered post shows code outside its spoilers, which may reveal the solution. */
export const hidesSolution = (html: string) => html.replace(SPOILERS, '').includes('<pre')

interface ProblemDiscussionProps {
  problem: Pick<ProblemPage, 'slug'>
  /** The reader has solved the problem: nothing is hidden. */
  solved: boolean
}

/**
 * Shows questions about a problem: threads with members' code, and posts, newest first. Readers answer and vote in the thread of
 * the forum.
 */
export function ProblemDiscussion({ problem: { slug }, solved }: ProblemDiscussionProps) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useDiscussion(slug)
  const asked = useAskedThreads(slug)
  const pages = data?.pages.map((page) => page.data.replies) ?? []
  const muted = useMutedPages(pages.map((replies) => replies.map(({ _id }) => _id)))
  const [first] = data?.pages ?? []
  if (!data || !first)
    return isError ? (
      <LoadFailed title={say('discussionFailed')} retry={refetch} busy={isFetching} />
    ) : (
      <DiscussionLoading />
    )
  const { thread } = first.data
  const isAsked = Boolean(asked.data?.pages[0]?.data.length)
  const replies = pages.flat()
  return (
    <div className="discussion">
      <Ask slug={slug} thread={thread} />
      <AskedThreads asked={asked} />
      {thread && <Head thread={thread} />}
      {!thread && !isAsked && <p className="muted">{say('noDiscussion')}</p>}
      <ol className="posts">
        {replies.map((reply) => (
          <li key={reply._id}>
            <Folded
              folded={muted(reply._id)}
              words={say('youMuted', { author: nameOf(reply.author) })}
              show={say('showPost')}
            >
              <DiscussionReply reply={reply} solved={solved} />
            </Folded>
          </li>
        ))}
      </ol>
      {hasNextPage && <Earlier last={replies.at(-1)?._id ?? ''} onMore={() => void fetchNextPage()} />}
    </div>
  )
}

function Ask({ slug, thread }: { slug: string; thread: Thread | null }) {
  const { data: session } = useSession()
  if (!session?.role)
    return (
      <div className="sign-first">
        <p className="muted">{say('discussionForMembers')}</p>
        <SignInLink className={buttonClass()}>{say('signInToAsk')}</SignInLink>
      </div>
    )
  if (thread?.locked && !may(session, 'moderation'))
    return <Notice tone="warning">{told(forumMessages.locked)}</Notice>
  return <AskBox key={slug} slug={slug} begun={thread !== null} />
}

/** Offers the question form. Readers see the posts first. The form opens on request, or at once if there are no posts. */
function AskBox({ slug, begun }: { slug: string; begun: boolean }) {
  const [open, setOpen] = useState(!begun)
  if (open) return <AskForm slug={slug} focus={begun} />
  return <Button onClick={() => setOpen(true)}>{say('askQuestion')}</Button>
}

function Head({ thread: { _id, replyCount } }: { thread: Thread }) {
  return (
    <div className="discussion-head">
      <h3 className="card-title" id="discussion-title" tabIndex={-1}>
        {say('discussionCount', { replyCount })}
      </h3>
      <Link className="link" to={paths.thread(_id)}>
        {say('openInForum')}
      </Link>
    </div>
  )
}

function DiscussionReply({ reply, solved }: { reply: Reply; solved: boolean }) {
  const { _id, threadId, author, createdAt, editedAt, votes, html } = reply
  const name = nameOf(author)
  return (
    <article className="post" id={replyAnchor(_id)} tabIndex={-1} aria-label={say('postName', { name })}>
      <p className="post-head">
        <AuthorName author={author} />
        <LocalTime iso={createdAt} />
        {editedAt && <span className="edited">{say('edited')}</span>}
        {votes > 0 && <span>{say('voteCount', { votes })}</span>}
      </p>
      {!solved && hidesSolution(html) ? (
        <details className="discussion-code">
          <summary>{say('showCode')}</summary>
          <Prose html={html} />
        </details>
      ) : (
        <Prose html={html} />
      )}
      <p>
        <Link className="link small" to={paths.thread(threadId)} hash={replyAnchor(_id)}>
          {say('postActions', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Link>
      </p>
    </article>
  )
}

function Earlier({ last, onMore }: { last: string; onMore: () => void }) {
  useFocusWhenGone(replyAnchor(last), { preventScroll: true })
  return <Button onClick={onMore}>{say('earlierPosts')}</Button>
}

const WIDTHS = [24, 88, 64] as const

function DiscussionLoading() {
  return (
    <Loading words={say('loadingDiscussion')}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton size="block" />
    </Loading>
  )
}
