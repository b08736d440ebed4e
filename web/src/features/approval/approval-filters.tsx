import { say } from 'words:approval'
import type { SignupSummary } from '@callofcode/contract/approval/approval'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, Select } from '../../platform/form/inputs.tsx'
import { DayFilter, useFilters } from '../../platform/form/url-filters.tsx'
import { figure } from '../../platform/language/reader.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { chosenDomains, chosenYear, type SignupSearch } from './signup-search.ts'

interface Props {
  readonly search: SignupSearch
  readonly summary: SignupSummary | undefined
}

/** The address stores every choice. A changed choice returns to the signup that has waited longest. */
export function ApprovalFilters({ search, summary }: Props) {
  return (
    <>
      <YearChoice search={search} years={summary?.years ?? []} />
      <DomainChoice search={search} domains={summary?.domains ?? []} />
      <DayFilter search={search} name="from" label={say('signedUpFrom')} />
      <DayFilter search={search} name="to" label={say('signedUpTo')} />
    </>
  )
}

function YearChoice({ search, years }: { search: SignupSearch; years: SignupSummary['years'] }) {
  const choose = useFilters<SignupSearch>()
  const chosen = chosenYear(search) ?? ''
  const known = years.map(({ year, count }) => ({ value: year === null ? 'none' : String(year), count }))
  // The address may name a year without waiting signups.
  const all =
    chosen && !known.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...known] : known
  return (
    <Field label={say('passoutYear')}>
      <Select value={chosen} onChange={(event) => choose({ year: event.target.value || undefined })}>
        <option value="">{say('allYears')}</option>
        {all.map(({ value, count }) => (
          <option key={value} value={value}>
            {`${value === 'none' ? say('noYear') : value} (${figure(count)})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function DomainChoice({ search, domains }: { search: SignupSearch; domains: SignupSummary['domains'] }) {
  const choose = useFilters<SignupSearch>()
  const chosen = chosenDomains(search)
  const missing = chosen.filter((name) => !domains.some(({ domain }) => domain === name))
  const all = [...missing.map((domain) => ({ domain, count: 0 })), ...domains]
  const toggle = (name: string, on: boolean) => {
    const names = on ? [...chosen, name] : chosen.filter((one) => one !== name)
    choose({ domain: names.join(',') || undefined })
  }
  const [first] = chosen
  const words =
    first === undefined
      ? say('allAddresses')
      : chosen.length === 1
        ? `@${first}`
        : say('domainsChosen', { count: chosen.length })
  return (
    <div className="field">
      <div className="lab">{say('addressDomain')}</div>
      <details className="approval-domains" name="approval-domains">
        <summary className="input">
          <span>{words}</span>
          <Icon name="down" small />
        </summary>
        <div>
          {all.map(({ domain, count }) => (
            <Checkbox
              key={domain}
              checked={chosen.includes(domain)}
              onChange={(event) => toggle(domain, event.target.checked)}
            >
              <span className="approval-domain">{domain}</span>
              <span className="label plain">{figure(count)}</span>
            </Checkbox>
          ))}
          {all.length === 0 && <p className="hint">{say('nobodyWaits')}</p>}
        </div>
      </details>
    </div>
  )
}
