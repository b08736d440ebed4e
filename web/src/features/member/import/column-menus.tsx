import { say } from 'words:member-import'
import type { ImportPreview } from '@callofcode/contract/member-import/member-import'
import { Field } from '../../../platform/form/field.tsx'
import { Radio, Select } from '../../../platform/form/inputs.tsx'

interface Props {
  readonly preview: ImportPreview
  readonly onChoose: (head: string, column: string | null) => void
}

/** Says what each head of the file stands for, and lets it be chosen. It is open where a head is not read. */
export function ColumnMenus({ preview: { heads, columns }, onChoose }: Props) {
  if (heads.length === 0) return null
  return (
    <details className="import-columns" open={heads.some(({ column }) => column === null)}>
      <summary>
        <span className="card-title">{say('columns')}</span>
      </summary>
      <p className="small muted">{say('columnsHint')}</p>
      <div className="import-menus">
        {heads.map(({ head, column, samples }) => (
          <Field
            key={head}
            label={<bdi>{head}</bdi>}
            hint={samples.length > 0 && say('samples', { samples: samples.join(', ') })}
          >
            <Select value={column ?? ''} onChange={({ target }) => onChoose(head, target.value || null)}>
              <option value="">{say('columnNotRead')}</option>
              {columns.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  )
}

interface OrderProps {
  readonly names: readonly string[]
  readonly dayFirst: boolean | undefined
  readonly onChoose: (dayFirst: boolean) => void
}

/** Asks once how days such as 01/08/2024 are meant. */
export function DayOrder({ names, dayFirst, onChoose }: OrderProps) {
  if (names.length === 0) return null
  return (
    <fieldset className="import-days">
      <legend className="label">{say('dayOrder', { names: names.join(', ') })}</legend>
      <Radio name="day-order" checked={dayFirst === true} onChange={() => onChoose(true)}>
        {say('dayFirst')}
      </Radio>
      <Radio name="day-order" checked={dayFirst === false} onChange={() => onChoose(false)}>
        {say('monthFirst')}
      </Radio>
    </fieldset>
  )
}
