import { say } from 'words:problem-list'
import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { Link, useNavigate } from '@tanstack/react-router'
import { Select } from '../../../platform/form/inputs.tsx'
import { SearchRow } from '../../../platform/form/search-row.tsx'
import { named } from '../../../platform/language/words.ts'
import { Segmented } from '../../../platform/navigation/segmented.tsx'
import { useUrlText } from '../../../platform/page/url-text.ts'
import { paths } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { classNames } from '../../../platform/ui/class-names.ts'
import {
  chosenDifficulty,
  chosenState,
  type ProblemRow,
  type ProblemSearch,
  STATE_FILTERS,
} from './find-problems.ts'
import { chosenOrder, LEARNING_PATH, sortOf } from './order-problems.ts'

interface ProblemFiltersProps {
  all: readonly ProblemRow[]
  search: ProblemSearch
}

/** All filters and the order are in the address. */
export function ProblemFilters({ all, search }: ProblemFiltersProps) {
  const [text, setText] = useUrlText('q')
  const { data: session } = useSession()
  const titles = new Map(all.flatMap(({ topics }) => topics.map(({ slug, title }) => [slug, title])))
  const topics = [...titles].sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  return (
    <SearchRow
      className="problem-tools"
      label={say('searchProblems')}
      placeholder={say('searchHint')}
      value={text}
      onChange={setText}
      chosen={CHOSEN.filter((one) => search[one]).length}
      filters={
        <>
          <Chooser
            label={say('topic')}
            value={search.topic ?? ''}
            choices={[['', say('allTopics')], ...topics]}
            to={(topic) => ({ ...search, topic: topic || undefined })}
          />
          <Chooser
            className="only-phone"
            label={say('sortBy')}
            value={sortOf(chosenOrder(search)) ?? LEARNING_PATH.by}
            choices={ORDERS.map((key) => [key.slice('by '.length), nameOf(key)] as const)}
            to={(sort) => ({ ...search, sort: sortOf(chosenOrder({ sort })) })}
          />
          <Choice
            label={say('difficulty')}
            choices={DIFFICULTIES}
            value={chosenDifficulty(search)}
            to={(difficulty) => ({ ...search, difficulty })}
          />
          {(session?.role || chosenState(search)) && (
            <Choice
              label={say('progress')}
              choices={STATE_FILTERS}
              value={chosenState(search)}
              to={(solved) => ({ ...search, solved })}
            />
          )}
        </>
      }
    />
  )
}

const CHOSEN = ['topic', 'difficulty', 'solved'] as const

/** For phones, where there are no headings. */
const ORDERS = [
  'by path',
  'by -path',
  'by title',
  'by -title',
  'by topic',
  'by -topic',
  'by difficulty',
  'by -difficulty',
  'by -solved',
  'by solved',
  'by state',
  'by -state',
]
const nameOf = (name: string) => named('problem-list', name)

interface ChooserProps {
  className?: string
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  to: (value: string) => ProblemSearch
}

function Chooser({ className, label, value, choices, to }: ChooserProps) {
  const navigate = useNavigate()
  return (
    <span className={classNames('chooser', className)}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) =>
          navigate({ to: '.', search: to(target.value), replace: true, resetScroll: false })
        }
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </span>
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
      items={['All', ...choices].map((one) => ({ value: one, label: nameOf(one) }))}
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
