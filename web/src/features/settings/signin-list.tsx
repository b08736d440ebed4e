import {
  endOtherSignins,
  endSignin,
  listSignins,
  type SigninRecord,
} from '@callofcode/contract/account/own-account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { useEnd } from './use-end.ts'

/** Always read again, because a sign-in may have been ended elsewhere. */
export function SigninList() {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(listSignins, {}, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (data) return <Rows signins={data.data} />
  if (!error) return <SigninsWaiting />
  return (
    <LoadFailed title="Your sign-ins did not arrive" retry={() => void refetch()} busy={isFetching}>
      None of them was ended.
    </LoadFailed>
  )
}

function Rows({ signins }: { signins: readonly SigninRecord[] }) {
  const others = signins.filter(({ current }) => !current).length
  return (
    <>
      <p className="small muted">
        Where your account is signed in. If you do not know one of them, end it and change your password.
      </p>
      <ul className="rows signins">
        {signins.map((signin) => (
          <SigninRow key={signin._id} signin={signin} />
        ))}
      </ul>
      {others === 0 && <p className="small muted">You are signed in nowhere else.</p>}
      <div className="row-btns">
        {others > 0 && <EndOthers count={others} />}
        <SignOutEverywhere />
      </div>
    </>
  )
}

function SigninsWaiting() {
  return (
    <Loading words="Loading sign-ins...">
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
  const { _id, device, address, signedInAt, lastSeenAt, current } = signin
  const { end, isPending } = useEnd({ ...list, send: () => call(endSignin, { params: { id: _id } }) })
  return (
    <li aria-busy={isPending || undefined}>
      <div className="signin-what">
        <p className="card-title">
          {device}
          {current && (
            <Badge variant="boxed" tone="selected" icon="check">
              This one
            </Badge>
          )}
        </p>
        <p className="small muted">
          Last seen <LocalTime iso={lastSeenAt} />
        </p>
        <p className="label plain">
          Signed in <LocalTime iso={signedInAt} />
          {address && ` from ${address}`}
        </p>
      </div>
      {!current && (
        <Button busy={isPending && 'Ending...'} onClick={end}>
          End<span className="sr"> the sign-in of {device}</span>
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
      <Button busy={isPending && 'Ending...'} onClick={() => setAsked(true)}>
        End all others
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="End all others"
        question={`End ${counted(count, 'other sign-in', 'other sign-ins')}?`}
        keep="Keep them"
        onConfirm={confirm}
      >
        They are signed out at once. This one stays signed in.
      </ConfirmDialog>
    </>
  )
}

const list = { list: listSignins, titleId: 'sign-ins-title' } as const
