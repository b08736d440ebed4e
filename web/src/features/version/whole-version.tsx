import type { ItemContent, ItemVersion } from '@callofcode/contract/version'
import { reachable } from '../../platform/ui/reachable.ts'
import { DifficultyBadge } from '../curriculum/public.ts'
import { type FieldLook, fieldsOf, questionsOf, textOf } from './compared-fields.ts'

/** All fields of a version, as they were typed. */
export function WholeVersion({ version: { kind, content } }: { version: ItemVersion }) {
  return (
    <div className="comparison">
      {fieldsOf(kind).map((field) => (
        <section key={field.name} className="compared" aria-labelledby={`whole-${field.name}`}>
          <h3 className="label" id={`whole-${field.name}`}>
            {field.label}
          </h3>
          <Value field={field} content={content} />
        </section>
      ))}
    </div>
  )
}

function Value({ field: { name, label, look }, content }: { field: FieldLook; content: ItemContent }) {
  if (look === 'questions') return <Questions questions={questionsOf(content)} />
  const text = textOf(content, name)
  if (text === '') return <p className="muted">(empty)</p>
  if (look === 'whole') return <p>{text}</p>
  return (
    <section className="as-it-stood" aria-label={`${label} of this version`} {...reachable}>
      {text}
    </section>
  )
}

function Questions({ questions }: { questions: ReturnType<typeof questionsOf> }) {
  if (questions.length === 0) return <p className="muted">No questions</p>
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
