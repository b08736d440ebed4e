import type { Experience } from '@callofcode/contract/experience'
import { useNavigate } from '@tanstack/react-router'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/select.tsx'
import { paths } from '../../platform/paths.ts'
import { rolesIn, yearsIn } from './experience-choices.ts'
import { chosenRole, chosenYear, type ExperienceSearch, sameRole } from './find-experiences.ts'

interface ExperienceSelectsProps {
  all: readonly Experience[]
  search: ExperienceSearch
}

/** What there are too many of for a row: roles and years, as the experiences themselves have them. */
export function ExperienceSelects({ all, search }: ExperienceSelectsProps) {
  const [role, year] = [chosenRole(search), chosenYear(search)]
  const roles = rolesIn(all, role)
  return (
    <div className="xp-selects">
      <Narrowing
        name="role"
        label="Role"
        any="Any role"
        choices={roles}
        value={role && roles.find((one) => sameRole(one, role))}
        search={search}
      />
      <Narrowing
        name="year"
        label="Year"
        any="Any year"
        choices={yearsIn(all, year)}
        value={year}
        search={search}
      />
    </div>
  )
}

interface NarrowingProps {
  name: 'role' | 'year'
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
      search: { ...search, [name]: chosen || undefined },
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
