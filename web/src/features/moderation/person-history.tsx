import { say } from 'words:moderation'
import {
  type HistoryEntry,
  type HistoryKind,
  liftPause,
  listHistory,
} from '@callofcode/contract/moderation/sanction'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { named } from '../../platform/language/words.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AsTyped, nameOf, replyAnchor } from '../forum/public.ts'
import { useShowPerson } from './sanction-dialog.tsx'

export const historyOf = (id: string, kind: HistoryKind, cursor?: string) =>
  read(listHistory, { params: { id }, query: { kind, ...(cursor && { cursor }) } }, { quiet: true })

interface HistoryProps {
  id: string
  name: string
  part: HistoryKind
  search: { readonly part?: string | undefined; readonly cursor?: string | undefined }
}

const nothing: Readonly<Record<HistoryKind, string>> = {
  get posts() {
    return say('noPosts')
  },
  get removed() {
    return say('noRemoved')
  },
  get about() {
    return say('noFlagsAbout')
  },
  get by() {
    return say('noFlagsBy')
  },
  get measures() {
    return say('noSanctions')
  },
}

export function History({ id, name, part, search }: HistoryProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...historyOf(id, part, search.cursor),
    refetchOnMount: 'always',
  })
  if (!data && error)
    return (
      <LoadFailed
        title={refusedCursor(error) ?? say('historyFailed')}
        retry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data)
    return (
      <Loading words={say('loadingHistory')}>
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <>
      {data.data.length === 0 && <EmptyState label={say('noneHereLabel')} title={nothing[part]} />}
      <ul className="rows flags">
        {data.data.map((entry) => (
          <Entry key={entry._id} entry={entry} part={part} id={id} name={name} />
        ))}
      </ul>
      <MoreOfList to={paths.person(id)} search={search} next={data.nextCursor} things={say('entries')} />
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
  const { post, words, until, liftedAt, acknowledgedAt, measure: sanction } = entry
  const runs = sanction === 'pause' && !liftedAt && until !== null && Date.parse(until) > Date.now()
  return (
    <li className="flag-row">
      <div className="flag-said">
        <EntryHead entry={entry} part={part} />
        {words && (
          <p className="sanction-words" dir="auto">
            {words}
          </p>
        )}
        {until && (
          <p className="small muted">
            {liftedAt ? say('lifted') : say('until')}
            <LocalTime iso={liftedAt ?? until} />
          </p>
        )}
        {sanction === 'warning' && (
          <p className="small muted">
            {acknowledgedAt
              ? say('read', { time: () => <LocalTime iso={acknowledgedAt} /> })
              : say('notRead')}
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
            <AsTyped label={say('post')}>{post.content}</AsTyped>
          </>
        )}
      </div>
      {runs && <Lift pause={entry._id} id={id} name={name} />}
    </li>
  )
}

const kinds = {
  get warning() {
    return say('warning')
  },
  get pause() {
    return say('pause')
  },
  get note() {
    return say('note')
  },
} as const
const rulings = {
  get kept() {
    return say('kept')
  },
  get removed() {
    return say('removed')
  },
} as const

function EntryHead({
  entry: { measure: sanction, reason, by, at, ruling, post },
  part,
}: Pick<EntryProps, 'entry' | 'part'>) {
  return (
    <p className="flag-kind">
      {(sanction || reason) && (
        <Badge
          variant="boxed"
          tone={sanction === 'pause' ? 'rejected' : sanction === 'note' ? 'selected' : 'pending'}
          icon={sanction === 'pause' ? 'pause' : sanction === 'note' ? 'edit' : sanction ? 'warning' : 'flag'}
        >
          {sanction ? kinds[sanction] : reason}
        </Badge>
      )}
      <span className="label plain">
        {sanction && reason && `${named('moderation', reason)}, `}
        {by && say('by', { by: nameOf(by) })}
        <LocalTime iso={at} />
        {(part === 'about' || part === 'by') && `, ${ruling ? rulings[ruling].toLowerCase() : 'waits'}`}
        {post?.removed && part !== 'removed' && say('removedSince')}
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
      <Button onClick={() => setAsked(true)}>{say('liftPause')}</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('liftPause')}
        question={say('liftQuestion', { name })}
        keep={say('cancel')}
        danger={false}
        busy={isPending && say('lifting')}
        onConfirm={() => mutate()}
      >
        {say('liftOutcome', { mails: useMails() })}
      </ConfirmDialog>
    </div>
  )
}
