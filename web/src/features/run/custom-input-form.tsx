import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { CustomInput } from './custom-inputs.ts'
import type { CheckedInput } from './use-custom-inputs.ts'

interface CustomInputFormProps {
  problem: ProblemPage
  own: CustomInput
  /** The input as the last run checked it. */
  checked: CheckedInput | undefined
  onChange: (fields: readonly string[]) => void
  onRemove: () => void
}

/** Edits a custom input: a field for each argument, or the whole standard input. It is stored as it is typed. */
export function CustomInputForm({
  problem: { signature, style },
  own,
  checked,
  onChange,
  onRemove,
}: CustomInputFormProps) {
  const names = signature
    ? signature.parameters.map(({ name, type }) => `${name} (${type})`)
    : [style === 'interactive' ? say('whatTheJudgeKnows') : say('standardInput')]
  const faultOf = (at: number) => checked?.faults?.[at] ?? (at === 0 ? checked?.invalid : undefined)
  return (
    <div className="own-input">
      {names.map((name, at) => (
        <Field key={name} label={name} error={faultOf(at)}>
          <TextArea
            className="code-in"
            rows={signature ? 2 : 6}
            spellCheck={false}
            value={own.fields[at] ?? ''}
            onChange={(event) =>
              onChange(
                names.map((_, place) => (place === at ? event.target.value : (own.fields[place] ?? ''))),
              )
            }
          />
        </Field>
      ))}
      <Button size="dense" variant="ghost" onClick={onRemove}>
        <Icon name="trash" small />
        {say('removeThisInput')}
      </Button>
    </div>
  )
}
