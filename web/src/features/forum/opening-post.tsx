import { lockThread, pinThread } from '@callofcode/contract/moderation'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { EditThread } from './edit-post.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { ThreadMarks } from './thread-marks.tsx'
import { useThread } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

export function OpeningPost() {
  const { thread } = useThread()
  const [editing, setEditing] = useState(false)
  return (
    <article className="opening" aria-labelledby="thread-title">
      <header className="page-head">
        <p className="thread-kind label">
          <b>{thread.category}</b>
          <ThreadMarks thread={thread} />
        </p>
        <h1 className="title thread-title" id="thread-title" tabIndex={-1}>
          {thread.title}
        </h1>
        {!thread.deleted && <PostHead post={thread} />}
      </header>
      {thread.deleted && <p className="muted">The opening post was deleted. The replies to it stay.</p>}
      {!thread.deleted && editing && <EditThread thread={thread} onClose={() => setEditing(false)} />}
      {!thread.deleted && !editing && (
        <>
          <Prose className="read" html={thread.html} />
          <PostActions post={thread} onEdit={() => setEditing(true)} />
        </>
      )}
      <ModeratorTools />
    </article>
  )
}

function ModeratorTools() {
  const { thread, moderator } = useThread()
  const { _id: id, pinned, locked } = thread
  const pin = useThreadWrite(() => call(pinThread, { params: { id }, body: { pinned: !pinned } }))
  const lock = useThreadWrite(() => call(lockThread, { params: { id }, body: { locked: !locked } }))
  if (!moderator || thread.deleted) return null
  return (
    <fieldset className="row-btns" aria-label="Moderation">
      <Button busy={pin.isPending} onClick={() => pin.mutate()}>
        <Icon name="pin" small />
        {pinned ? 'Unpin thread' : 'Pin thread'}
      </Button>
      <Button busy={lock.isPending} onClick={() => lock.mutate()}>
        <Icon name="lock" small />
        {locked ? 'Unlock thread' : 'Lock thread'}
      </Button>
    </fieldset>
  )
}
