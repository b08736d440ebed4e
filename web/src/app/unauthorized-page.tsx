import { Link } from '@tanstack/react-router'
import { titled } from '../platform/page/titled.ts'
import { paths } from '../platform/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { buttonClass } from '../platform/ui/button.tsx'
import './not-found.css'

export const head = () => ({ title: titled('Unauthorized'), unlisted: true })

export function Page() {
  const { data: session } = useSession()
  return (
    <main id="main" className="wrap missing">
      <h1 className="title">Unauthorized you are not allowed here</h1>
      <p className="lead">
        {session
          ? `You are signed in as ${session.name}, and this account may not open that screen. Sign in with an account that may, or ask an admin of the club to give you the role.`
          : 'You are not signed in. Sign in with an account that may open that screen, or ask an admin of the club.'}
      </p>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.signup}>
          {session ? 'Sign in with another account' : 'Sign in'}
        </Link>
        <Link className={buttonClass()} to={paths.home}>
          Back to Home
        </Link>
      </div>
    </main>
  )
}
