import { listSignins, type SigninRecord } from '@callofcode/contract/own-account'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { EndOthers } from './end-others.tsx'
import { SigninRow } from './signin-row.tsx'

/** Asked anew each time: what was ended elsewhere is not to stand here as if it were in force. */
export function SigninList() {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(listSignins, {}, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (data) return <Rows signins={data.data} />
  if (!error) return <SigninsWaiting />
  return (
    <ErrorState
      title="Your sign-ins did not arrive"
      action={
        <Button busy={isFetching && 'Trying again...'} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      None of them was ended.
    </ErrorState>
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
      {others > 0 ? (
        <EndOthers count={others} />
      ) : (
        <p className="small muted">You are signed in nowhere else.</p>
      )}
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
