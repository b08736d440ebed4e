import { say } from 'words:plan'
import { type PlanBody, type PlanPreview, previewPlan } from '@callofcode/contract/plan/plan'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { transportOf } from '../../platform/api/read.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Sheet } from '../../platform/page/person.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useHolds } from '../curriculum/public.ts'
import { Choices, countWords, forecastWords } from './forecast-words.tsx'
import { minutesOf } from './plan-days.ts'
import { type Asked, bodyOf, hoursError, usePlanFields } from './plan-form.ts'
import { PlanWeeks } from './plan-weeks.tsx'
import { SourceFields } from './source-fields.tsx'
import { TermsFields } from './terms-fields.tsx'

interface PlanFormProps {
  readonly asked: Asked
  /** The name under which the fields are stored. */
  readonly place: string
  readonly button: string
  readonly save: (body: PlanBody) => Promise<unknown>
}

/** Asks what is planned and how, and shows the result before the plan is made. */
export function PlanForm({ asked, place, button, save }: PlanFormProps) {
  const { fields, change, forget } = usePlanFields(place, asked)
  const body = bodyOf(fields)
  const { mutate, isPending, error } = useMutation({
    mutationFn: save,
    meta: { stay: true },
    onSuccess: forget,
    onError: noteSaidAtField,
  })
  const preview = usePreview(body)
  const failure = error ?? preview.error
  const errors = failure instanceof CallError ? failure.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body && !isPending) mutate(body)
  }
  const make = (
    <div className="row-btns">
      <Button type="submit" variant="primary" busy={isPending} disabled={!body}>
        {button}
      </Button>
    </div>
  )
  return (
    <form className="plan-form" onSubmit={submit} noValidate>
      <SourceFields fields={fields} change={change} error={errors.source} />
      <TermsFields fields={fields} change={change} errors={errors} />
      {preview.data && body && (
        <Preview
          preview={preview.data}
          make={make}
          onChoose={(terms) => {
            const { hours, ...others } = terms
            change({ ...others, ...(hours && { hours: String(hours) }) })
          }}
        />
      )}
      {!body && !hoursError(fields) && <p className="small muted">{say('chooseFirst')}</p>}
      {failure && Object.keys(errors).length === 0 && (
        <p className="small" role="alert">
          {failure.message}
        </p>
      )}
      {!(preview.data && body) && make}
    </form>
  )
}

interface PreviewProps {
  readonly preview: PlanPreview
  /** The button, above the weeks, which may be many. */
  readonly make: ReactNode
  readonly onChoose: Parameters<typeof Choices>[0]['onChoose']
}

function Preview({ preview, make, onChoose }: PreviewProps) {
  const { total, done, leftOut, forecast, questions, today } = preview
  const holds = useHolds(false)
  return (
    <Sheet title={say('whatItMeans')}>
      <div role="status">
        <p>{forecastWords(preview)}</p>
        <p className="small muted">
          {countWords({ total, done, minutes: holds ? minutesOf(questions, true) : forecast.minutes })}{' '}
          {leftOut > 0 && say('leftOut', { count: leftOut })}
        </p>
      </div>
      <Choices {...preview} busy={false} onChoose={onChoose} />
      {make}
      <PlanWeeks questions={questions} today={today} preview />
    </Sheet>
  )
}

const PAUSE = 300

/** Requests a preview once the fields were unchanged for a moment. */
function usePreview(body: PlanBody | undefined) {
  const wish = JSON.stringify(body ?? null)
  const [asked, setAsked] = useState(wish)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wish), PAUSE)
    return () => clearTimeout(timer)
  }, [wish])
  return useQuery<PlanPreview>({
    queryKey: ['personal plan-preview', asked],
    queryFn: ({ signal, client }) =>
      call(
        previewPlan,
        { body: JSON.parse(asked) as PlanBody },
        { signal, transport: transportOf(client) },
      ).then(({ data }) => data),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true, stay: true },
  })
}
