import { say } from 'words:account'
import { sendConfirmation } from '@callofcode/contract/account/address'
import { messages } from '@callofcode/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { told } from '../../platform/language/told.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { useFirstProblem, useSolvedHere } from '../solved/public.ts'

export interface Sent {
  readonly email: string
  /** The member used a join code, so no decision is needed. */
  readonly isIn: boolean
}

/** Offers the code field, because somebody may have a code. */
export function SignupClosed({ onLogin, onCode }: { onLogin: () => void; onCode: () => void }) {
  return (
    <>
      <Notice role="status">{told(messages.signupClosed)}</Notice>
      <div className="row-btns">
        <Button onClick={onLogin}>{say('haveAccount')}</Button>
        <Button onClick={onCode}>{say('haveCode')}</Button>
      </div>
    </>
  )
}

/** Explains the next step after a signup. It must not reveal whether the address was registered. */
export function SignupSent({ sent: { email, isIn }, onLogin }: { sent: Sent; onLogin: () => void }) {
  const mails = useMails()
  const hasSolved = useSolvedHere().size > 0
  return (
    <>
      <Notice tone="success" role="status">
        {isIn ? say('sentIn', { email }) : say('sentWaits', { email, mails })}
      </Notice>
      {mails === 'yes' && (
        <>
          <p className="small muted">{say('openMail')}</p>
          <LinkAgain email={email} />
        </>
      )}
      {hasSolved && <p className="small muted">{say('solvedStays')}</p>}
      {!isIn && <TryMeanwhile main />}
      <Button size="big" onClick={onLogin}>
        {say('backToLogin')}
      </Button>
    </>
  )
}

/** Offers a problem to a person who waits for approval. */
export function TryMeanwhile({ main = false }: { main?: boolean }) {
  const { to } = useFirstProblem()
  return (
    <Link className={buttonClass(main ? { variant: 'primary', size: 'big' } : {})} to={to}>
      {say('pendingHint')}
    </Link>
  )
}

/** Shows the same text for every address. */
function LinkAgain({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(sendConfirmation, { body: { email } }),
    onSuccess: ({ message }) => toast.success(message),
  })
  return (
    <Button variant="ghost" disabled={isSuccess} busy={isPending && say('sending')} onClick={() => mutate()}>
      {say('sendAgain')}
    </Button>
  )
}
