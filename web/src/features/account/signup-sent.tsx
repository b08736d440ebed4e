import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'

/** After a signup: what happens next. Says nothing that would tell whether the address was known. */
export function SignupSent({ email, onLogin }: { email: string; onLogin: () => void }) {
  return (
    <>
      <Notice tone="success" role="status">
        Your signup was sent for approval. The club decides on it and writes to {email}; then you can log in.
      </Notice>
      <Button size="big" onClick={onLogin}>
        Back to Login
      </Button>
    </>
  )
}
