import { say } from 'words:audit'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { DayFilter, useFilters } from '../../platform/form/url-filters.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { AuditCheck } from './audit-check.tsx'
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
      return say('wasRefused')
    },
  },
]

interface Props {
  readonly search: AuditSearch
  readonly actions: readonly string[]
  /** Names for the ids in the list. */
  readonly names: ReadonlyMap<string, string>
}

/** The address stores every choice. A changed choice returns to the latest row. */
export function AuditFilters({ search, actions, names }: Props) {
  // Names are kept, because the list may become empty after a name was shown.
  const seen = useRef(new Map<string, string>())
  for (const [id, name] of names) seen.current.set(id, name)

  const [who, setWho] = useUrlText('actor', 'cursor')
  const { action, target, from, to, outcome } = search
  return (
    <search aria-label={say('audit')}>
      <SearchRow
        label={say('who')}
        placeholder={say('nameOrEmail')}
        value={seen.current.get(who) ?? who}
        onChange={setWho}
        many
        chosen={[action, target, from, to, outcome].filter(Boolean).length}
        filters={
          <>
            <ActionChoice search={search} actions={actions} />
            <TargetFilter names={seen.current} />
            <DayFilter search={search} name="from" label={say('fromDay')} />
            <DayFilter search={search} name="to" label={say('toDay')} />
            <OutcomeChoice search={search} />
          </>
        }
      >
        <AuditCheck />
      </SearchRow>
    </search>
  )
}

function ActionChoice({ search, actions }: { search: AuditSearch; actions: readonly string[] }) {
  const choose = useFilters<AuditSearch>()
  const chosen = chosenAction(search) ?? ''
  // The address may name an action without rows.
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

/** Filters by target. A link in the list sets an id, and the field shows its name. Typing more searches for the text. */
function TargetFilter({ names }: { names: ReadonlyMap<string, string> }) {
  const [text, setText] = useUrlText('target', 'cursor')
  return (
    <Field label={say('target')}>
      <TextInput
        value={names.get(text) ?? text}
        placeholder={say('nameOrEmail')}
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
