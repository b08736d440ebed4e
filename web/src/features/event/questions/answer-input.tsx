import { say } from 'words:event-question'
import type { Question } from '@callofcode/contract/event/question'
import { questionLimits, TRUTHS } from '@callofcode/contract/event/question-answer'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'

interface AnswerInputProps {
  question: Question
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The input for an answer, by the kind of its question. */
export function AnswerInput({ question, value, error, onChange }: AnswerInputProps) {
  const { name, kind, choices, needed } = question
  const offered: readonly string[] = kind === 'truth' ? TRUTHS : choices
  return (
    <Field label={name} error={error} required={needed}>
      {offered.length > 0 ? (
        <Select
          value={offered.includes(value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{say('noAnswer')}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {answerWords(kind, one)}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={questionLimits.answer}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Returns an answer as it is shown. Yes and no are in the reader's language. */
export const answerWords = (kind: Question['kind'], value: string) =>
  kind === 'truth' ? (value === 'yes' ? say('yes') : say('no')) : value
