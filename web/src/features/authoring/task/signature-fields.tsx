import { say } from 'words:authoring'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { at, isTask, TYPES, textAt } from '../workspace/task-file.ts'
import { type TaskProps, Unknown } from './task-part.tsx'

const labelOf = (place: number) => say('parameter', { place: place + 1 })

interface Parameter extends Record<string, unknown> {
  readonly name: string
  readonly type: string
}

/** The function that learners write. */
export function SignatureFields({ task, set }: TaskProps) {
  if (textAt(task, 'style') !== 'function') return <NoSignature task={task} set={set} />
  const parameters = parametersIn(at(task, 'signature', 'parameters'))
  const returns = textAt(task, 'signature', 'returns')
  const changes = textAt(task, 'signature', 'changes')
  const put = (rows: readonly Parameter[]) => set(['signature', 'parameters'], rows)
  return (
    <fieldset className="span author-group at-signature">
      <legend>{say('signature')}</legend>
      <Field label={say('functionName')} required>
        <TextInput
          className="mono"
          spellCheck={false}
          autoCapitalize="off"
          value={textAt(task, 'signature', 'name')}
          onChange={({ target }) => set(['signature', 'name'], target.value)}
        />
      </Field>
      <ol className="author-parameters">
        {parameters.map((parameter, place) => (
          <ParameterRow
            // Names may be empty or equal during typing, so the place identifies a row.
            key={labelOf(place)}
            place={place}
            parameters={parameters}
            parameter={parameter}
            put={put}
          />
        ))}
      </ol>
      <Button
        size="dense"
        className="author-add"
        onClick={() => put([...parameters, { name: '', type: 'int' }])}
      >
        <Icon name="plus" small />
        {say('addParameter')}
      </Button>
      <div className="author-grid two">
        <Field label={say('returns')} required hint={say('returnsHint')}>
          <TypeSelect
            value={returns}
            also={['void']}
            onChange={(type) => set(['signature', 'returns'], type)}
          />
        </Field>
        {(returns === 'void' || changes !== '') && (
          <Field label={say('changes')} hint={say('changesHint')}>
            <Select
              value={changes}
              onChange={({ target }) => set(['signature', 'changes'], target.value || undefined)}
            >
              <option value="">{say('theFirst')}</option>
              {[...new Set([...parameters.map(({ name }) => name), changes])].filter(Boolean).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </fieldset>
  )
}

const parametersIn = (value: unknown): Parameter[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => {
        const row = isTask(one) ? one : {}
        return { ...row, name: textAt(row, 'name'), type: textAt(row, 'type') }
      })
    : []

interface ParameterRowProps {
  place: number
  parameter: Parameter
  parameters: readonly Parameter[]
  put: (rows: readonly Parameter[]) => void
}

function ParameterRow({ place, parameter, parameters, put }: ParameterRowProps) {
  const which = parameter.name || labelOf(place)
  const change = (part: Partial<Parameter>) =>
    put(parameters.map((one, other) => (other === place ? { ...one, ...part } : one)))
  return (
    <li>
      <Field label={labelOf(place)}>
        <TextInput
          className="mono"
          spellCheck={false}
          autoCapitalize="off"
          value={parameter.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={say('type')}>
        <TypeSelect value={parameter.type} onChange={(type) => change({ type })} />
      </Field>
      <div className="author-row-acts">
        <Button
          variant="ghost"
          square
          aria-label={say('moveUp', { which })}
          disabled={place === 0}
          onClick={() => put(swapped(parameters, place - 1))}
        >
          <Icon name="up" small />
        </Button>
        <Button
          variant="ghost"
          square
          aria-label={say('moveDown', { which })}
          disabled={place === parameters.length - 1}
          onClick={() => put(swapped(parameters, place))}
        >
          <Icon name="down" small />
        </Button>
        <Button
          variant="ghost"
          square
          aria-label={say('removeParameter', { which })}
          onClick={() => put(parameters.filter((_, other) => other !== place))}
        >
          <Icon name="cross" small />
        </Button>
      </div>
    </li>
  )
}

/** Swaps the row of this place with the next one. */
const swapped = (rows: readonly Parameter[], place: number) =>
  rows.flatMap((row, other) => {
    if (other === place) return rows.slice(place + 1, place + 2)
    return other === place + 1 ? rows.slice(place, place + 1) : [row]
  })

interface TypeSelectProps {
  value: string
  also?: readonly string[]
  onChange: (type: string) => void
}

function TypeSelect({ value, also = [], onChange }: TypeSelectProps) {
  const all = [...also, ...TYPES]
  return (
    <Select className="mono" value={value} onChange={({ target }) => onChange(target.value)}>
      <Unknown value={value} among={all} />
      {all.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </Select>
  )
}

/** Shows an unused signature of a program. It came with another style, and is removed only on request. */
function NoSignature({ task, set }: TaskProps) {
  if (at(task, 'signature') === undefined) return null
  return (
    <Notice tone="warning" className="span">
      <p>{say('signatureUnused')}</p>
      <Button size="dense" onClick={() => set(['signature'], undefined)}>
        {say('removeSignature')}
      </Button>
    </Notice>
  )
}
