import { say } from 'words:experience'
import { COMPANIES, INTERVIEW_RESULTS } from '@callofcode/contract/experience/experience'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { named } from '../../platform/language/words.ts'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { companies, othersOf } from './companies.ts'
import {
  chosenCompany,
  chosenResult,
  chosenRole,
  chosenYear,
  type ExperienceSearch,
  rolesIn,
  sameName,
  yearsIn,
} from './find-experiences.ts'

const choices = (values: readonly string[]) => [
  { value: '', label: say('all') },
  ...values.map((value) => ({ value, label: named('experience', value) })),
]

/** The address stores both filter rows, with the other filters and the search. */
export function ExperienceFilters({ search }: { search: ExperienceSearch }) {
  const company = chosenCompany(search)
  return (
    <>
      <FilterRow
        name={say('company')}
        fit="wide"
        to={paths.experiences}
        items={[{ value: '', label: say('all') }, ...COMPANIES.map((name) => ({ value: name, label: name }))]}
        value={company === undefined ? '' : (ofName(COMPANIES, company) ?? company)}
        searchFor={(company) => ({ ...search, company: company || undefined, cursor: undefined })}
      />
      <FilterRow
        name={say('result')}
        fit="full"
        to={paths.experiences}
        items={choices(INTERVIEW_RESULTS)}
        value={chosenResult(search) ?? ''}
        searchFor={(result) => ({ ...search, result: result || undefined, cursor: undefined })}
      />
    </>
  )
}

interface ExperienceSelectsProps {
  roles: readonly string[]
  years: readonly string[]
  search: ExperienceSearch
}

const ofName = (names: readonly string[], chosen: string | undefined) =>
  names.find((name) => chosen !== undefined && sameName(name, chosen))

/** Other companies, roles and years, too many for a row. */
export function ExperienceSelects({ roles: all, years, search }: ExperienceSelectsProps) {
  const [company, role, year] = [chosenCompany(search), chosenRole(search), chosenYear(search)]
  const others = othersOf(useQuery(companies).data?.data ?? [], company)
  const roles = rolesIn(all, role)
  return (
    <div className="xp-selects">
      {others.length > 0 && (
        <Narrowing
          name="company"
          label={say('moreCompanies')}
          any={say('otherCompany')}
          choices={others}
          value={ofName(others, company)}
          search={search}
        />
      )}
      <Narrowing
        name="role"
        label={say('role')}
        any={say('anyRole')}
        choices={roles}
        value={ofName(roles, role)}
        search={search}
      />
      <Narrowing
        name="year"
        label={say('year')}
        any={say('anyYear')}
        choices={yearsIn(years, year)}
        value={year}
        search={search}
      />
    </div>
  )
}

interface NarrowingProps {
  name: 'company' | 'role' | 'year'
  label: string
  any: string
  choices: readonly string[]
  value: string | undefined
  search: ExperienceSearch
}

function Narrowing({ name, label, any, choices, value = '', search }: NarrowingProps) {
  const navigate = useNavigate()
  const choose = (chosen: string) =>
    void navigate({
      to: paths.experiences,
      search: { ...search, [name]: chosen || undefined, cursor: undefined },
      resetScroll: false,
    })
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Field>
  )
}
