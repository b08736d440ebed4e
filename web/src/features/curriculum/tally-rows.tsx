import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum'
import { Scale } from '../../platform/chart/scale.tsx'
import { say } from './curriculum-words.ts'
import { DifficultyBadge } from './difficulty-badge.tsx'
import type { Share, Tally } from './progress.ts'

/** Progress by difficulty, drawn and in words. */
export function TallyRows({ by }: { by: Tally['by'] }) {
  return DIFFICULTIES.map((difficulty) => (
    <TallyRow key={difficulty} difficulty={difficulty} share={by[difficulty]} />
  ))
}

const WORDS = { Easy: 'doneEasy', Medium: 'doneMedium', Hard: 'doneHard' } as const
const tones = { Easy: 'easy', Medium: 'medium', Hard: 'hard' } as const

function TallyRow({ difficulty, share: { done, total } }: { difficulty: Difficulty; share: Share }) {
  const label = say(WORDS[difficulty], { done, total })
  return (
    <p className="lv">
      <DifficultyBadge difficulty={difficulty} />
      <Scale value={done} total={total} label={label} tone={tones[difficulty]} thin />
      <span className="num small" aria-hidden="true">
        {done}
        <span className="of">/{total}</span>
      </span>
    </p>
  )
}
