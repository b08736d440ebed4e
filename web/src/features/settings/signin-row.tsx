import type { SigninRecord } from '@callofcode/contract/own-account'
import { LocalTime } from '../../platform/time/local-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useEndSignin } from './use-end-signins.ts'

export function SigninRow({ signin }: { signin: SigninRecord }) {
  const { _id, device, address, signedInAt, lastSeenAt, current } = signin
  const { end, isPending } = useEndSignin(_id)
  return (
    <li aria-busy={isPending || undefined}>
      <div className="signin-what">
        <p className="card-title">
          {device}
          {current && (
            <Badge look="boxed" tone="selected" icon="check">
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
