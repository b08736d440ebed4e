import { say } from 'words:settings'
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
        {say('tokensLead', {
          link: (inside) => (
            <a className="link" href={paths.apiDocs}>
              {inside}
            </a>
          ),
        })}
      </p>
      {data ? (
        <Rows tokens={data.data} />
      ) : error ? (
        <LoadFailed title={say('tokensFailed')} retry={() => void refetch()} busy={isFetching}>
          {say('noneEnded')}
        </LoadFailed>
      ) : (
        <Loading words={say('loadingTokens')}>
          <Skeleton size="control" />
        </Loading>
      )}
      <MakeToken />
    </>
  )
}

function Rows({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <p className="small">{say('youHaveNoTokens')}</p>
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
    list: listTokens,
    titleId: 'api-tokens-title',
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
              {say('ended')}
            </Badge>
          )}
        </p>
        <p className="small">{scopes.join(' · ')}</p>
        <p className="small muted">
          {usedAt ? say('lastUsed', { time: () => <LocalTime iso={usedAt} /> }) : say('neverUsed')}
        </p>
        <p className="label plain">
          {say('tokenDates', {
            date: () => <LocalDate iso={createdAt} />,
            isLive: isLive ? 'yes' : 'no',
            date2: () => <LocalDate iso={endsAt} />,
          })}
        </p>
      </div>
      <Button busy={isPending && say('ending')} onClick={() => (isLive ? setAsked(true) : end())}>
        {isLive ? say('end') : say('remove')}
        <span className="sr"> {say('theToken', { name })}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('endToken')}
        question={say('endTheToken', { name })}
        onConfirm={confirm}
      >
        {say('endTokenHint')}
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
        {say('newToken')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('newToken')}>
        <NewToken onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
