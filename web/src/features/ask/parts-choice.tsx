import { say } from 'words:ask'
import type { Asked } from '@callofcode/contract/ask/ask-form'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { languageNames } from '../code-editor/public.ts'
import { CounterexampleView } from './carried-view.tsx'
import type { ToCarry } from './to-carry.ts'

export const PARTS = ['code', 'verdict', 'counterexample'] as const
export type Part = (typeof PARTS)[number]

interface Props {
  readonly carry: ToCarry
  readonly to: Asked
  readonly chosen: readonly Part[]
  readonly onChoose: (parts: readonly Part[]) => void
}

/** Chooses the attachments. Each part can be left out. */
export function PartsChoice({ carry, to, chosen, onChoose }: Props) {
  const { code, verdict, counterexample } = carry
  const box = (part: Part) => ({
    checked: chosen.includes(part),
    onChange: () =>
      onChoose(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]),
  })
  return (
    <fieldset className="ask-parts">
      <legend className="card-title">{say('goesAlong')}</legend>
      <p className="small muted">{to === 'mentors' ? say('mentorsSeeThese') : say('hiddenFromOthers')}</p>
      {code.source.trim() !== '' && (
        <Checkbox {...box('code')}>
          {say('codeOfLines', {
            language: languageNames[code.language],
            lines: code.source.trimEnd().split('\n').length,
          })}
        </Checkbox>
      )}
      {verdict ? (
        <Checkbox {...box('verdict')}>{say('theVerdict', { verdict: verdict.verdict })}</Checkbox>
      ) : (
        <p className="small muted">{say('noVerdictYet')}</p>
      )}
      {counterexample && (
        <>
          <Checkbox {...box('counterexample')}>{say('theCounterexample')}</Checkbox>
          {chosen.includes('counterexample') && <CounterexampleView of={counterexample} own />}
        </>
      )}
    </fieldset>
  )
}
