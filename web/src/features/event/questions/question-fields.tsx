import { say } from 'words:event-question'
import { useWatch } from 'react-hook-form'
import type { EventForm } from '../event-form-fields.tsx'
import { QuestionRows } from './question-rows.tsx'
import { readRows, textOfRows } from './typed-questions.ts'

type Faults = readonly ({ readonly [field: string]: { readonly message?: string } } | undefined)[]

/** The questions of a new event. The form keeps them as one text, and a rule names the row and its field. */
export function QuestionFields({ form }: { form: EventForm }) {
  const { setValue, control, formState } = form
  const text = useWatch({ control, name: 'questions' })
  const fault = formState.errors.questions
  const faults: Faults = Array.isArray(fault) ? fault : []
  return (
    <fieldset className="field span rows-form">
      <legend className="lab">{say('questions')}</legend>
      <p className="hint">{say('questionsLead')}</p>
      <QuestionRows
        rows={readRows(text)}
        error={Array.isArray(fault) ? undefined : fault?.message}
        faultOf={(at, field) => faults[at]?.[field]?.message}
        onChange={(rows) =>
          setValue('questions', textOfRows(rows), {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
    </fieldset>
  )
}
