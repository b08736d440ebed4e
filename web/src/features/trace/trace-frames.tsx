import { say } from 'words:trace'
import { MOST_VARIABLES } from '@callofcode/judge/trace'
import type { Frame, State, Variable } from '@callofcode/judge/trace-states'
import { changeOf, frameName, wordsOf } from './trace-words.ts'
import './trace-frames.css'

const MOST_FRAMES = 12

interface TraceFramesProps {
  state: State
  /** Selects what the drawing leaves out. */
  only?: ((variable: Variable, frame: Frame) => boolean) | undefined
}

/** Shows the open calls, the innermost first, each with a table of its variables. */
export function TraceFrames({ state, only }: TraceFramesProps) {
  const innermost = state.frames.at(-1)
  const frames = [...state.frames].reverse().filter((one) => one === innermost || one.variables.length > 0)
  const shown = frames.slice(0, MOST_FRAMES)
  return (
    <div className="trace-frames">
      {shown.map((frame) => (
        <FrameTable key={frame.id} frame={frame} state={state} inner={frame === innermost} only={only} />
      ))}
      {state.step.partial && <p className="small muted">{say('stepPartial')}</p>}
      {frames.length > shown.length && (
        <p className="small muted">{say('andCallsFurtherOut', { count: frames.length - shown.length })}</p>
      )}
    </div>
  )
}

function FrameTable({
  frame,
  state,
  inner,
  only,
}: Pick<TraceFramesProps, 'state' | 'only'> & { frame: Frame; inner: boolean }) {
  const variables = only ? frame.variables.filter((one) => only(one, frame)) : frame.variables
  return (
    <table className={inner ? 'trace-frame is-inner' : 'trace-frame'}>
      <caption className="label plain">
        {frameName(frame)}
        {inner && say('runsNow')}
      </caption>
      <tbody>
        {variables.map((variable) => (
          <Row key={variable.name} variable={variable} frame={frame} state={state} />
        ))}
        {frame.variables.length >= MOST_VARIABLES && (
          <tr>
            <td className="muted" colSpan={3}>
              {say('onlyVariablesAreRecorded', { MOST_VARIABLES })}
            </td>
          </tr>
        )}
        {variables.length === 0 && (
          <tr>
            <td className="muted" colSpan={3}>
              {frame.variables.length === 0 ? say('noVariablesYet') : say('allShown')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Row({ variable, frame, state }: { variable: Variable; frame: Frame; state: State }) {
  const change = changeOf(variable, frame.begun, state)
  return (
    <tr className={change ? 'is-changed' : undefined}>
      <th scope="row">{variable.name}</th>
      <td>
        <code>{wordsOf(variable.cell, state)}</code>
      </td>
      <td>{change && <span className="trace-change">{change}</span>}</td>
    </tr>
  )
}
