import { say } from 'words:event-question'
import { QUESTION_KINDS, type QuestionKind, questionLimits } from '@callofcode/contract/event/question-answer'
import { Field } from '../../../platform/form/field.tsx'
import { Checkbox, Select, TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { RowsList } from '../extras/rows-of-form.tsx'
import { BLANK, type QuestionRow } from './typed-questions.ts'

interface QuestionRowsProps {
  rows: readonly QuestionRow[]
  error: string | undefined
  /** What is wrong with a field of a row. */
  faultOf: (at: number, field: 'name' | 'choices') => string | undefined
  /** How many answers a question has. */
  answersTo?: (row: QuestionRow) => number
  onChange: (rows: QuestionRow[]) => void
}

const KIND_WORDS: Readonly<Record<QuestionKind, () => string>> = {
  text: () => say('text'),
  number: () => say('number'),
  choice: () => say('choice'),
  truth: () => say('truth'),
}

/** The questions of an event in a form: add, change, move and remove them. */
export function QuestionRows({ rows, error, faultOf, answersTo, onChange }: QuestionRowsProps) {
  const set = (at: number, change: Partial<QuestionRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  const move = (from: number, to: number) => {
    const rest = rows.filter((_, at) => at !== from)
    const moved = rows[from]
    if (moved) onChange(rest.toSpliced(to, 0, moved))
  }
  return (
    <RowsList
      thing={say('question')}
      ids={rows.map((_, at) => `${at}`)}
      most={questionLimits.questions}
      error={error}
      onAdd={() => onChange([...rows, BLANK])}
      onMove={move}
      onRemove={(at) => onChange(rows.filter((_, place) => place !== at))}
    >
      {(at) => {
        const row = rows[at] ?? BLANK
        const answers = answersTo?.(row) ?? 0
        return (
          <>
            <Field
              label={say('question')}
              error={faultOf(at, 'name')}
              hint={answers > 0 ? say('answered', { count: answers }) : undefined}
              required
            >
              <TextInput
                value={row.name}
                maxLength={questionLimits.name}
                placeholder={say('questionExample')}
                autoComplete="off"
                onChange={({ target }) => set(at, { name: target.value })}
              />
            </Field>
            <Field label={say('kind')}>
              <Select
                value={row.kind}
                onChange={({ target }) => set(at, { kind: target.value as QuestionKind })}
              >
                {QUESTION_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {KIND_WORDS[kind]()}
                  </option>
                ))}
              </Select>
            </Field>
            {row.kind === 'choice' && (
              <Field label={say('choices')} hint={say('choicesHint')} error={faultOf(at, 'choices')} required>
                <TextArea
                  rows={4}
                  value={row.choices}
                  onChange={({ target }) => set(at, { choices: target.value })}
                />
              </Field>
            )}
            <Checkbox checked={row.needed} onChange={({ target }) => set(at, { needed: target.checked })}>
              {say('needed')}
            </Checkbox>
          </>
        )
      }}
    </RowsList>
  )
}
