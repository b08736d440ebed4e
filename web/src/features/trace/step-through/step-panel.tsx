import { say } from 'words:explain'
import type { EditorialSolution, ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Field } from '../../../platform/form/field.tsx'
import { Select } from '../../../platform/form/inputs.tsx'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import {
  CustomInputForm,
  type CustomInputs,
  clipped,
  Entry,
  inputName,
  MAX_INPUTS,
  megabytes,
  type RunHandle,
  shownInput,
} from '../../run/public.ts'
import { useTracePlayer } from '../use-trace.ts'
import { SolutionLines } from './solution-lines.tsx'
import { useStepInputs } from './use-step-inputs.ts'
import { type StepState, useSteps } from './use-steps.ts'

const TracePanel = loadedLater(
  () => say('walkTheSteps'),
  async () => (await import('../trace-panel.tsx')).TracePanel,
)

export interface Bench {
  problem: ProblemPage
  /** The run of the member's own code. */
  run: RunHandle
  /** The member's own inputs, shared with the results. */
  inputs: CustomInputs
}

interface StepPanelProps extends Bench {
  solution: EditorialSolution
  /** The name under which the choices in the panel are stored. */
  name: string
  title: string
}

/** Steps through one solution: the reader chooses an input, and then sees the recorded steps. */
export function StepPanel({ problem, run, inputs, solution, name, title }: StepPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const choice = useStepInputs({ problem, run, inputs, solution: name })
  const steps = useSteps({ problem, reference: run.reference, solution })
  const { state } = steps
  const traced = state.phase === 'traced' ? state : undefined
  const shown = useRef<HTMLDivElement>(null)
  // The slider takes the focus without scrolling.
  useEffect(() => {
    if (traced) shown.current?.scrollIntoView({ block: 'start' })
  }, [traced])
  const player = useTracePlayer(traced)
  const { chosen, own, checked } = choice
  const full = inputs.list.length >= MAX_INPUTS
  const isWrong = Boolean(checked?.invalid ?? checked?.faults)
  // The message about a wrong field stands beneath it, and is read with it.
  useEffect(() => {
    if (isWrong && state.phase === 'idle')
      panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [isWrong, state])
  const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
  useEffect(() => {
    panel.current?.querySelector('select')?.focus({ preventScroll: true })
  }, [])
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added) panel.current?.querySelector('textarea')?.focus()
  }, [added])
  const add = () => {
    const id = inputs.add()
    if (!id) return
    choice.choose(id)
    setAdded(id)
  }
  /** The fields at the time when the steps were requested. */
  const [asked, setAsked] = useState(own?.fields)
  const begin = () => {
    setAsked(own?.fields)
    steps.begin(choice.toCase)
  }
  const { event, line } = player?.state?.step ?? {}
  return (
    <fieldset className="step-panel" ref={panel}>
      <legend className="sr">{title}</legend>
      <Field label={say('walkOnInput')}>
        <Select value={chosen?.id} onChange={({ target }) => choice.choose(target.value)}>
          {choice.groups.map(({ label, items }) => (
            <optgroup key={label} label={label}>
              {items.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {own && (
        <CustomInputForm
          problem={problem}
          own={own}
          checked={checked}
          onChange={(fields) => inputs.change(own.id, fields)}
          onRemove={() => {
            inputs.remove(own.id)
            find('select')?.focus()
          }}
        />
      )}
      {chosen?.one && (
        <dl className="io">
          <Entry name={inputName(problem)}>{clipped(shownInput(problem, chosen.one.input))}</Entry>
        </dl>
      )}
      <p className="row-btns">
        <Button variant="primary" className="step-begin" busy={state.phase === 'working'} onClick={begin}>
          <Icon name="play" small />
          {say('walkShowTheSteps')}
        </Button>
        <Button aria-disabled={full || undefined} onClick={add}>
          <Icon name="plus" small />
          {say('walkTypeAnInput')}
        </Button>
        {state.phase === 'working' && <Button onClick={steps.stop}>{say('stop')}</Button>}
        {state.phase === 'asking' && (
          <Button onClick={() => steps.agree(choice.toCase)}>
            {say('download', { size: megabytes(state.bytes) })}
          </Button>
        )}
      </p>
      {full && <p className="small muted">{say('walkNoMoreInputs', { most: MAX_INPUTS })}</p>}
      <div role="status">{statusOf(state, isWrong)}</div>
      {own && traced?.one.id === own.id && own.fields !== asked && (
        <p className="small muted">{say('walkOfOlderInput')}</p>
      )}
      <div className="step-shown" ref={shown}>
        <SolutionLines source={solution.source} next={event === 'end' ? undefined : line} />
        {traced && player && (
          <TracePanel
            problem={problem}
            player={player}
            inputs={[traced.one]}
            traced={traced.one.id}
            stale={false}
            ofOthers
            onClose={() => {
              steps.close()
              find('.step-begin')?.focus()
            }}
          />
        )}
      </div>
    </fieldset>
  )
}

/** The status is announced when the phase changes. */
function statusOf(state: StepState, isWrong: boolean) {
  if (state.phase === 'working') return <p className="small">{state.words}</p>
  if (state.phase === 'asking') return <p className="small">{say('asking')}</p>
  if (state.phase === 'failed') return <Notice tone="error">{state.words}</Notice>
  if (state.phase === 'idle' && isWrong) return <p className="small">{say('walkInputIsWrong')}</p>
  return null
}
