import { say } from 'words:trace'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Trace } from '@callofcode/judge/trace'
import type { State } from '@callofcode/judge/trace-states'
import type { KeyboardEvent, ReactNode } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { type TraceView, useWorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'
import { TraceControls } from './trace-controls.tsx'
import { TraceEnding } from './trace-ending.tsx'
import { TraceDrawing } from './trace-figures.tsx'
import { TraceFrames } from './trace-frames.tsx'
import { announcementOf, frameName, wordsOf } from './trace-words.ts'
import type { TraceInput, TracePlayer } from './use-trace.ts'
import './trace-panel.css'

interface TracePanelProps {
  problem: ProblemPage
  player: TracePlayer
  inputs: readonly TraceInput[]
  /** The id of the traced input. */
  traced: string
  /** The code in the editor has changed since the trace. */
  stale: boolean
  /** The traced code belongs to another author. */
  ofOthers?: boolean
  /** Undefined if the input is chosen elsewhere. */
  onTrace?: (id: string) => void
  onClose: () => void
}

const VIEWS: { value: TraceView; label: string }[] = [
  {
    value: 'text',
    get label() {
      return say('textTab')
    },
  },
  {
    value: 'drawing',
    get label() {
      return say('drawing')
    },
  },
]

/** Shows a recorded run on one input, step by step. */
export function TracePanel({
  problem,
  player,
  inputs,
  traced,
  stale,
  ofOthers,
  onTrace,
  onClose,
}: TracePanelProps) {
  const { traceView } = useWorkspaceSettings()
  const { trace, state, at, count } = player
  return (
    <section className="trace" aria-label={say('trace')} onKeyDown={(event) => stepByKey(event, player)}>
      <div className="trace-bar">
        <h3 className="label">{say('trace')}</h3>
        {onTrace ? (
          <Select
            className="dense-in"
            aria-label={say('tracedInput')}
            value={traced}
            onChange={({ target }) => onTrace(target.value)}
          >
            {inputs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <span className="small">{inputs.find(({ id }) => id === traced)?.name}</span>
        )}
        <span className="sp" />
        {count > 0 && (
          <Segmented
            label={say('viewChoice')}
            items={VIEWS}
            value={traceView}
            onChange={(view) => workspaceSettings.set({ traceView: view })}
          />
        )}
        <Button size="dense" variant="ghost" square aria-label={say('closeTheTrace')} onClick={onClose}>
          <Icon name="cross" small />
        </Button>
      </div>
      {stale && onTrace && (
        <Notice tone="info">
          <p>{say('traceOutdated')}</p>
          <Button size="dense" onClick={() => onTrace(traced)}>
            {say('traceAgain')}
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
              <span className="trace-count label plain">{say('stepNumber', { at: at + 1, count })}</span>
            </TraceLine>
          </div>
          <p className="sr" role="status">
            {announcementOf(state, count)}
          </p>
          {at === count - 1 && <TraceEnding trace={trace} problem={problem} ofOthers={ofOthers} />}
          {traceView === 'drawing' ? (
            <TraceDrawing state={state} source={player.source} />
          ) : (
            <TraceFrames state={state} />
          )}
          <TraceOutput trace={trace} state={state} />
        </>
      )}
      {!state && !trace.refused && <TraceEnding trace={trace} problem={problem} ofOthers={ofOthers} />}
    </section>
  )
}

const FIELDS = 'input, select, textarea, .trace-box, pre'

/** Steps by the arrow keys. Fields and scrolling boxes keep these keys for themselves. */
function stepByKey(event: KeyboardEvent, { at, count, go }: TracePlayer) {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(FIELDS))) return
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }
  const to = steps[key]
  if (to === undefined) return
  event.preventDefault()
  go(to)
}

/** Shows the next line as text, because the editor may be out of sight or a plain field. */
function TraceLine({ state, source, children }: { state: State; source: string; children: ReactNode }) {
  const { line, event } = state.step
  const text = source.split('\n')[line - 1]?.trim() ?? ''
  return (
    <p className="trace-line">
      <span className="label plain">{say('line', { line })}</span> <code>{text}</code>
      {event && <span className="trace-event">{eventText(state)}</span>}
      {children}
    </p>
  )
}

function eventText(state: State): string {
  const { event, value = '' } = state.step
  const name = frameName(state.frames.at(-1) ?? { name: 'it' })
  if (event === 'call') return `${name} is called`
  if (event === 'return') return `returns ${wordsOf(value, state)}`
  if (event === 'yield') return `yields ${wordsOf(value, state)}`
  return say('endedAtStep')
}

const MAX_SHOWN = 4_000

/** Shows the output up to this step. */
function TraceOutput({ trace, state }: { trace: Trace; state: State }) {
  const { stdout } = trace.result
  if (stdout === '') return null
  const [bytes] = state.step.written
  const printed = new TextDecoder().decode(new TextEncoder().encode(stdout).subarray(0, bytes))
  return (
    <section className="trace-output" aria-label={say('printedSoFar')}>
      <h4 className="label">{say('printedSoFar')}</h4>
      <pre {...reachable}>{printed === '' ? say('nothing') : printed.slice(-MAX_SHOWN)}</pre>
    </section>
  )
}
