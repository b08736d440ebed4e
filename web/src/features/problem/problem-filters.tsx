import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem'
import { Link, useNavigate } from '@tanstack/react-router'
import { SearchRow, Select } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { chosenDifficulty, chosenSolved, type ProblemSearch, SOLVED } from './find-problems.ts'

interface ProblemFiltersProps {
  all: readonly ProblemListed[]
  search: ProblemSearch
  found: number
}

/** All filters are in the address. */
export function ProblemFilters({ all, search, found }: ProblemFiltersProps) {
  const [text, setText] = useUrlText('q')
  const navigate = useNavigate()
  const { data: session } = useSession()
  const titles = new Map(all.flatMap(({ topics }) => topics.map(({ slug, title }) => [slug, title])))
  const topics = [...titles].sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  return (
    <SearchRow
      className="problem-tools"
      label="Search problems"
      placeholder="Search problems..."
      value={text}
      onChange={setText}
      count={`${found} ${found === 1 ? 'problem' : 'problems'}`}
    >
      <Select
        aria-label="Topic"
        value={search.topic ?? ''}
        onChange={({ target }) =>
          navigate({
            to: '.',
            search: { ...search, topic: target.value || undefined },
            replace: true,
            resetScroll: false,
          })
        }
      >
        <option value="">All topics</option>
        {topics.map(([slug, title]) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
      <Choice
        label="Difficulty"
        choices={DIFFICULTIES}
        value={chosenDifficulty(search)}
        to={(difficulty) => ({ ...search, difficulty })}
      />
      {session?.role && (
        <Choice
          label="Progress"
          choices={SOLVED}
          value={chosenSolved(search)}
          to={(solved) => ({ ...search, solved })}
        />
      )}
    </SearchRow>
  )
}

interface ChoiceProps {
  label: string
  choices: readonly string[]
  value: string | undefined
  to: (value: string | undefined) => ProblemSearch
}

function Choice({ label, choices, value, to }: ChoiceProps) {
  return (
    <Segmented
      label={label}
      fit="full"
      items={['All', ...choices].map((one) => ({ value: one, label: one }))}
      value={value ?? 'All'}
      link={(one, parts) => (
        <Link
          to={paths.problems}
          search={to(one === 'All' ? undefined : one)}
          activeOptions={{ exact: true }}
          resetScroll={false}
          {...parts}
        />
      )}
    />
  )
}
