import { say } from 'words:version'
import type { ItemContent, ItemHistory, ItemVersion } from '@callofcode/contract/version/version'
import { useQueries } from '@tanstack/react-query'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { DifficultyBadge } from '../curriculum/public.ts'
import { type ComparedField, fieldsOf, questionsOf, textOf } from './compared-fields.ts'
import { Comparison } from './comparison.tsx'
import { type Chosen, needed } from './version-place.ts'
import { versionAt } from './version-queries.ts'

/** Shows the chosen version, alone or beside the version it is compared with. */
export function VersionContent({ history, chosen }: { history: ItemHistory; chosen: Chosen }) {
  const { kind, _id } = history
  const answers = useQueries({ queries: needed(chosen).map((number) => versionAt(kind, _id, number)) })
  const [own, other] = answers.map(({ data }) => data?.data)
  const failed = answers.filter(({ isError }) => isError)
  if (failed.length > 0)
    return (
      <LoadFailed title={say('versionFailed')} retry={() => failed.forEach(({ refetch }) => void refetch())}>
        {say('listComplete')}
      </LoadFailed>
    )
  if (!own || (!other && chosen.view !== 'whole'))
    return (
      <Loading words={say('loadingVersion')}>
        <Skeleton width={30} />
        <Skeleton size="block" />
      </Loading>
    )
  return other ? <Beside chosen={chosen} own={own} other={other} /> : <WholeVersion version={own} />
}

function Beside({ chosen, own, other }: { chosen: Chosen; own: ItemVersion; other: ItemVersion }) {
  const toPresent = chosen.view === 'present'
  const [before, after] = toPresent ? [own, other] : [other, own]
  return (
    <Comparison
      kind={own.kind}
      before={before}
      after={after}
      nothing={toPresent ? say('sameAsPresent') : nothingWords[own.action]}
    />
  )
}

const nothingWords: Readonly<Record<ItemVersion['action'], string>> = {
  get created() {
    return say('noTextChanged')
  },
  get edited() {
    return say('noTextChanged')
  },
  get returned() {
    return say('noTextChanged')
  },
  get deleted() {
    return say('unpublishedChange')
  },
  get restored() {
    return say('putBack')
  },
}

/** Shows all fields of a version, as they were typed. */
function WholeVersion({ version: { kind, content } }: { version: ItemVersion }) {
  return (
    <div className="comparison">
      {fieldsOf(kind).map((field) => (
        <section key={field.name} className="compared-field" aria-labelledby={`whole-${field.name}`}>
          <h3 className="label" id={`whole-${field.name}`}>
            {field.label}
          </h3>
          <Value field={field} content={content} />
        </section>
      ))}
    </div>
  )
}

function Value({ field: { name, label, as }, content }: { field: ComparedField; content: ItemContent }) {
  if (as === 'questions') return <Questions questions={questionsOf(content)} />
  const text = textOf(content, name)
  if (text === '') return <p className="muted">{say('empty')}</p>
  if (as === 'whole') return <p>{text}</p>
  return (
    <section className="as-it-stood" aria-label={say('ofThisVersion', { label })} {...reachable}>
      {text}
    </section>
  )
}

function Questions({ questions }: { questions: ReturnType<typeof questionsOf> }) {
  if (questions.length === 0) return <p className="muted">{say('noQuestions')}</p>
  return (
    <ol className="rows question-changes">
      {questions
        .map((question, at) => ({ question, place: at + 1 }))
        .map(({ question: { questionName, difficulty, link }, place }) => (
          <li key={place}>
            <span className="question-cells">
              <span className="num">{place}</span>
              <span>{questionName}</span>
              <DifficultyBadge difficulty={difficulty} />
              {link && <span className="small muted">{link}</span>}
            </span>
          </li>
        ))}
    </ol>
  )
}
