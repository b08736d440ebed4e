import { say } from 'words:announcement'
import { ANNOUNCED_TO, type AnnouncedTo } from '@callofcode/contract/announcement/tell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Radio, Select } from '../../platform/form/inputs.tsx'
import { useMails } from '../../platform/session/club.ts'
import { batchesRead, useYears } from '../batch/public.ts'
import { groupsRead } from '../group/public.ts'
import { membersWords } from './announced-words.ts'
import { audienceOf, comingEvents, pastEvents } from './announcement-queries.ts'
import { type AudienceFields, audienceIn } from './audience-fields.ts'
import { reachWords } from './audience-words.ts'
import './announcements.css'

export interface AudiencePickerProps {
  value: AudienceFields
  onChange: (change: Partial<AudienceFields>) => void
  /** The errors, by field. */
  errors: Readonly<Partial<Record<keyof AudienceFields, string | undefined>>>
  /** The name of the group of radio buttons. */
  name: string
  label?: string
  disabled?: boolean
}

const LABELS: Readonly<Record<AnnouncedTo, string>> = {
  get everyone() {
    return say('everyone')
  },
  get year() {
    return say('aYear')
  },
  get batch() {
    return say('aBatch')
  },
  get group() {
    return say('aGroup')
  },
  get event() {
    return say('registeredForEvent')
  },
  get chosen() {
    return say('chosenMembers')
  },
}

/** Chooses the audience and whether to mail it, and shows how many members that are. */
export function AudiencePicker(props: AudiencePickerProps) {
  const { value, onChange, name, label = say('for'), disabled } = props
  const mails = useMails()
  return (
    <fieldset className="audience span" disabled={disabled}>
      <legend className="lab">{label}</legend>
      <div className="audience-kinds">
        {ANNOUNCED_TO.filter((to) => to !== 'chosen' || value.setId).map((to) => (
          <Radio key={to} name={name} value={to} checked={value.to === to} onChange={() => onChange({ to })}>
            {LABELS[to]}
          </Radio>
        ))}
      </div>
      {value.to === 'year' && <YearChoice {...props} />}
      {value.to === 'batch' && <BatchChoice {...props} />}
      {value.to === 'group' && <GroupChoice {...props} />}
      {value.to === 'event' && <EventChoice {...props} />}
      <Checkbox
        checked={value.mail && mails === 'yes'}
        disabled={mails === 'no'}
        onChange={({ target }) => onChange({ mail: target.checked })}
      >
        {say('alsoByMail', { mails })}
      </Checkbox>
      {props.errors.setId && (
        <p className="error" role="alert">
          {props.errors.setId}
        </p>
      )}
      <Reach value={value} mail={value.mail && mails === 'yes'} />
    </fieldset>
  )
}

interface ChosenProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  hint?: ReactNode
  children: ReactNode
}

function Chosen({ label, value, error, onChange, hint, children }: ChosenProps) {
  return (
    <Field label={label} error={error} hint={hint} required>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say('choose')}</option>
        {children}
      </Select>
    </Field>
  )
}

function YearChoice({ value, errors, onChange }: AudiencePickerProps) {
  const years = useYears(value.year ? Number(value.year) : null)
  return (
    <Chosen
      {...{ label: say('year'), value: value.year, error: errors.year }}
      onChange={(year) => onChange({ year })}
    >
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Chosen>
  )
}

function BatchChoice({ value, errors, onChange }: AudiencePickerProps) {
  const { data, isError } = useQuery(batchesRead)
  const batches = data?.data ?? []
  return (
    <Chosen
      {...{ label: say('batch'), value: value.batchId, error: errors.batchId }}
      hint={isError ? say('batchesFailed') : data && batches.length === 0 ? say('noBatches') : undefined}
      onChange={(batchId) => onChange({ batchId })}
    >
      {batches.map(({ _id, name, members }) => (
        <option key={_id} value={_id}>
          {name} ({membersWords(members)})
        </option>
      ))}
    </Chosen>
  )
}

function GroupChoice({ value, errors, onChange }: AudiencePickerProps) {
  const { data, isError } = useQuery(groupsRead)
  const groups = (data?.data ?? []).filter(({ archived, _id }) => !archived || _id === value.groupId)
  return (
    <Chosen
      {...{ label: say('group'), value: value.groupId, error: errors.groupId }}
      hint={isError ? say('groupsFailed') : data && groups.length === 0 ? say('noGroups') : undefined}
      onChange={(groupId) => onChange({ groupId })}
    >
      {groups.map(({ _id, name, members }) => (
        <option key={_id} value={_id}>
          {name} ({membersWords(members)})
        </option>
      ))}
    </Chosen>
  )
}

function EventChoice({ value, errors, onChange }: AudiencePickerProps) {
  const coming = useQuery(comingEvents)
  const past = useQuery(pastEvents)
  const groups = [
    [say('upcoming'), coming.data?.data ?? []],
    [say('past'), past.data?.data ?? []],
  ] as const
  return (
    <Chosen
      {...{ label: say('event'), value: value.eventId, error: errors.eventId }}
      hint={coming.isError || past.isError ? say('eventsFailed') : say('eventAudience')}
      onChange={(eventId) => onChange({ eventId })}
    >
      {groups.map(([label, events]) =>
        events.length === 0 ? null : (
          <optgroup key={label} label={label}>
            {events.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </Chosen>
  )
}

function Reach({ value, mail }: { value: AudienceFields; mail: boolean }) {
  const { data } = useQuery(audienceOf(audienceIn(value)))
  return (
    <p className="audience-reach small" role="status">
      {data ? reachWords(data.data, mail) : ''}
    </p>
  )
}
