import { say } from 'words:category'
import type { BatchName } from '@callofcode/contract/text'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FieldError } from '../../platform/form/field.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { type CategoryBody, type CategoryFields, idsOf } from './category-fields.ts'
import { CHOSEN_WORDS } from './category-words.ts'

interface Props {
  readonly form: UseFormReturn<CategoryFields, unknown, CategoryBody>
  readonly who: 'reader' | 'writer'
  /** The chosen kind of readers or writers. */
  readonly kind: string
  readonly choices: { readonly batches: readonly BatchName[]; readonly groups: readonly BatchName[] }
}

/** Chooses the batches or groups, where these decide. */
export function ChosenFields({ form, who, kind, choices }: Props) {
  const field = kind === 'groups' ? (`${who}Groups` as const) : (`${who}Batches` as const)
  const chosen = idsOf(useWatch({ control: form.control, name: field }))
  if (kind !== 'batches' && kind !== 'groups') return null
  const choose = (id: string, on: boolean) => {
    const rest = chosen.filter((one) => one !== id)
    form.setValue(field, (on ? [...rest, id] : rest).join(','), { shouldDirty: true, shouldValidate: true })
  }
  const error = form.formState.errors[field]?.message
  return (
    <fieldset className="field">
      <legend className="lab">{CHOSEN_WORDS[field]()}</legend>
      <div className="row-btns">
        {choices[kind].map(({ _id, name }) => (
          <Checkbox
            key={_id}
            checked={chosen.includes(_id)}
            onChange={({ target }) => choose(_id, target.checked)}
          >
            {name}
          </Checkbox>
        ))}
        {choices[kind].length === 0 && (
          <p className="hint">{say(kind === 'batches' ? 'noBatches' : 'noGroups')}</p>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
