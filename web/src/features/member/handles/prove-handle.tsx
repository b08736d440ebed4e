import { say } from 'words:handle'
import { beginProof, checkHandle, type OwnHandle } from '@callofcode/contract/handle/handle'
import { call } from '../../../platform/api/client.ts'
import { SecretOnce } from '../../../platform/form/secret-once.tsx'
import { LocalTime } from '../../../platform/time/shown-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { useHandleCall } from './use-handle-call.ts'

/** Leads through a proof: get a token, put it on the site, and have it checked. */
export function ProveHandle({ handle }: { handle: OwnHandle }) {
  const { site, token } = handle
  const begin = useHandleCall(() => call(beginProof, { params: { site } }))
  if (token) return <Steps handle={handle} token={token} />
  return (
    <div className="row-btns">
      <Button busy={begin.isPending} onClick={() => begin.send(undefined)}>
        {say('prove')}
        <span className="sr"> {FIELD_LABELS[site]}</span>
      </Button>
      {begin.failure && (
        <p className="small" role="alert">
          {begin.failure}
        </p>
      )}
    </div>
  )
}

interface StepsProps {
  readonly handle: OwnHandle
  readonly token: NonNullable<OwnHandle['token']>
}

function Steps({ handle, token }: StepsProps) {
  const { site, checking } = handle
  const check = useHandleCall(() => call(checkHandle, { params: { site } }))
  const name = FIELD_LABELS[site]
  return (
    <div className="handle-proof">
      <ol className="handle-steps">
        <li>
          <SecretOnce
            label={say('token', { site: name })}
            secret={token.text}
            hint={say('tokenHint', { at: token.until, date: () => <LocalTime iso={token.until} /> })}
          />
        </li>
        <li>{say('putProof', { site })}</li>
        <li>
          <Button
            variant="primary"
            busy={(checking || check.isPending) && say('checking')}
            onClick={() => check.send(undefined)}
          >
            {say('checkNow')}
            <span className="sr"> {name}</span>
          </Button>
        </li>
      </ol>
      <p className="small" role="status">
        {checking ? say('onItsWay') : (check.failure ?? <Failure handle={handle} />)}
      </p>
    </div>
  )
}

/** Shows why and when the last check failed. */
export function Failure({ handle: { failure, site } }: { handle: OwnHandle }) {
  if (!failure) return null
  return (
    <>
      {say('failure', { why: failure.why, site: FIELD_LABELS[site] })}{' '}
      <span className="muted">
        {say('lookedAt', { at: failure.at, date: () => <LocalTime iso={failure.at} /> })}
      </span>
    </>
  )
}
