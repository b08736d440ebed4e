import { endJoinCode, type JoinCode, listJoinCodes, listJoinUses } from '@callofcode/contract/site/join-code'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { counted, figure } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { NewJoinCode } from './new-join-code.tsx'

/** For admins: links that let people in without a decision. */
export function JoinCodesButton() {
  const { data: session } = useSession()
  const [open, setOpen] = useState(false)
  if (!isAdmin(session)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Join codes</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Join codes" wide>
        <p className="muted">
          Who signs up by the link of a live code is a member at once. Show it at a desk, or send it to a
          class. Who was declined before stays for you to decide.
        </p>
        <NewJoinCode />
        <JoinCodeList />
      </Dialog>
    </>
  )
}

const FIRST: string | undefined = undefined

function JoinCodeList() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: keyOf(listJoinCodes),
    queryFn: ({ pageParam }) => call(listJoinCodes, { query: { cursor: pageParam } }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  if (!data)
    return error ? (
      <LoadFailed title="The join codes did not arrive" retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words="Loading join codes...">
        <Skeleton size="tall" />
      </Loading>
    )
  const codes = data.pages.flatMap((page) => page.data)
  if (codes.length === 0) return <p className="small muted">None yet.</p>
  return (
    <>
      <ul className="rows join-codes" aria-label="Join codes">
        {codes.map((code) => (
          <JoinCodeRow key={code._id} code={code} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetching && 'Loading...'} onClick={() => void fetchNextPage()}>
          Older codes
        </Button>
      )}
    </>
  )
}

const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
const linkOf = (code: string) =>
  `${location.origin}/signup?${new URLSearchParams({ tab: 'signup', join: written(code) })}`

function JoinCodeRow({
  code: { _id, code, note, uses, mostUses, endsAt, endedAt, isLive, by },
}: {
  code: JoinCode
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endJoinCode, { params: { id: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listJoinCodes) }),
  })
  const copy = async () => {
    if (await copyText(linkOf(code))) toast.success('Link copied')
    else toast.error(`Not copied. The link is ${linkOf(code)}`)
  }
  return (
    <li>
      <p className="card-title">{note}</p>
      <p className="join-code">
        <code>{written(code)}</code>
        {isLive ? (
          <Badge tone="selected" icon="check">
            Live
          </Badge>
        ) : (
          <Badge tone="rejected" icon="cross">
            {uses >= mostUses ? 'Used up' : 'Ended'}
          </Badge>
        )}
      </p>
      <p className="label plain">
        {`${figure(uses)} of ${figure(mostUses)} used, ${endedAt || !isLive ? 'ended' : 'ends'} `}
        <LocalTime iso={endedAt ?? endsAt} />
        {by && `, made by ${by}`}
      </p>
      <div className="row-btns">
        {isLive && (
          <>
            <Button onClick={() => copy().catch(reportError)}>
              <Icon name="copy" />
              Copy link<span className="sr"> for {note}</span>
            </Button>
            <Button variant="danger" busy={isPending && 'Ending...'} onClick={() => mutate()}>
              End<span className="sr"> the code for {note}</span>
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
        {counted(uses, 'signup', 'signups')}
        <Icon name="down" small />
      </Button>
      {open && <UseList id={id} />}
    </>
  )
}

function UseList({ id }: { id: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listJoinUses), id],
    queryFn: ({ pageParam }) => call(listJoinUses, { params: { id }, query: { cursor: pageParam } }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  if (!data)
    return error ? (
      <LoadFailed title="The members did not arrive" retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words="Loading members...">
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
        <Button busy={isFetching && 'Loading...'} onClick={() => void fetchNextPage()}>
          Earlier signups
        </Button>
      )}
    </>
  )
}
