import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'

/** For visitors: why the boxes cannot be ticked, and a link to sign in. */
export function KeepCount() {
  return (
    <p className="muted">
      <SignInLink className="link">Sign in</SignInLink> to tick questions off and keep count.
    </p>
  )
}

export function ProgressMissing({ retry }: { retry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      Your progress has not arrived yet.{' '}
      <Button size="dense" onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}
