import { say } from 'words:version'
import type { ItemVersion, Kind } from '@callofcode/contract/version/version'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { type ComparedField, differing, fieldsOf, questionsOf, textOf } from './compared-fields.ts'
import { QuestionDifference } from './question-difference.tsx'
import { TextDifference, WholeDifference } from './text-difference.tsx'

interface ComparisonProps {
  kind: Kind
  before: ItemVersion
  after: ItemVersion
  /** Shown if both are the same. */
  nothing: string
}

/** Shows the fields in which two versions differ, and the names of the rest. */
export function Comparison({ kind, before, after, nothing }: ComparisonProps) {
  const fields = differing(kind, before.content, after.content)
  const same = fieldsOf(kind).filter((field) => !fields.includes(field))
  if (fields.length === 0)
    return (
      <EmptyState
        label={say('comparedLabel', { number: before.number, number2: after.number })}
        title={nothing}
      />
    )
  return (
    <div className="comparison">
      <p className="label plain">
        <span className="sign-gone">{say('olderSign', { number: before.number })}</span>
        {' / '}
        <span className="sign-new">{say('newerSign', { number: after.number })}</span>
      </p>
      {fields.map((field) => (
        <section key={field.name} className="compared-field" aria-labelledby={`compared-${field.name}`}>
          <h3 className="label" id={`compared-${field.name}`}>
            {field.label}
          </h3>
          <Difference field={field} before={before} after={after} />
        </section>
      ))}
      {same.length > 0 && (
        <p className="small muted">
          {say('unchanged', { value: same.map(({ label }) => label).join(', ') })}
        </p>
      )}
    </div>
  )
}

type DifferenceProps = Pick<ComparisonProps, 'before' | 'after'> & { field: ComparedField }

function Difference({ field: { name, as }, before, after }: DifferenceProps) {
  if (as === 'questions')
    return <QuestionDifference before={questionsOf(before.content)} after={questionsOf(after.content)} />
  const texts = { before: textOf(before.content, name), after: textOf(after.content, name) }
  return as === 'lines' ? <TextDifference {...texts} /> : <WholeDifference {...texts} />
}
