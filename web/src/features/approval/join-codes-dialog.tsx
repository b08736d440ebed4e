import { say } from 'words:approval'
import {
  endJoinCode,
  type JoinCode,
  listJoinCodes,
  listJoinUses,
} from '@callofcode/contract/approval/join-code'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useOpenAt } from '../../platform/overlay/use-open-at.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { JoinPoster, written } from './join-poster.tsx'
import { NewJoinCode } from './new-join-code.tsx'

/** Lets admins make links that admit people without a decision. */
export function JoinCodesButton() {
  const { data: session } = useSession()
  const [open, setOpen] = useOpenAt('join-codes')
  const [shown, setShown] = useState<JoinCode>()
  if (!isAdmin(session)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('joinCodes')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={shown?.note ?? say('joinCodes')} wide>
        {shown ? (
          <JoinPoster code={shown} onBack={() => setShown(undefined)} />
        ) : (
          <>
            <p className="muted">{say('joinCodesHint')}</p>
            <NewJoinCode />
            <JoinCodeList onShow={setShown} />
          </>
        )}
      </Dialog>
    </>
  )
}

function JoinCodeList({ onShow }: { onShow: (code: JoinCode) => void }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...readPages(listJoinCodes, {}, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data)
    return error ? (
      <LoadFailed title={say('joinCodesFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingJoinCodes')}>
        <Skeleton size="tall" />
      </Loading>
    )
  const codes = data.pages.flatMap((page) => page.data)
  if (codes.length === 0) return <p className="small muted">{say('noJoinCodes')}</p>
  return (
    <>
      <ul className="rows join-codes" aria-label={say('joinCodes')}>
        {codes.map((code) => (
          <JoinCodeRow key={code._id} code={code} onShow={() => onShow(code)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetching && say('loading')} onClick={() => void fetchNextPage()}>
          {say('olderCodes')}
        </Button>
      )}
    </>
  )
}

function JoinCodeRow({
  code: { _id, code, note, uses, mostUses, endsAt, endedAt, isLive, by, batch, passoutYear, link },
  onShow,
}: {
  code: JoinCode
  onShow: () => void
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endJoinCode, { params: { id: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listJoinCodes) }),
  })
  const copy = async () => {
    if (await copyText(link)) toast.success(say('linkCopied'))
    else toast.error(say('linkNotCopied', { code: link }))
  }
  const gives = [batch?.name, passoutYear && say('passout', { passoutYear })].filter(Boolean)
  return (
    <li>
      <p className="card-title">{note}</p>
      <p className="join-code">
        <code>{written(code)}</code>
        {isLive ? (
          <Badge tone="selected" icon="check">
            {say('live')}
          </Badge>
        ) : (
          <Badge tone="rejected" icon="cross">
            {uses >= mostUses ? say('usedUp') : say('ended')}
          </Badge>
        )}
      </p>
      <p className="label plain">
        {say('joinCodeUse', {
          uses,
          mostUses,
          endedAt: endedAt || !isLive ? 'yes' : 'no',
          time: () => <LocalTime iso={endedAt ?? endsAt} />,
          by: by ? 'yes' : 'no',
          by2: by ?? '',
        })}
      </p>
      {gives.length > 0 && <p className="label plain">{gives.join(', ')}</p>}
      <div className="row-btns">
        {isLive && (
          <>
            <Button onClick={onShow}>
              <Icon name="grid" />
              {say('showQr', { note, sr: (inside) => <span className="sr">{inside}</span> })}
            </Button>
            <Button onClick={() => copy().catch(reportError)}>
              <Icon name="copy" />
              {say('copyLink', { note, sr: (inside) => <span className="sr">{inside}</span> })}
            </Button>
            <Button variant="danger" busy={isPending && say('ending')} onClick={() => mutate()}>
              {say('endCode', { note, sr: (inside) => <span className="sr">{inside}</span> })}
            </Button>
          </>
        )}
      </div>
      {uses > 0 && <WhoUsed id={_id} uses={uses} />}
    </li>
  )
}

function WhoUsed({ id, uses }: { id: string; uses: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="dense" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('codeSignups', { uses })}
        <Icon name="down" small />
      </Button>
      {open && <UseList id={id} />}
    </>
  )
}

function UseList({ id }: { id: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...readPages(listJoinUses, { params: { id } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data)
    return error ? (
      <LoadFailed title={say('membersFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingMembers')}>
        <Skeleton size="tall" />
      </Loading>
    )
  const people = data.pages.flatMap((page) => page.data)
  return (
    <>
      <ul className="join-uses">
        {people.map(({ _id, name, email, joinedAt }) => (
          <li key={_id}>
            {name} <span className="small muted">{email}</span>{' '}
            <span className="label plain">
              <LocalTime iso={joinedAt} />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetching && say('loading')} onClick={() => void fetchNextPage()}>
          {say('earlierSignups')}
        </Button>
      )}
    </>
  )
}
