import type { State } from '@callofcode/judge/trace-states'
import { useMemo } from 'react'
import { indexPairs } from './index-pairs.ts'
import { sceneOf } from './scene.ts'
import { TraceFigure } from './trace-figures.tsx'
import { TraceFrames } from './trace-frames.tsx'

/** The heap as a drawing, with the plain values of each call beside it. */
export function TraceDrawing({ state, source }: { state: State; source: string }) {
  const pairs = useMemo(() => indexPairs(source), [source])
  const { figures, tags } = useMemo(() => sceneOf(state, pairs), [state, pairs])
  return (
    <div className="trace-drawing">
      {figures.length > 0 && (
        <ul className="trace-figures" aria-label="Drawing">
          {figures.map((figure) => (
            <TraceFigure key={figure.id} figure={figure} tags={tags} />
          ))}
        </ul>
      )}
      <TraceFrames state={state} only={({ cell }) => typeof cell === 'string'} />
    </div>
  )
}
