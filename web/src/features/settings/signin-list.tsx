import { say } from 'words:settings'
import {
  endOtherSignins,
  endSignin,
  listSignins,
  ownAccountMessages,
  type SigninRecord,
} from '@callofcode/contract/account/own-account'
import { listPlanFeeds, type PlanFeed, removePlanFeed } from '@callofcode/contract/plan/plan-places'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toldOf } from '../../platform/language/told.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { useEnd } from './use-end.ts'

/** Lists the sign-ins. They are always read again, because one may have been ended elsewhere. */
export function SigninList() {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(listSignins, {}, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (data) return <Rows signins={data.data} />
  if (!error) return <SigninsWaiting />
  return (
    <LoadFailed title={say('loginsFailed')} retry={() => void refetch()} busy={isFetching}>
      {say('noneEnded')}
    </LoadFailed>
  )
}

function Rows({ signins }: { signins: readonly SigninRecord[] }) {
  const others = signins.filter(({ current }) => !current).length
  return (
    <>
      <p className="small muted">{say('loginsLead')}</p>
      <ul className="rows signins">
        {signins.map((signin) => (
          <SigninRow key={signin._id} signin={signin} />
        ))}
      </ul>
      {others === 0 && <p className="small muted">{say('noOtherLogins')}</p>}
      <Calendars />
      <div className="row-btns">
        {others > 0 && <EndOthers count={others} />}
        <SignOutEverywhere />
      </div>
    </>
  )
}

function SigninsWaiting() {
  return (
    <Loading words={say('loadingSignIns')}>
      <ul className="rows signins" aria-hidden="true">
        {[40, 55].map((width) => (
          <li key={width} className="skels">
            <Skeleton width={width} size="tall" />
            <Skeleton width={width / 2} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function SigninRow({ signin }: { signin: SigninRecord }) {
  const { _id, address, signedInAt, lastSeenAt, current } = signin
  const device = toldOf([ownAccountMessages.unknownDevice], signin.device)
  const { end, isPending } = useEnd({ ...list, send: () => call(endSignin, { params: { id: _id } }) })
  return (
    <li aria-busy={isPending || undefined}>
      <div className="signin-what">
        <p className="card-title">
          {device}
          {current && (
            <Badge variant="boxed" tone="selected" icon="check">
              {say('thisOne')}
            </Badge>
          )}
        </p>
        <p className="small muted">{say('lastSeen', { time: () => <LocalTime iso={lastSeenAt} /> })}</p>
        <p className="label plain">
          {say('loggedInFrom', {
            time: () => <LocalTime iso={signedInAt} />,
            address: address ? 'yes' : 'no',
            address2: address ?? '',
          })}
        </p>
      </div>
      {!current && (
        <Button busy={isPending && say('ending')} onClick={end}>
          {say('endTheSignIn', { device, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      )}
    </li>
  )
}

function EndOthers({ count }: { count: number }) {
  const [asked, setAsked] = useState(false)
  const { end, isPending } = useEnd({ ...list, send: () => call(endOtherSignins, {}) })
  const confirm = () => {
    setAsked(false)
    end()
  }
  return (
    <>
      <Button busy={isPending && say('ending')} onClick={() => setAsked(true)}>
        {say('endAllOthers')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('endAllOthers')}
        question={say('endOthersAsk', { count })}
        keep={say('keepThem')}
        onConfirm={confirm}
      >
        {say('theyAreSignedOut')}
      </ConfirmDialog>
    </>
  )
}

/** Lists the addresses from which calendars read plans without a sign-in. */
function Calendars() {
  const { data } = useQuery({ ...read(listPlanFeeds, {}, { quiet: true }), refetchOnMount: 'always' })
  if (!data || data.data.length === 0) return null
  return (
    <>
      <p className="small muted">{say('calendarsRead')}</p>
      <ul className="rows signins">
        {data.data.map((feed) => (
          <CalendarRow key={feed._id} feed={feed} />
        ))}
      </ul>
    </>
  )
}

function CalendarRow({ feed: { _id, title, madeAt } }: { feed: PlanFeed }) {
  const { end, isPending } = useEnd({
    list: listPlanFeeds,
    titleId: list.titleId,
    send: () => call(removePlanFeed, { params: { id: _id } }),
  })
  return (
    <li aria-busy={isPending || undefined}>
      <div className="signin-what">
        <p className="card-title">{title}</p>
        <p className="small muted">{say('addressMade', { time: () => <LocalTime iso={madeAt} /> })}</p>
      </div>
      <Button busy={isPending && say('ending')} onClick={end}>
        {say('endTheAddress', { title, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
    </li>
  )
}

const list = { list: listSignins, titleId: 'sign-ins-title' } as const
