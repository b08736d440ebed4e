import { say } from 'words:run'
import { useEffect, useState } from 'react'
import type { RunProgress } from './run-progress.ts'

const TICK = 250
/** Seconds that a step is assumed to take until one has ended here. */
const UNKNOWN_SECONDS = 4
/** Below this many seconds the number is of no use. */
const SHORT = 3

/** Seconds that each step took last time in this tab. */
const tookBefore = new Map<string, number>()

/** Shows the bar of one step and its figures. A step without a known share fills the bar more and more slowly. */
export function StepBar({ label, share, figures }: RunProgress) {
  const seconds = useSeconds(label)
  const usual = tookBefore.get(label) ?? UNKNOWN_SECONDS
  return (
    <>
      <progress aria-label={label} value={share ?? seconds / (seconds + usual / 3)} max={1} />
      <span className="label plain step-figures">
        {figures ?? (seconds >= SHORT && say('secondsSoFar', { seconds: Math.floor(seconds) }))}
      </span>
    </>
  )
}

/** Counts the seconds since the step began. */
function useSeconds(label: string): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    const since = () => (performance.now() - begun) / 1_000
    const timer = setInterval(() => setSeconds(since()), TICK)
    return () => {
      clearInterval(timer)
      tookBefore.set(label, since())
    }
  }, [label])
  return seconds
}
