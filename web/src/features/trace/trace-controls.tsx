import { say } from 'words:trace'
import { useEffect, useRef } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { TracePlayer } from './use-trace.ts'

/** Shows the position in the trace. The slider takes the focus when a trace opens, so that the arrow keys step at once. */
export function TraceControls({ player }: { player: TracePlayer }) {
  const { at, count, go } = player
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    slider.current?.focus({ preventScroll: true })
  }, [])
  const first = at === 0
  const last = at === count - 1
  return (
    <div className="trace-controls">
      <Step label={say('firstStep')} icon="back" double off={first} onClick={() => go(0)} />
      <Step label={say('stepBack')} icon="back" off={first} onClick={() => go(at - 1)} />
      <input
        ref={slider}
        type="range"
        className="trace-slider"
        aria-label={say('step')}
        aria-valuetext={say('stepPlace', { at: at + 1, count })}
        min={1}
        max={count}
        value={at + 1}
        onChange={({ target }) => go(Number(target.value) - 1)}
      />
      <Step label={say('stepForward')} icon="arrow" off={last} onClick={() => go(at + 1)} />
      <Step label={say('lastStep')} icon="arrow" double off={last} onClick={() => go(count - 1)} />
    </div>
  )
}

interface StepProps {
  label: string
  icon: 'back' | 'arrow'
  double?: boolean
  off: boolean
  onClick: () => void
}

/** The button is not `disabled` at the ends, because a disabled button loses the focus. */
function Step({ label, icon, double, off, onClick }: StepProps) {
  return (
    <Button
      square
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      className={double ? `trace-end is-${icon}` : undefined}
      onClick={onClick}
    >
      <Icon name={icon} small />
    </Button>
  )
}
