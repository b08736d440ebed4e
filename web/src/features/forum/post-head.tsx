import { say } from 'words:forum'
import { listRevisions, type Revision } from '@callofcode/contract/moderation/moderation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { AuthorName, nameOf } from './author-name.tsx'
import { type Post, useThread } from './thread-place.ts'
import './as-typed.css'

export function PostHead({ post }: { post: Post }) {
  return (
    <p className="post-head">
      <AuthorName author={post.author} />
      <LocalTime iso={post.createdAt} />
      <EditedMark post={post} />
    </p>
  )
}

/** Shows everybody that a post was edited. Its author and moderators can read the earlier texts. */
function EditedMark({ post }: { post: Post }) {
  const [open, setOpen] = useState(false)
  const { owns, moderator } = useThread()
  if (!post.editedAt) return null
  if (!owns(post) && !moderator) return <span className="edited">{say('edited')}</span>
  return (
    <span>
      <button type="button" className="edited link" onClick={() => setOpen(true)}>
        {say('editedShow', { sr: (inside) => <span className="sr">{inside}</span> })}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={say('earlierTexts')} wide>
        {open && <Revisions id={post._id} editedAt={post.editedAt} />}
      </Dialog>
    </span>
  )
}

function Revisions({ id, editedAt }: { id: string; editedAt: string }) {
  const { queryKey, ...query } = read(listRevisions, { params: { id } }, { quiet: true })
  const { data, isError, refetch } = useQuery({
    ...query,
    queryKey: [...queryKey, editedAt],
    gcTime: 0,
  })
  if (isError) return <LoadFailed title={say('earlierTextsFailed')} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading words={say('loadingEarlierTexts')}>
        <Skeleton width={40} />
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <ol className="revisions">
      {data.data.map((revision) => (
        <RevisionItem key={revision.replacedAt} revision={revision} />
      ))}
    </ol>
  )
}

function RevisionItem({ revision: { title, content, editor, replacedAt } }: { revision: Revision }) {
  return (
    <li>
      <p className="label plain">
        {say('untilChanged', { time: () => <LocalTime iso={replacedAt} />, editor: nameOf(editor) })}
      </p>
      {title && <p className="card-title">{title}</p>}
      <AsTyped label={say('earlierText')}>{content}</AsTyped>
    </li>
  )
}

/** Shows a text as it was typed, not rendered. */
export function AsTyped({ label, children }: { label: string; children: string }) {
  return (
    // Several stand on a page under one name, so it is no landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="as-typed" role="group" aria-label={label} {...reachable}>
      {children}
    </div>
  )
}
