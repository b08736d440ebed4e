import { Dial } from '../../platform/chart/scale.tsx'
import { say } from './curriculum-words.ts'
import type { Tally } from './progress.ts'
import { TallyRows } from './tally-rows.tsx'

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
