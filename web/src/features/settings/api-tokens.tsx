import { type ApiToken, endToken, listTokens } from '@callofcode/contract/account/api-token'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalDate, LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { NewToken } from './new-token.tsx'
import { useEnd } from './use-end.ts'

/** Always read again, because a program may have used one. */
export function ApiTokens() {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(listTokens, {}, { quiet: true }),
    refetchOnMount: 'always',
  })
  return (
    <>
      <p className="small muted">
        With a token, a program acts for you: your editor, a script, a bot. It does what its scopes say, never
        touches your account, and ends on its day. The{' '}
        <a className="link" href={paths.apiDocs}>
          API page
        </a>{' '}
        says which scope each call needs.
      </p>
      {data ? (
        <Rows tokens={data.data} />
      ) : error ? (
        <LoadFailed title="Your tokens did not arrive" retry={() => void refetch()} busy={isFetching}>
          None of them was ended.
        </LoadFailed>
      ) : (
        <Loading words="Loading tokens...">
          <Skeleton size="control" />
        </Loading>
      )}
      <MakeToken />
    </>
  )
}

function Rows({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <p className="small">You have no tokens.</p>
  return (
    <ul className="rows signins">
      {tokens.map((token) => (
        <TokenRow key={token._id} token={token} />
      ))}
    </ul>
  )
}

function TokenRow({ token }: { token: ApiToken }) {
  const { _id, name, ending, scopes, createdAt, endsAt, usedAt, isLive } = token
  const [asked, setAsked] = useState(false)
  const { end, isPending } = useEnd({
    ...{ list: listTokens, titleId: 'api-tokens-title' },
    send: () => call(endToken, { params: { id: _id } }),
  })
  const confirm = () => {
    setAsked(false)
    end()
  }
  return (
    <li aria-busy={isPending || undefined}>
      <div className="signin-what">
        <p className="card-title">
          {name}
          <span className="label plain">…{ending}</span>
          {!isLive && (
            <Badge variant="boxed" tone="rejected">
              Ended
            </Badge>
          )}
        </p>
        <p className="small">{scopes.join(' · ')}</p>
        <p className="small muted">
          {usedAt ? (
            <>
              Last used <LocalTime iso={usedAt} />
            </>
          ) : (
            'Never used'
          )}
        </p>
        <p className="label plain">
          Made <LocalDate iso={createdAt} />, {isLive ? 'ends' : 'ended'} <LocalDate iso={endsAt} />
        </p>
      </div>
      <Button busy={isPending && 'Ending...'} onClick={() => (isLive ? setAsked(true) : end())}>
        {isLive ? 'End' : 'Remove'}
        <span className="sr"> the token {name}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="End token"
        question={`End the token “${name}”?`}
        onConfirm={confirm}
      >
        The program that uses it is refused from its next call on.
      </ConfirmDialog>
    </li>
  )
}

function MakeToken() {
  const [open, setOpen] = useState(false)
  return (
    <div className="row-btns">
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        New token
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="New token">
        <NewToken onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
