import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { type AuditSearch, chosenAction, chosenOutcome } from './audit-search.ts'

const outcomes = [
  { value: '', label: 'All' },
  { value: 'ok', label: 'Done' },
  { value: 'refused', label: 'Refused' },
]

/** Every choice lives in the address, and another one begins at the latest row again. */
export function AuditFilters({ search, actions }: { search: AuditSearch; actions: readonly string[] }) {
  return (
    <search className="audit-filters" aria-label="Audit">
      <ActionChoice search={search} actions={actions} />
      <TextFilter name="actor" label="Who" hint="Name, email or id" />
      <TextFilter name="target" label="To whom or what" hint="Name, email or id" />
      <DayFilter search={search} name="from" label="From day" />
      <DayFilter search={search} name="to" label="To day" />
      <OutcomeChoice search={search} />
    </search>
  )
}

function useChoose() {
  const navigate = useNavigate()
  return (changes: AuditSearch) => {
    const search = (before: object) => ({ ...before, ...changes, cursor: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

function ActionChoice({ search, actions }: { search: AuditSearch; actions: readonly string[] }) {
  const choose = useChoose()
  const chosen = chosenAction(search) ?? ''
  // The address may name an action that no row has.
  const known = chosen && !actions.includes(chosen) ? [chosen, ...actions] : actions
  return (
    <Field label="Action">
      <Select value={chosen} onChange={(event) => choose({ action: event.target.value || undefined })}>
        <option value="">All actions</option>
        {known.map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function TextFilter({ name, label, hint }: { name: 'actor' | 'target'; label: string; hint: string }) {
  const [text, setText] = useUrlText(name, 'cursor')
  return (
    <Field label={label}>
      <TextInput
        value={text}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}

function DayFilter({ search, name, label }: { search: AuditSearch; name: 'from' | 'to'; label: string }) {
  const choose = useChoose()
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={search[name] ?? ''}
        onChange={(event) => choose({ [name]: event.target.value || undefined })}
      />
    </Field>
  )
}

function OutcomeChoice({ search }: { search: AuditSearch }) {
  const id = useId()
  return (
    <div className="field">
      <p className="label" id={id}>
        Outcome
      </p>
      <Segmented
        labelledBy={id}
        fit="full"
        items={outcomes}
        value={chosenOutcome(search) ?? ''}
        link={(value, parts) => (
          <Link
            to={paths.audit}
            search={{ ...search, outcome: value || undefined, cursor: undefined }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
    </div>
  )
}
