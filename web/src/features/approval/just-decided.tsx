import { say } from 'words:approval'
import type { OpenDecision } from '@callofcode/contract/approval/approval'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { placeOf } from './approval-row.tsx'
import { openDecisions } from './signup-search.ts'
import { readAgain, useUndo } from './use-decide.ts'

const LOOK_AGAIN = 15_000

/** Lists the decisions that can still be undone, by every organiser. They are at the foot of the screen, so that no row moves. */
export function JustDecided() {
  const { data, dataUpdatedAt } = useQuery({
    ...openDecisions,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.data.length ? LOOK_AGAIN : false),
  })
  const decisions = data?.data ?? []
  const [first, ...others] = decisions
  if (!first) return null
  return (
    <section className="just-decided" aria-label={say('justDecided')}>
      <DecisionLine key={first._id} decision={first} readAt={dataUpdatedAt} />
      {others.length > 0 && (
        <details name="just-decided">
          <summary>
            <Icon name="down" small />
            {say('moreToUndo', { count: others.length })}
          </summary>
          {others.map((decision) => (
            <DecisionLine key={decision._id} decision={decision} readAt={dataUpdatedAt} />
          ))}
        </details>
      )}
    </section>
  )
}

const DONE = {
  get approve() {
    return say('approved')
  },
  get decline() {
    return say('declined')
  },
} as const

function namesOf({ names, count }: OpenDecision): string {
  const others = count - names.length
  return others > 0 ? `${names.join(', ')} and ${say('otherCount', { others })}` : names.join(', ')
}

function DecisionLine({ decision, readAt }: { decision: OpenDecision; readAt: number }) {
  const back = useRef<string | null>(undefined)
  const { undo, isPending } = useUndo((first) => {
    back.current = first
  })
  // An expired decision leaves the focus unchanged.
  useFocusWhenGone(() => (back.current === undefined ? '' : placeOf(back.current)))
  const mails = useMails()
  const left = useSecondsLeft(decision.secondsLeft, readAt)
  const who = namesOf(decision)
  return (
    <div className="decision-line">
      <p>
        <strong>{say('decidedCount', { value: DONE[decision.action], count: decision.count })}</strong>
        <span className="decision-who">{who}</span>
        <span className="label plain">
          {decision.by && say('by', { by: decision.by })}
          {left > 0 ? say('timeToUndo', { mails, left: clock(left) }) : say('undoOver', { mails })}
        </span>
      </p>
      <Button busy={isPending && say('undoing')} onClick={() => undo(decision._id)}>
        {say('undo', { who, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
    </div>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts locally between two responses, because browser and server clocks may differ. */
function useSecondsLeft(given: number, readAt: number): number {
  const client = useQueryClient()
  const [now, setNow] = useState(readAt)
  const left = Math.max(0, given - Math.max(0, Math.floor((now - readAt) / 1_000)))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (!isOver) return
    // The job that sends the mails runs every few seconds.
    const timer = setTimeout(() => readAgain(client), 3_000)
    return () => clearTimeout(timer)
  }, [isOver, client])
  return left
}
