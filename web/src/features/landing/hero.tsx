import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CallListing, PHRASES } from './call-listing.tsx'
import headline from './headline.json' with { type: 'json' }

const EVERY = 3_000

/** In the order of a phone, so that nothing moves while the page arrives. */
export function Hero() {
  const { at, running, toggle } = useRotation(PHRASES, EVERY)
  return (
    <section className="hero" aria-labelledby="hero-words">
      <div className="hero-words">
        <Headline />
      </div>
      <div className="hero-tag">
        <span className="cross" aria-hidden="true" />
        <p className="lead">Creative coders: join the community, explore events, take part in hackathons.</p>
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

/** In thousandths of an em: from line to line, from the top of a round letter to the baseline, and from there to the end of the Q. */
const LINE = 840
const ASCENT = 712
const DESCENT = 131

/** A drawing, so that the largest words wait for no font; `tools/fonts.mjs` makes it. */
function Headline() {
  return (
    <h1 id="hero-words">
      <span className="sr">{headline.map(({ word }) => `${word}.`).join(' ')}</span>
      <svg
        className="headline"
        viewBox={`40 0 3956 ${ASCENT + 2 * LINE + DESCENT}`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {headline.map(({ word, letters, stop }, line) => (
          <g key={word} transform={`translate(0 ${ASCENT + line * LINE})`}>
            <path d={letters} />
            <path className="stop" d={stop} />
          </g>
        ))}
      </svg>
    </h1>
  )
}

function Ways() {
  return (
    <div className="hero-go">
      <Link className="go primary" to={paths.dsa}>
        START CODING <Icon name="arrow" />
      </Link>
      <Link className="go" to={paths.dashboard}>
        EXPLORE <Icon name="arrow" />
      </Link>
    </div>
  )
}

/** Outside the card, which is decoration and holds no control. */
function PauseButton({ running, onClick }: { running: boolean; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      square
      aria-label={running ? 'Pause the code animation' : 'Play the code animation'}
      onClick={onClick}
    >
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
