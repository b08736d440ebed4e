import {
  type HistoryEntry,
  type HistoryKind,
  liftPause,
  listHistory,
} from '@callofcode/contract/talk/measure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AsTyped, nameOf, replyAnchor } from '../forum/public.ts'
import { useShowPerson } from './use-show-person.ts'

export const historyOf = (id: string, kind: HistoryKind, cursor?: string) =>
  read(listHistory, { params: { id }, query: { kind, ...(cursor && { cursor }) } }, { quiet: true })

interface HistoryProps {
  id: string
  name: string
  part: HistoryKind
  search: { readonly part?: string | undefined; readonly cursor?: string | undefined }
}

const nothing: Readonly<Record<HistoryKind, string>> = {
  posts: 'They have posted nothing that stands',
  removed: 'No post of theirs was removed',
  about: 'Nobody flagged a post of theirs',
  by: 'They flagged nothing',
  measures: 'No warning, no pause, no note',
}

export function History({ id, name, part, search }: HistoryProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...historyOf(id, part, search.cursor),
    refetchOnMount: 'always',
  })
  if (!data && error)
    return (
      <LoadFailed
        title={refusedCursor(error) ?? 'The history did not arrive'}
        retry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data)
    return (
      <Loading words="Loading the history...">
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <>
      {data.data.length === 0 && <EmptyState label="0 here" title={nothing[part]} />}
      <ul className="rows flags">
        {data.data.map((entry) => (
          <Entry key={entry._id} entry={entry} part={part} id={id} name={name} />
        ))}
      </ul>
      <MoreOfList to={paths.person(id)} search={search} next={data.nextCursor} things="entries" />
    </>
  )
}

interface EntryProps {
  entry: HistoryEntry
  part: HistoryKind
  id: string
  name: string
}

function Entry({ entry, part, id, name }: EntryProps) {
  const { post, words, until, liftedAt, acknowledgedAt, measure } = entry
  const runs = measure === 'pause' && !liftedAt && until !== null && Date.parse(until) > Date.now()
  return (
    <li className="flag-row">
      <div className="flag-said">
        <EntryHead entry={entry} part={part} />
        {words && (
          <p className="measure-words" dir="auto">
            {words}
          </p>
        )}
        {until && (
          <p className="small muted">
            {liftedAt ? 'Lifted, ' : 'Until '}
            <LocalTime iso={liftedAt ?? until} />
          </p>
        )}
        {measure === 'warning' && (
          <p className="small muted">
            {acknowledgedAt ? (
              <>
                Read: <LocalTime iso={acknowledgedAt} />
              </>
            ) : (
              'Not read yet'
            )}
          </p>
        )}
        {post && (
          <>
            <h2 className="card-title">
              <Link
                className="link"
                to={paths.thread(post.threadId)}
                {...(post._id !== post.threadId && !post.removed && { hash: replyAnchor(post._id) })}
              >
                <bdi>{post.title}</bdi>
              </Link>
            </h2>
            <AsTyped label="Post">{post.content}</AsTyped>
          </>
        )}
      </div>
      {runs && <Lift pause={entry._id} id={id} name={name} />}
    </li>
  )
}

const kinds = { warning: 'Warning', pause: 'Pause', note: 'Note' } as const
const rulings = { kept: 'Kept', removed: 'Removed' } as const

function EntryHead({
  entry: { measure, reason, by, at, ruling, post },
  part,
}: Pick<EntryProps, 'entry' | 'part'>) {
  return (
    <p className="flag-kind">
      {(measure || reason) && (
        <Badge
          variant="boxed"
          tone={measure === 'pause' ? 'rejected' : measure === 'note' ? 'selected' : 'pending'}
          icon={measure === 'pause' ? 'pause' : measure === 'note' ? 'edit' : measure ? 'warning' : 'flag'}
        >
          {measure ? kinds[measure] : reason}
        </Badge>
      )}
      <span className="label plain">
        {measure && reason && `${reason}, `}
        {by && `by ${nameOf(by)}, `}
        <LocalTime iso={at} />
        {(part === 'about' || part === 'by') && `, ${ruling ? rulings[ruling].toLowerCase() : 'waits'}`}
        {post?.removed && part !== 'removed' && ', removed since'}
      </span>
    </p>
  )
}

function Lift({ pause, id, name }: { pause: string; id: string; name: string }) {
  const [asked, setAsked] = useState(false)
  const show = useShowPerson(id)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(liftPause, { params: { id: pause } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setAsked(false)
      return show()
    },
  })
  return (
    <div className="row-btns">
      <Button onClick={() => setAsked(true)}>Lift the pause</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Lift the pause"
        question={`Let ${name} write again now?`}
        keep="Leave it"
        danger={false}
        busy={isPending && 'Lifting...'}
        onConfirm={() => mutate()}
      >
        They are told, here and by mail.
      </ConfirmDialog>
    </div>
  )
}
