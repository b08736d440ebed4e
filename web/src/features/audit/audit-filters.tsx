import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { DayFilter, useFilters } from '../../platform/form/url-filters.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { say } from './audit-page-words.ts'
import { type AuditSearch, chosenAction, chosenOutcome } from './audit-search.ts'

const outcomes = [
  {
    value: '',
    get label() {
      return say('all')
    },
  },
  {
    value: 'ok',
    get label() {
      return say('done')
    },
  },
  {
    value: 'refused',
    get label() {
      return say('refused')
    },
  },
]

interface Props {
  readonly search: AuditSearch
  readonly actions: readonly string[]
  /** Of the ids in the list. */
  readonly names: ReadonlyMap<string, string>
}

/** Every choice lives in the address, and another one begins at the latest row again. */
export function AuditFilters({ search, actions, names }: Props) {
  // The list may be empty where a name was seen a moment before.
  const seen = useRef(new Map<string, string>())
  for (const [id, name] of names) seen.current.set(id, name)

  return (
    <search className="audit-filters" aria-label={say('audit')}>
      <ActionChoice search={search} actions={actions} />
      <TextFilter name="actor" label={say('who')} hint={say('nameOrEmail')} names={seen.current} />
      <TextFilter name="target" label={say('toWhomOrWhat')} hint={say('nameOrEmail')} names={seen.current} />
      <DayFilter search={search} name="from" label={say('fromDay')} />
      <DayFilter search={search} name="to" label={say('toDay')} />
      <OutcomeChoice search={search} />
    </search>
  )
}

function ActionChoice({ search, actions }: { search: AuditSearch; actions: readonly string[] }) {
  const choose = useFilters<AuditSearch>()
  const chosen = chosenAction(search) ?? ''
  // The address may name an action that no row has.
  const known = chosen && !actions.includes(chosen) ? [chosen, ...actions] : actions
  return (
    <Field label={say('action')}>
      <Select value={chosen} onChange={(event) => choose({ action: event.target.value || undefined })}>
        <option value="">{say('allActions')}</option>
        {known.map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface TextProps {
  readonly name: 'actor' | 'target'
  readonly label: string
  readonly hint: string
  readonly names: ReadonlyMap<string, string>
}

/** A link in the list leads to an id. Its name stands here; whoever goes on typing searches for that. */
function TextFilter({ name, label, hint, names }: TextProps) {
  const [text, setText] = useUrlText(name, 'cursor')
  return (
    <Field label={label}>
      <TextInput
        value={names.get(text) ?? text}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}

function OutcomeChoice({ search }: { search: AuditSearch }) {
  const id = useId()
  return (
    <div className="field">
      <div className="lab">
        <span id={id}>{say('outcome')}</span>
      </div>
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
