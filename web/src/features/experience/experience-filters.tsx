import { COMPANIES, VERDICTS } from '@callofcode/contract/experience'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { chosenCompany, chosenResult, type ExperienceSearch } from './find-experiences.ts'

/** Both rows stand in the address, beside all else that is chosen and searched for. */
export function ExperienceFilters({ search }: { search: ExperienceSearch }) {
  return (
    <div className="filters">
      <FilterRow
        name="Company"
        fit="wide"
        choices={COMPANIES}
        value={chosenCompany(search)}
        searchFor={(company) => ({ ...search, company })}
      />
      <FilterRow
        name="Result"
        fit="full"
        choices={VERDICTS}
        value={chosenResult(search)}
        searchFor={(result) => ({ ...search, result })}
      />
    </div>
  )
}

interface FilterRowProps {
  name: string
  fit: 'full' | 'wide'
  choices: readonly string[]
  value: string | undefined
  searchFor: (value: string | undefined) => ExperienceSearch
}

function FilterRow({ name, fit, choices, value, searchFor }: FilterRowProps) {
  const id = useId()
  const items = ['All', ...choices].map((one) => ({ value: one, label: one }))
  return (
    <div>
      <p className="label" id={id}>
        {name}
      </p>
      <Segmented
        labelledBy={id}
        fit={fit}
        items={items}
        value={value ?? 'All'}
        link={(one, parts) => (
          <Link
            to={paths.experiences}
            search={searchFor(one === 'All' ? undefined : one)}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
    </div>
  )
}
