import { say } from 'words:curriculum'
import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { Dial, Scale } from '../../platform/chart/scale.tsx'
import { DifficultyBadge } from './difficulty-badge.tsx'
import type { Share, Tally } from './progress.ts'

const wordsOf = ({ done, total }: Tally) => say('doneShort', { done, total })

export function TallyDial({ tally }: { tally: Tally }) {
  return (
    <Dial big value={tally.done} total={tally.total} label={wordsOf(tally)}>
      <span className="figure">{tally.done}</span>
    </Dial>
  )
}

/** Beside the questions where there is room. */
export function TallyRail({ label, tally }: { label: string; tally: Tally }) {
  return (
    <section className="q-rail" aria-label={label}>
      <TallyDial tally={tally} />
      <p className="label">{wordsOf(tally)}</p>
      <div className="by">
        <TallyRows by={tally.by} />
      </div>
    </section>
  )
}

/** Shows progress by difficulty, drawn and in words. */
export function TallyRows({ by }: { by: Tally['by'] }) {
  return DIFFICULTIES.filter((one) => by[one].total > 0).map((difficulty) => (
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
