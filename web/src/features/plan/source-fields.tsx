import type { PlanSource } from '@callofcode/contract/learning/plan'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import type { PlanFields } from './plan-form.ts'
import { sources } from './plan-queries.ts'
import { say } from './plan-words.ts'

const kinds: Readonly<Record<PlanSource['kind'], () => string>> = {
  list: () => say('aList'),
  topics: () => say('someTopics'),
  company: () => say('aCompany'),
}

interface SourceFieldsProps {
  readonly fields: PlanFields
  readonly change: (more: Partial<PlanFields>) => void
  readonly error: string | undefined
}

/** What is planned. */
export function SourceFields({ fields, change, error }: SourceFieldsProps) {
  const lists = useQuery(sources.lists).data?.data ?? []
  const companies = useQuery(sources.companies).data?.data ?? []
  const words = error && told(error)
  return (
    <>
      <div className="plan-fields">
        <Field label={say('what')} error={fields.kind === 'topics' ? words : undefined}>
          <Select
            value={fields.kind}
            onChange={(event) => change({ kind: event.target.value as PlanSource['kind'] })}
          >
            {Object.entries(kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name()}
              </option>
            ))}
          </Select>
        </Field>
        {fields.kind === 'list' && (
          <Field label={say('list')} error={words}>
            <Select value={fields.list} onChange={(event) => change({ list: event.target.value })}>
              <option value="">{say('chooseList')}</option>
              {lists.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
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

interface TopicFieldsProps {
  readonly chosen: readonly string[]
  readonly change: SourceFieldsProps['change']
}

function TopicFields({ chosen, change }: TopicFieldsProps) {
  const topics = useQuery(sources.topics).data?.topics ?? []
  return (
    <fieldset className="plan-choices">
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
