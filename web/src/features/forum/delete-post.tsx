import { removeReply, removeThread } from '@callofcode/contract/forum'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { nameOf } from './author-name.tsx'
import { Act } from './post-actions.tsx'
import { isReply, type Post, useThread } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

export function DeletePost({ post }: { post: Post }) {
  useFocusWhenGone('replies-title')
  const [asked, setAsked] = useState(false)
  const { owns } = useThread()
  const { remove, isPending } = useRemoval(post)
  const reply = isReply(post)
  const whose = owns(post) ? 'your' : `${nameOf(post.author)}’s`
  return (
    <>
      <Act
        icon="trash"
        word="Delete"
        about={` the post of ${nameOf(post.author)}`}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={reply ? 'Delete reply' : 'Delete thread'}
        question={reply ? `Delete ${whose} reply?` : `Delete “${post.title}”?`}
        busy={isPending && 'Deleting...'}
        onConfirm={remove}
      >
        {reply
          ? 'Replies to it stay. It cannot be brought back.'
          : 'Replies to it stay readable at its address. It cannot be brought back.'}
      </ConfirmDialog>
    </>
  )
}

function useRemoval(post: Post) {
  const navigate = useNavigate()
  const target = isReply(post) ? removeReply : removeThread
  // A thread is left before it is read anew: there is nothing to read any more.
  const leave = () => !isReply(post) && navigate({ to: paths.forum })
  const { mutate, isPending } = useThreadWrite(() => call(target, { params: { id: post._id } }), {
    onDone: leave,
  })
  return { remove: () => mutate(), isPending }
}
