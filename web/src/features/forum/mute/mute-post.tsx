import { say } from 'words:forum'
import { findPeople } from '@callofcode/contract/moderation/sanction'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { paths } from '../../../platform/paths.ts'
import { RelationDialog } from '../../member/public.ts'
import { nameOf } from '../author-name.tsx'
import { Act } from '../post-actions.tsx'
import { type Post, useThread } from '../thread-place.ts'
import { Folded } from './folded.tsx'

/** Mutes or blocks the author of a post. */
export function MutePost({ post }: { post: Post }) {
  const [asked, setAsked] = useState<boolean>()
  const { muted } = useThread()
  const name = nameOf(post.author)
  return (
    <>
      <Act
        icon="eye-off"
        word={muted(post) ? say('muted') : say('mute')}
        about={say('theAuthor', { name })}
        minor
        onClick={() => setAsked(true)}
      />
      {asked !== undefined && (
        <RelationDialog
          name={name}
          target={{ post: post._id }}
          muted={muted(post)}
          moderates={Boolean(post.author?.badge)}
          open={asked}
          onOpenChange={setAsked}
        />
      )}
    </>
  )
}

/** Links moderators to all posts of the author. The public response omits the author's id, so it is requested. */
export function AuthorHistory({ post }: { post: Post }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(findPeople, { query: { post: post._id } }),
    onSuccess: ({ data: [found] }) =>
      found ? navigate({ to: paths.person(found._id) }) : toast.warning(say('accountGone')),
  })
  return (
    <Act
      icon="clock"
      word={say('history')}
      about={say('ofAuthor', { name: nameOf(post.author) })}
      minor
      busy={isPending}
      onClick={() => mutate()}
    />
  )
}

/** Folds a post of a muted author, until the reader opens it. */
export function FoldedPost({ post, children }: { post: Post; children: ReactNode }) {
  const { muted } = useThread()
  return (
    <Folded
      folded={muted(post)}
      words={say('youMuted', { author: nameOf(post.author) })}
      show={say('showPost')}
    >
      {children}
    </Folded>
  )
}
