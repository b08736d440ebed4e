import { useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'

/** Why one is on Signup after pressing Login, and the way back. */
export function FailedLoginNotice({ reason, onLogin }: { reason: string; onLogin: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  // The pressed button is gone; who uses a keyboard goes on from here.
  useEffect(() => back.current?.focus(), [])
  return (
    <Notice tone="warning" role="alert" className="with-way-on">
      <p>
        <strong>Sign-in failed.</strong> {reason} This is the Signup tab, in case you have no account yet.
      </p>
      <Button ref={back} size="dense" onClick={onLogin}>
        Back to Login
      </Button>
    </Notice>
  )
}
