import { say } from 'words:experience'
import { matchLine } from '@callofcode/content/solves/match-solves'
import { type Named, questionNames } from '@callofcode/content/solves/question-names'
import { linesOf, ROUND_KINDS, roundLimits } from '@callofcode/contract/experience/rounds'
import { listImportable } from '@callofcode/contract/solve-import/solve-import'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useFieldArray } from 'react-hook-form'
import { read } from '../../platform/api/read.ts'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Select, TextArea } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useTheirs } from '../edit/public.ts'
import type { ExperienceForm } from './experience-form-fields.tsx'
import { kindName } from './rounds-shown.tsx'
import './rounds.css'

/** Edits the rounds of an interview. Each has its questions, one per line. Rounds are optional. */
export function RoundFields({ form }: { form: ExperienceForm }) {
  const rows = useFieldArray({ control: form.control, name: 'rounds' })
  const { errors } = form.formState
  const theirs = useTheirs()
  const names = useNames(rows.fields.length > 0)
  const titleId = useId()
  const remove = (at: number) => {
    rows.remove(at)
    if (rows.fields.length > 1) form.setFocus(`rounds.${Math.max(0, at - 1)}.kind`)
  }
  return (
    <section className="span round-fields" aria-labelledby={titleId}>
      <h2 className="card-title" id={titleId}>
        {say('rounds')}
      </h2>
      <p className="hint">{say('roundsHint')}</p>
      {rows.fields.map((row, at) => (
        <fieldset className="round" key={row.id}>
          <legend className="label">{say('round', { at: at + 1 })}</legend>
          <Field label={say('kindOfRound')} error={errors.rounds?.[at]?.kind?.message}>
            <Select {...form.register(`rounds.${at}.kind`)}>
              {ROUND_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindName(kind)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={say('whatWasAsked')}
            hint={say('oneALine')}
            error={errors.rounds?.[at]?.asked?.message}
          >
            <TextArea rows={3} {...form.register(`rounds.${at}.asked`)} />
          </Field>
          {names && (
            <Resolved
              asked={form.watch(`rounds.${at}.asked`) ?? ''}
              names={names}
              change={(asked) => form.setValue(`rounds.${at}.asked`, asked, { shouldDirty: true })}
            />
          )}
          <div className="row-btns">
            <Button variant="ghost" size="dense" onClick={() => remove(at)}>
              <Icon name="trash" small />
              {say('removeRound', { at: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {errors.rounds?.message && <FieldError>{errors.rounds.message}</FieldError>}
      <div className="row-btns">
        <Button
          disabled={rows.fields.length >= roundLimits.rounds}
          onClick={() => rows.append({ kind: 'coding', asked: '' })}
        >
          <Icon name="plus" small />
          {say('addRound')}
        </Button>
      </div>
      {theirs('rounds')}
    </section>
  )
}

/** Returns the names of the tracker's questions. It is undefined while loading. */
function useNames(isNeeded: boolean): Named | undefined {
  const { data } = useQuery({
    ...read(listImportable, {}, { quiet: true }),
    enabled: isNeeded,
    staleTime: 600_000,
  })
  return useMemo(() => data && questionNames(data.questions), [data])
}

interface ResolvedProps {
  readonly asked: string
  readonly names: Named
  readonly change: (asked: string) => void
}

/** Shows the matching question of the tracker for each line. If several match, one can be chosen. */
function Resolved({ asked, names, change }: ResolvedProps) {
  const found = useMemo(
    () =>
      linesOf(asked)
        .slice(0, roundLimits.lines)
        .map((line) => ({ line, ...matchLine(line, names) })),
    [asked, names],
  )
  if (found.length === 0) return null
  const put = (at: number, title: string) =>
    change(
      linesOf(asked)
        .map((line, one) => (one === at ? title : line))
        .join('\n'),
    )
  return (
    <ul className="resolved" aria-label={say('inTheTracker')}>
      {found.map(({ line, question, options }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <li key={at} className="small">
          {question && (
            <>
              <Icon name="check" small /> {say('isInTracker', { name: question.questionName })}
            </>
          )}
          {!question && options.length === 0 && (
            <span className="muted">{say('notInTracker', { line })}</span>
          )}
          {options.length > 0 && (
            <Field label={say('whichIsMeant', { line })}>
              <Select value="" onChange={({ target }) => target.value && put(at, target.value)}>
                <option value="">{say('noneOfThem')}</option>
                {options.map(({ id, questionName }) => (
                  <option key={id}>{questionName}</option>
                ))}
              </Select>
            </Field>
          )}
        </li>
      ))}
    </ul>
  )
}
