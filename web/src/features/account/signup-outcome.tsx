import { sendConfirmation } from '@callofcode/contract/account/address'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Button } from '../../platform/ui/button.tsx'

export interface Sent {
  readonly email: string
  /** With a join code, so that nobody has to decide. */
  readonly isIn: boolean
}

/** Somebody may still hold a code that the club gave them. */
export function SignupClosed({ onLogin, onCode }: { onLogin: () => void; onCode: () => void }) {
  return (
    <>
      <Notice role="status">{messages.signupClosed}</Notice>
      <div className="row-btns">
        <Button onClick={onLogin}>I have an account</Button>
        <Button onClick={onCode}>I have a join code</Button>
      </div>
    </>
  )
}

/** What happens after a signup. It must not reveal whether the address was known. */
export function SignupSent({ sent: { email, isIn }, onLogin }: { sent: Sent; onLogin: () => void }) {
  return (
    <>
      <Notice tone="success" role="status">
        {isIn ? (
          <>You signed up with a join code. Log in with {email} now.</>
        ) : (
          <>
            Your signup was sent for approval. The club decides on it and writes to {email}; then you can log
            in.
          </>
        )}
      </Notice>
      <p className="small muted">
        Open the link in the mail to this address, so that the club knows it is yours.
      </p>
      <LinkAgain email={email} />
      <Button size="big" onClick={onLogin}>
        Back to Login
      </Button>
    </>
  )
}

/** Says the same for every address. */
function LinkAgain({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(sendConfirmation, { body: { email } }),
    onSuccess: ({ message }) => toast.success(message),
  })
  return (
    <Button variant="ghost" disabled={isSuccess} busy={isPending && 'Sending...'} onClick={() => mutate()}>
      No mail? Send the link again
    </Button>
  )
}
