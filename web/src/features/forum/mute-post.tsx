import { findPeople } from '@callofcode/contract/talk/measure'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { RelationDialog } from '../relation/public.ts'
import { nameOf } from './author-name.tsx'
import { Act } from './post-actions.tsx'
import { type Post, useThread } from './thread-place.ts'
import { say } from './words/forum-words.ts'

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

/** For moderators: all of the author. The public answer does not say who that is, so it is asked. */
export function AuthorHistory({ post }: { post: Post }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(findPeople, { query: { post: post._id } }),
    onSuccess: ({ data: [found] }) =>
      found ? navigate({ to: paths.person(found._id) }) : toast.warning(say('theirAccountIsGone')),
  })
  return (
    <Act
      icon="clock"
      word={say('history')}
      about={` of ${nameOf(post.author)}`}
      minor
      busy={isPending}
      onClick={() => mutate()}
    />
  )
}

/** Folds a post of somebody whom the reader muted, until they ask for it. */
export function Folded({ post, children }: { post: Post; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const { muted } = useThread()
  if (!muted(post) || shown) return children
  return (
    <p className="hidden-post muted small">
      {say('youMuted', { author: nameOf(post.author) })}
      <Button variant="ghost" size="dense" onClick={() => setShown(true)}>
        {say('showThisPost')}
      </Button>
    </p>
  )
}
