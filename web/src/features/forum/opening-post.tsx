import { useState } from 'react'
import { Prose } from '../../platform/page/prose.tsx'
import { EditThread } from './edit-thread.tsx'
import { ModeratorTools } from './moderator-tools.tsx'
import { PostActions } from './post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { ThreadMarks } from './thread-marks.tsx'
import { useThread } from './thread-place.ts'

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
