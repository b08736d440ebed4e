import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SignInLink } from '../shell/public.ts'
import { say } from './curriculum-words.ts'

/** For visitors: why the boxes cannot be ticked, and a link to sign in. */
export function KeepCount() {
  return (
    <p className="muted">
      {say('signIn', { link: (inside) => <SignInLink className="link">{inside}</SignInLink> })}
    </p>
  )
}

export function ProgressMissing({ retry }: { retry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      {say('notArrived')}{' '}
      <Button size="dense" onClick={retry}>
        {say('again')}
      </Button>
    </Notice>
  )
}
