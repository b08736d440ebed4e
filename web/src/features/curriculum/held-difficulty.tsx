import { say } from 'words:curriculum'
import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DifficultyBadge } from './difficulty-badge.tsx'

/** Returns whether the member asked to hide difficulty and topic of a question until it is done. */
export function useHolds(done: boolean): boolean {
  const { data: session } = useSession()
  return Boolean(session?.hidesDifficulty) && !done
}

interface HeldDifficultyProps {
  difficulty: Difficulty
  done: boolean
}

/** Shows the difficulty of a question in a long list. */
export function HeldDifficulty({ difficulty, done }: HeldDifficultyProps) {
  if (!useHolds(done)) return <DifficultyBadge difficulty={difficulty} />
  return (
    <span className="label plain held-difficulty" title={say('difficultyHidden')}>
      <span aria-hidden="true">–</span>
      <span className="sr">{say('difficultyHidden')}</span>
    </span>
  )
}

interface ShownOnPressProps extends HeldDifficultyProps {
  topic?: string | undefined
}

/** Shows the difficulty and topic of one question. If they are hidden, one press shows them until the page is left. */
export function DifficultyAndTopic({ difficulty, topic, done }: ShownOnPressProps) {
  const [pressed, setPressed] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const holds = useHolds(done) && !pressed
  useEffect(() => {
    // The button that had the focus is gone.
    if (pressed) place.current?.focus()
  }, [pressed])
  if (holds)
    return (
      <Button size="dense" variant="ghost" onClick={() => setPressed(true)}>
        {say(topic === undefined ? 'showDifficulty' : 'showDifficultyAndTopic')}
      </Button>
    )
  return (
    <>
      <span ref={place} tabIndex={-1}>
        <DifficultyBadge difficulty={difficulty} />
      </span>
      {topic && <span className="label plain">{topic}</span>}
    </>
  )
}
