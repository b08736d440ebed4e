import { say } from 'words:missing'
import { Link } from '@tanstack/react-router'
import { titled } from '../platform/page/page-module.ts'
import { paths } from '../platform/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { buttonClass } from '../platform/ui/button.tsx'
import './not-found.css'

export const head = () => ({ title: titled(say('unauthorizedTitle')), unlisted: true })

export function Page() {
  const { data: session } = useSession()
  return (
    <main id="main" className="wrap missing">
      <h1 className="title">{say('unauthorized')}</h1>
      <p className="lead">
        {session ? say('unauthorizedMember', { name: session.name }) : say('unauthorizedLead')}
      </p>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.signup}>
          {say(session ? 'signInOther' : 'signIn')}
        </Link>
        <Link className={buttonClass()} to={paths.home}>
          {say('home')}
        </Link>
      </div>
    </main>
  )
}
