import type { ProblemPage } from '@callofcode/contract/problem'
import type { KeyboardEvent } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Notice } from '../../platform/ui/notice.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { type TraceView, useWorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import { TraceControls } from './trace-controls.tsx'
import { TraceDrawing } from './trace-drawing.tsx'
import { TraceEnding } from './trace-ending.tsx'
import { TraceFrames } from './trace-frames.tsx'
import { TraceLine } from './trace-line.tsx'
import { TraceOutput } from './trace-output.tsx'
import { announcementOf } from './trace-words.ts'
import type { TracePlayer } from './use-trace-player.ts'
import './trace.css'

export interface TraceInput {
  readonly id: string
  readonly name: string
}

interface TracePanelProps {
  problem: ProblemPage
  player: TracePlayer
  inputs: readonly TraceInput[]
  /** The input that was traced. */
  traced: string
  /** The code that stands in the editor is not the traced one. */
  stale: boolean
  onTrace: (id: string) => void
  onClose: () => void
}

const VIEWS: { value: TraceView; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'drawing', label: 'Drawing' },
]

/** A run of one input, to be gone through step by step. */
export function TracePanel({ problem, player, inputs, traced, stale, onTrace, onClose }: TracePanelProps) {
  const { traceView } = useWorkspaceSettings()
  const { trace, state, at, count } = player
  return (
    <section className="trace" aria-label="Trace" onKeyDown={(event) => stepByKey(event, player)}>
      <div className="trace-bar">
        <h3 className="label">Trace</h3>
        <Select
          className="dense-in"
          aria-label="Traced input"
          value={traced}
          onChange={({ target }) => onTrace(target.value)}
        >
          {inputs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <span className="sp" />
        {count > 0 && (
          <Segmented
            label="Show as"
            items={VIEWS}
            value={traceView}
            onChange={(view) => workspaceSettings.set({ traceView: view })}
          />
        )}
        <Button size="dense" variant="ghost" square aria-label="Close the trace" onClick={onClose}>
          <Icon name="cross" small />
        </Button>
      </div>
      {stale && (
        <Notice tone="info">
          <p>The code has changed since. These are the steps of what it was.</p>
          <Button size="dense" onClick={() => onTrace(traced)}>
            Trace again
          </Button>
        </Notice>
      )}
      {trace.refused && (
        <Notice tone="info">
          <p>{trace.refused}</p>
        </Notice>
      )}
      {state && (
        <>
          <div className="trace-top">
            <TraceControls player={player} />
            <TraceLine state={state} source={player.source}>
              <span className="trace-count label plain">
                step {at + 1} of {count}
              </span>
            </TraceLine>
          </div>
          <p className="sr" role="status">
            {announcementOf(state, count)}
          </p>
          {at === count - 1 && <TraceEnding trace={trace} problem={problem} />}
          {traceView === 'drawing' ? (
            <TraceDrawing state={state} source={player.source} />
          ) : (
            <TraceFrames state={state} />
          )}
          <TraceOutput trace={trace} state={state} />
        </>
      )}
      {!state && !trace.refused && <TraceEnding trace={trace} problem={problem} />}
    </section>
  )
}

const FIELDS = 'input, select, textarea, .trace-box, pre'

/** The slider has these keys of its own; what scrolls keeps them. */
function stepByKey(event: KeyboardEvent, { at, count, go }: TracePlayer) {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(FIELDS))) return
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }
  const to = steps[key]
  if (to === undefined) return
  event.preventDefault()
  go(to)
}
