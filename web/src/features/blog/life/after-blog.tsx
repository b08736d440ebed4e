import { say } from 'words:reading'
import {
  blogLifeMessages,
  openBlogDiscussion,
  REACTIONS,
  type Reaction,
  reactToBlog,
} from '@callofcode/contract/blog-life/blog-life'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { SignInLink } from '../../../platform/navigation/links.tsx'
import { paths } from '../../../platform/paths.ts'
import { useClub } from '../../../platform/session/club.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LocalDay } from '../../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../../platform/ui/button.tsx'
import { contextOf, discussionOf, ownReactionsOf } from './around-blog.tsx'

/** Lets readers react to a blog, and discuss it in the forum. */
export function AfterBlog({ id }: { id: string }) {
  const { data: session } = useSession()
  const { membersOnly } = useClub()
  return (
    <div className="after-blog">
      <Reactions id={id} />
      {(session || !membersOnly.includes('forum')) && <BlogTalk id={id} />}
    </div>
  )
}

const WORDS: Readonly<Record<Reaction, string>> = {
  get helpful() {
    return say('helpful')
  },
  get clear() {
    return say('clearlyWritten')
  },
  get more() {
    return say('moreOfThis')
  },
}

function Reactions({ id }: { id: string }) {
  const client = useQueryClient()
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data } = useQuery(contextOf(id))
  const own = useQuery({ ...ownReactionsOf(id), enabled: isMember })
  const mine = own.data?.data ?? []
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: Reaction) =>
      call(reactToBlog, { params: { id, kind }, body: { on: !mine.includes(kind) } }),
    onSuccess: ({ data: { kind, count, mine: now } }) => {
      client.setQueryData(ownReactionsOf(id).queryKey, { success: true, message: '', data: now })
      client.setQueryData(
        contextOf(id).queryKey,
        (before) =>
          before && {
            ...before,
            data: { ...before.data, reactions: { ...before.data.reactions, [kind]: count } },
          },
      )
    },
    onError: (error) => {
      if (error instanceof CallError && error.says(blogLifeMessages.ownReaction)) toast.info(error.message)
    },
  })
  const reactions = data?.data.reactions
  if (!reactions) return null
  return (
    <section className="reactions" aria-labelledby="reactions-title">
      <h2 className="label" id="reactions-title">
        {say('wasItGood')}
      </h2>
      <div className="row-btns">
        {REACTIONS.map((kind) =>
          isMember ? (
            <Button
              key={kind}
              aria-pressed={mine.includes(kind)}
              busy={isPending && variables === kind}
              onClick={() => mutate(kind)}
            >
              {WORDS[kind]} <span className="n">{reactions[kind]}</span>
            </Button>
          ) : (
            <span key={kind} className="small muted">
              {WORDS[kind]} <span className="n">{reactions[kind]}</span>
            </span>
          ),
        )}
      </div>
    </section>
  )
}

function BlogTalk({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data: session } = useSession()
  const { data } = useQuery(discussionOf(id))
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(openBlogDiscussion, { params: { id } }),
    onSuccess: ({ data: { threadId } }) => navigate({ to: paths.thread(threadId) }),
  })
  if (!data) return null
  const { threadId, replyCount, latest } = data.data
  return (
    <section className="blog-talk" aria-labelledby="blog-talk-title">
      <h2 className="label" id="blog-talk-title">
        {replyCount === 0 ? say('nobodyHasSaidAnything') : say('repliesCount', { replyCount })}
      </h2>
      {latest.length > 0 && (
        <ol>
          {latest.map((reply) => (
            <li key={reply._id}>
              <p className="small muted">
                {reply.by ?? say('formerMember')}, <LocalDay iso={reply.at} />
              </p>
              <p>{reply.excerpt}</p>
            </li>
          ))}
        </ol>
      )}
      {threadId ? (
        <Link className={buttonClass()} to={paths.thread(threadId)}>
          {replyCount === 0 ? say('firstComment') : say('discussionLink')}
        </Link>
      ) : session?.role ? (
        <Button busy={isPending && say('opening')} onClick={() => mutate()}>
          {say('talkAboutItIn')}
        </Button>
      ) : (
        <SignInLink className={buttonClass()}>{say('signInToTalk')}</SignInLink>
      )}
    </section>
  )
}
