import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CallListing, PHRASES } from './call-listing.tsx'
import { Headline } from './headline.tsx'
import { nameOf, say } from './landing-words.ts'

const EVERY = 3_000

/** In the order of a phone, so that nothing moves while the page arrives. */
export function Hero() {
  const { landing } = useClub()
  const { at, running, toggle } = useRotation(PHRASES, EVERY)
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
        <CallListing at={at} />
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

/** Outside the card, which is decoration and holds no control. */
function PauseButton({ running, onClick }: { running: boolean; onClick: () => void }) {
  return (
    <Button variant="ghost" square aria-label={say(running ? 'pause' : 'play')} onClick={onClick}>
      <Icon name={running ? 'pause' : 'play'} />
    </Button>
  )
}

/** Steps through `count` places, one every `milliseconds`, and starts again after the last. */
function useRotation(count: number, milliseconds: number) {
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(true)

  // Only the browser knows who prefers reduced motion; nothing has moved before this runs.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(false)
  }, [])
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setAt((before) => (before + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [running, count, milliseconds])

  return { at, running, toggle: () => setRunning((before) => !before) }
}
