import { Link } from '@tanstack/react-router'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Hero } from './hero.tsx'
import { LandingBar } from './landing-bar.tsx'
import { whyJoin } from './lazy-why.tsx'

import './landing.css'
import './demo.css'

export const head = () => ({
  title: 'CODE. CREATE. CONQUER. · Call of Code',
  description:
    'Call of Code is a coding club and a place to practise data structures, algorithms and interviews.',
  canonical: paths.home,
})

export async function load({ client }: PagePlace) {
  const { numbersQuery } = await import('./numbers.ts')
  await client.prefetchQuery(numbersQuery)
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

/** Its call is to join; who is a member already goes to the dashboard. */
function ClosingCall() {
  const { data: session } = useSession()
  return (
    <section className="callout" aria-labelledby="call-title">
      <div className="callout-in">
        <Stars />
        <h2 className="plate-m" id="call-title">
          <span>
            READY TO <br className="only-phone" />
            ANSWER
          </span>{' '}
          <span>THE CALL?</span>
        </h2>
        <div className="callout-end">
          <p>Join hundreds of creative minds building the future, one line of code at a time.</p>
          <Link
            className={buttonClass({ variant: 'on-lime', size: 'big' })}
            to={session ? paths.dashboard : paths.signup}
          >
            {session ? 'OPEN THE DASHBOARD' : 'JOIN CALL OF CODE'} <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  )
}

const STARS = [1, 2, 3, 4, 5]

function Stars() {
  return (
    <p className="stars" role="img" aria-label={`${STARS.length} stars`}>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.6 3.8L7 14.4 1.3 9.3l7.6-.8z" />
        </svg>
      ))}
    </p>
  )
}

const places = [
  [paths.dsa, 'DSA Tracker'],
  [paths.dashboard, 'Modules'],
  [paths.blogs, 'Blogs'],
  [paths.experiences, 'Interview Experiences'],
  [paths.forum, 'Forum'],
  [paths.licences, 'Licences'],
] as const

function LandingFoot() {
  return (
    <footer className="foot-site land-foot">
      <div className="wrap">
        <Brand />
        {places.map(([path, name]) => (
          <Link key={path} to={path}>
            {name}
          </Link>
        ))}
        {/* The year is part of the club's wording, not of the calendar. */}
        <p className="label plain land-copyright">© 2024 Call of Code</p>
      </div>
    </footer>
  )
}
