import { nameOf, say } from 'words:landing'
import { Link } from '@tanstack/react-router'
import { PaletteButton } from '../../platform/navigation/palette-button.tsx'
import { paths } from '../../platform/paths.ts'
import { type Session, useSession } from '../../platform/session/session.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { Bell } from '../notification/public.ts'

export function LandingBar() {
  const { data: session } = useSession()
  return (
    <header className="bar land-bar">
      <Brand />
      <span className="sp" />
      <nav className="land-nav" aria-label={say('page')}>
        {/* A plain link: the browser also moves the reading position to the section. */}
        <ButtonLink variant="ghost" href={paths.why}>
          {say('about')}
        </ButtonLink>
        <Link className={buttonClass({ variant: 'ghost' })} to={paths.events}>
          {say('events')}
        </Link>
        {!session && (
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.signup}>
            {say('logIn')}
          </Link>
        )}
      </nav>
      <PaletteButton />
      <Bell />
      <ThemeToggle />
      {session ? <MemberLinks session={session} /> : <JoinLink />}
    </header>
  )
}

function JoinLink() {
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.signup} search={{ tab: 'signup' }}>
      {say('join')}
    </Link>
  )
}

/** Shows members their links, not the call to join. */
function MemberLinks({ session: { name, photo } }: { session: Session }) {
  return (
    <>
      <Link className="land-me" to={paths.profile}>
        <Avatar name={name} src={photo} decorative />
        <span className="sr">{say('ownProfile', { name })}</span>
      </Link>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.dashboard}>
        {nameOf('Dashboard')}
      </Link>
    </>
  )
}
