import { nameOf, say } from 'words:landing'
import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import { Link } from '@tanstack/react-router'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { clubOf, useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { headlineOf } from './headline.tsx'
import { Hero } from './hero.tsx'
import { LandingBar } from './landing-bar.tsx'
import { LandingFoot } from './landing-foot.tsx'
import { whyJoin } from './lazy-why.tsx'
import './landing.css'
import './demo.css'

export const head = ({ client }: PagePlace) => ({
  title: titled(headlineOf(clubOf(client).landing)),
  description: (club: string) => say('description', { club }),
  canonical: paths.home,
})

export async function load({ client }: PagePlace) {
  const [{ numbersQuery }, { nextEventQuery }] = await Promise.all([
    import('./try-one.tsx'),
    import('./next-event.tsx'),
  ])
  await Promise.all([client.prefetchQuery(numbersQuery), client.prefetchQuery(nextEventQuery)])
}

export function Page() {
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main">
        <Hero />
        {whyJoin}
        <ClosingCall />
      </main>
      <LandingFoot />
    </>
  )
}

/** Calls visitors to join. Members get a link to the dashboard. */
function ClosingCall() {
  const { landing, shortName } = useClub()
  const { closing, invitation } = landing
  const { data: session } = useSession()
  return (
    <section className="callout" aria-labelledby="call-title">
      <div className="callout-in">
        <Stars />
        <h2 className="plate-m" id="call-title">
          {closing === DEFAULT_LOOK.landing.closing ? (
            say('closing', {
              one: (inside) => <span>{inside}</span>,
              two: (inside) => <span>{inside}</span>,
              br: () => <br className="only-phone" />,
            })
          ) : (
            <span>{closing}</span>
          )}
        </h2>
        <div className="callout-end">
          <p>{nameOf(invitation)}</p>
          <Link
            className={buttonClass({ variant: 'on-lime', size: 'big' })}
            {...(session ? { to: paths.dashboard } : { to: paths.signup, search: { tab: 'signup' } })}
          >
            {session ? say('openDashboard') : say('joinClub', { club: shortName.toUpperCase() })}{' '}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  )
}

const STARS = [1, 2, 3, 4, 5]

function Stars() {
  return (
    <p className="stars" role="img" aria-label={say('stars', { count: STARS.length })}>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.6 3.8L7 14.4 1.3 9.3l7.6-.8z" />
        </svg>
      ))}
    </p>
  )
}
