import { say } from 'words:timer'
import { useEffect, useRef, useState } from 'react'
import { Select } from '../../../platform/form/inputs.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import './timer.css'
import { clockOf, GOALS, type Timer as Kept, spentOf, timers } from './timers.ts'

interface TimerProps {
  slug: string
  /** The code in the editor was accepted. */
  accepted: boolean
}

/** Measures the time on a problem for members who start it. It has no effect on the problem. */
export function Timer({ slug, accepted }: TimerProps) {
  const { data: session } = useSession()
  const memberId = session?.id ?? ''
  const [timer, setTimer] = useState<Kept>()
  const now = useSecond(timer?.since !== undefined)
  useEffect(() => {
    setTimer(timers.get(memberId, slug))
  }, [memberId, slug])
  const set = (next: Kept | undefined) => {
    setTimer(next)
    if (next) timers.save(memberId, slug, next)
    else timers.remove(memberId, slug)
  }
  useEffect(() => {
    if (!accepted) return
    setTimer((running) => {
      if (running?.since === undefined) return running
      const ended = { ...running, spent: spentOf(running, Date.now()), since: undefined, solved: true }
      timers.save(memberId, slug, ended)
      return ended
    })
  }, [accepted, memberId, slug])
  // The start button and the stop button replace each other. The new button takes the focus.
  const place = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const isThere = timer !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it comes or goes
  useEffect(() => {
    if (isPressed.current) place.current?.focus()
    isPressed.current = false
  }, [isThere])
  const press = (next: Kept | undefined) => {
    isPressed.current = true
    set(next)
  }
  if (!timer)
    return (
      <Button ref={place} size="dense" variant="ghost" onClick={() => press({ since: Date.now(), spent: 0 })}>
        <Icon name="clock" small />
        {say('startTimer')}
      </Button>
    )
  const spent = spentOf(timer, now)
  const { since, goal, solved } = timer
  const isOver = goal !== undefined && spent >= goal * 60_000
  return (
    <fieldset className="timer" aria-label={say('timer')}>
      <Icon name="clock" small />
      {/* Screen readers read the time on demand. Reading it every second would drown out the problem. */}
      <span className="num timer-clock" role="timer" aria-live="off">
        {clockOf(spent)}
      </span>
      {solved ? (
        <span className="small">{say('solvedIn')}</span>
      ) : (
        <>
          <Button
            ref={place}
            size="dense"
            variant="ghost"
            square
            aria-label={since === undefined ? say('goOnTimer') : say('pauseTimer')}
            onClick={() =>
              set(
                since === undefined ? { ...timer, since: Date.now() } : { ...timer, spent, since: undefined },
              )
            }
          >
            <Icon name={since === undefined ? 'play' : 'pause'} small />
          </Button>
          <Select
            className="dense-in"
            aria-label={say('timeYouGive')}
            value={goal ?? ''}
            onChange={({ target }) => set({ ...timer, goal: Number(target.value) || undefined })}
          >
            <option value="">{say('noGoal')}</option>
            {GOALS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {say('goalMinutes', { minutes })}
              </option>
            ))}
          </Select>
        </>
      )}
      <Button
        size="dense"
        variant="ghost"
        square
        aria-label={say('endTimer')}
        onClick={() => press(undefined)}
      >
        <Icon name="cross" small />
      </Button>
      <span className="small muted" role="status">
        {isOver && !solved && say('over')}
      </span>
    </fieldset>
  )
}

/** Returns the time, each second while it is needed. */
function useSecond(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [isNeeded])
  return now
}
