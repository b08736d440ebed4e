import { nameOf, say } from 'words:landing'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CallListing } from './call-listing.tsx'
import { Headline } from './headline.tsx'

/** The order is that of a phone, so that nothing moves while the page loads. */
export function Hero() {
  const { landing } = useClub()
  const { told, running, toggle } = useRotation()
  return (
    <section className="hero" aria-labelledby="hero-words">
      <div className="hero-words">
        <Headline />
      </div>
      <div className="hero-tag">
        <span className="cross" aria-hidden="true" />
        <p className="lead">{nameOf(landing.tagline)}</p>
      </div>
      <Ways />
      <div className="hero-card">
        <CallListing told={told} />
      </div>
      <div className="hero-pause">
        <PauseButton running={running} onClick={toggle} />
      </div>
    </section>
  )
}

function Ways() {
  return (
    <div className="hero-go">
      <Link className="go primary" to={paths.dsa}>
        {say('start')} <Icon name="arrow" />
      </Link>
      <Link className="go" to={paths.dashboard}>
        {say('explore')} <Icon name="arrow" />
      </Link>
    </div>
  )
}

/** The pause button is outside the card, which is decoration without controls. */
function PauseButton({ running, onClick }: { running: boolean; onClick: () => void }) {
  return (
    <Button variant="ghost" square aria-label={say(running ? 'pause' : 'play')} onClick={onClick}>
      <Icon name={running ? 'pause' : 'play'} />
    </Button>
  )
}

/** The style moves the card without a script, unless reduced motion is preferred. The button overrides both. */
function useRotation() {
  const [told, setTold] = useState<'moves' | 'rests'>()
  const isCalm = useSyncExternalStore(whenCalmChanges, calmNow, () => false)
  const running = told ? told === 'moves' : !isCalm
  return { told, running, toggle: () => setTold(running ? 'rests' : 'moves') }
}

const CALM = '(prefers-reduced-motion: reduce)'
const calmNow = () => matchMedia(CALM).matches
function whenCalmChanges(changed: () => void) {
  const calm = matchMedia(CALM)
  calm.addEventListener('change', changed)
  return () => calm.removeEventListener('change', changed)
}
