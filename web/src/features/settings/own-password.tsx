import { say } from 'words:settings'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { signinWays } from './email-section.tsx'
import { PasswordForm } from './password-form.tsx'

/** Members who signed up with the college's account have no password. The reset gives them one. */
export function OwnPassword() {
  const { data } = useQuery(signinWays)
  const mails = useMails()
  if (data?.data.hasPassword !== false) return <PasswordForm />
  return (
    <>
      <p className="small muted">{say('noPasswordYet', { mails })}</p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.signup} search={{ tab: 'forgot' } as never}>
          {say('setAPassword')}
        </Link>
      </div>
    </>
  )
}
