import { say } from 'words:plan'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select } from '../../platform/form/inputs.tsx'
import { ownLists, sharedListRead } from '../question-list/public.ts'
import { OWN, type PlanFields, SHARED, type SourceKind } from './plan-form.ts'
import { sources } from './plan-queries.ts'

const kinds: Readonly<Record<SourceKind, () => string>> = {
  list: () => say('aList'),
  topics: () => say('someTopics'),
  company: () => say('aCompany'),
}

interface SourceFieldsProps {
  readonly fields: PlanFields
  readonly change: (more: Partial<PlanFields>) => void
  readonly error: string | undefined
}

/** Asks for the source of the plan. */
export function SourceFields({ fields, change, error }: SourceFieldsProps) {
  const companies = useQuery(sources.companies).data?.data ?? []
  const words = error && error
  return (
    <>
      <div className="plan-fields">
        <Field label={say('what')} error={fields.kind === 'topics' ? words : undefined}>
          <Select
            value={fields.kind}
            onChange={(event) => change({ kind: event.target.value as SourceKind })}
          >
            {Object.entries(kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name()}
              </option>
            ))}
          </Select>
        </Field>
        {fields.kind === 'list' && (
          <ListField list={fields.list} onChange={(list) => change({ list })} error={words} />
        )}
        {fields.kind === 'company' && (
          <Field label={say('company')} error={words} hint={say('companyHint')}>
            <Select value={fields.company} onChange={(event) => change({ company: event.target.value })}>
              <option value="">{say('chooseCompany')}</option>
              {companies.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {fields.kind === 'topics' && <TopicFields chosen={fields.topics} change={change} />}
    </>
  )
}

interface ListFieldProps {
  readonly list: string
  readonly onChange: (list: string) => void
  readonly error: string | undefined
}

/** Offers the member's own lists, those of the club, and the list of the link that the member followed. */
export function ListField({ list, onChange, error }: ListFieldProps) {
  const lists = useQuery(sources.lists).data?.data ?? []
  const own = useQuery(ownLists()).data?.data ?? []
  const key = list.startsWith(SHARED) ? list.slice(SHARED.length) : ''
  const { data: shared } = useQuery({ ...sharedListRead(key), enabled: key !== '' })
  return (
    <Field label={say('list')} error={error}>
      <Select value={list} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say('chooseList')}</option>
        {shared && <option value={list}>{shared.data.title}</option>}
        {own.length > 0 && (
          <optgroup label={say('yourLists')}>
            {own.map(({ _id, title }) => (
              <option key={_id} value={OWN + _id}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say('listsOfClub')}>
          {lists.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}

interface TopicFieldsProps {
  readonly chosen: readonly string[]
  readonly change: SourceFieldsProps['change']
}

function TopicFields({ chosen, change }: TopicFieldsProps) {
  const topics = useQuery(sources.topics).data?.topics ?? []
  return (
    <fieldset className="plan-choices topics">
      <legend>{say('topics')}</legend>
      {topics
        .filter(({ questions }) => questions > 0)
        .map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(event) =>
              change({
                topics: event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              })
            }
          >
            {title}
          </Checkbox>
        ))}
      <p className="small muted">{say('topicsHint')}</p>
    </fieldset>
  )
}
