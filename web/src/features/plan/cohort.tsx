import { say } from 'words:plan'
import { type BatchPlanChanges, type CohortPlan, changeBatchPlan } from '@callofcode/contract/plan/batch-plan'
import { planSource } from '@callofcode/contract/schemas/plan/plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import type { Rows } from '../../platform/chart/save-rows.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { Sheet } from '../../platform/page/person.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { AddToList } from '../question-list/public.ts'
import { Fold } from './fold.tsx'
import { fieldsFor, fieldsOf, sourceOf, termsOf } from './plan-form.ts'
import { Gone, isGone, sayIfGone } from './plan-gone.tsx'
import { refreshPlans, sources } from './plan-queries.ts'
import { SourceFields } from './source-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useKeptChange } from './use-kept-change.ts'

type BatchPlan = NonNullable<CohortPlan['plan']>

/** Changes the plan of a batch and reports how many questions were added or removed. */
export function useCohortChange(batch: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BatchPlanChanges) => call(changeBatchPlan, { params: { batch }, body }),
    meta: { stay: true },
    onSuccess: async ({ data: { added, removed } }, { add, questions, takeOut }) => {
      const isOfQuestions = add || questions || takeOut
      toast.success(isOfQuestions ? say('cameAndWent', { added, removed }) : say('changed'))
      await refreshPlans(client)
    },
    onError: (error, { add, questions, takeOut }) => {
      noteSaidAtField(error)
      if (isGone(error) && (add || questions || takeOut)) sayIfGone(error)
    },
  })
}

interface CohortEditProps {
  readonly batch: string
  readonly plan: BatchPlan
}

/** Edits the name, end, hours, days and level for everybody in the batch. */
export function CohortTerms({ batch, plan }: CohortEditProps) {
  const { mutate, isPending, error } = useCohortChange(batch)
  const { fields, change, forget } = useKeptChange(`plan-change:${batch}`, {
    ...fieldsOf(plan),
    title: plan.title,
  })
  const terms = termsOf(fields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (terms && !isPending) mutate(changedOf(plan, { ...terms, title: fields.title }), { onSuccess: forget })
  }
  return (
    <Sheet title={say('change')}>
      <p className="small muted">{say('changeBatchLead')}</p>
      <form className="plan-form" onSubmit={submit} noValidate>
        <Field label={say('name')}>
          <TextInput
            value={fields.title}
            maxLength={200}
            required
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <TermsFields
          fields={fields}
          change={change}
          errors={error instanceof CallError ? error.errors : {}}
        />
        <Gone error={error} />
        <div className="row-btns">
          <Button type="submit" busy={isPending} disabled={!terms || !fields.title.trim()}>
            {say('saveChange')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** Returns only the changed fields, because another mentor may have changed the rest in the meantime. */
function changedOf(plan: BatchPlan, wanted: BatchPlanChanges): BatchPlanChanges {
  const before = plan as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  )
}

/** Adds questions: one by one, or all of a list, of topics or of a company. It also removes a topic. */
export function CohortQuestions({ batch, plan }: CohortEditProps) {
  const { mutate, isPending, error } = useCohortChange(batch)
  const [adding, setAdding] = useState(false)
  return (
    <div className="plan-form cohort-edit">
      <p className="small muted">{say('editQuestionsLead')}</p>
      <div className="row-btns">
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {say('addQuestions')}
        </Button>
      </div>
      <AddAll
        busy={isPending}
        error={error instanceof CallError ? error.errors.source : undefined}
        onAdd={(add) => mutate({ add })}
      />
      <TakeOutTopic plan={plan} busy={isPending} onTakeOut={(takeOut) => mutate({ takeOut })} />
      {adding && (
        <AddToList
          held={plan.questions.map(({ id }) => id)}
          onAdd={({ id }) => mutate({ questions: [id] })}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

interface AddAllProps {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onAdd: (source: NonNullable<BatchPlanChanges['add']>) => void
}

function AddAll({ busy, error, onAdd }: AddAllProps) {
  const [fields, setFields] = useState(() => fieldsFor({ topics: ',' }))
  const source = planSource.safeParse(sourceOf(fields)).data
  return (
    <Fold title={say('addAll')}>
      <div className="plan-form">
        <SourceFields fields={fields} change={(more) => setFields({ ...fields, ...more })} error={error} />
        <div className="row-btns">
          <Button size="dense" busy={busy} disabled={!source} onClick={() => source && onAdd(source)}>
            {say('addThem')}
          </Button>
        </div>
      </div>
    </Fold>
  )
}

interface TakeOutTopicProps {
  readonly plan: BatchPlan
  readonly busy: boolean
  readonly onTakeOut: (ids: string[]) => void
}

function TakeOutTopic({ plan: { questions }, busy, onTakeOut }: TakeOutTopicProps) {
  const [topic, setTopic] = useState('')
  const topics = useQuery(sources.topics).data?.topics ?? []
  const idsOf = (topicId: string) => questions.filter((one) => one.topicId === topicId).map(({ id }) => id)
  const there = topics.filter(({ id }) => idsOf(id).length > 0)
  // One topic must stay.
  if (there.length < 2) return null
  const ids = idsOf(topic)
  return (
    <Fold title={say('takeOutTopic')}>
      <div className="plan-fields">
        <Field label={say('topic')}>
          <Select value={topic} onChange={(event) => setTopic(event.target.value)}>
            <option value="">{say('chooseTopic')}</option>
            {there.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="row-btns">
        <Button size="dense" busy={busy} disabled={ids.length === 0} onClick={() => onTakeOut(ids)}>
          {say('takeOutCount', { count: ids.length })}
        </Button>
      </div>
    </Fold>
  )
}

/** Returns the questions of a batch's plan as a file. Only mentors see who is stuck: the file of others lacks that column. */
export function cohortRows({ plan, members, isMentor }: CohortPlan): Rows {
  const told = <Cell,>(stuck: Cell) => (isMentor ? [stuck] : [])
  return [
    ['Problem', 'Past it', 'Members', ...told('Stuck')],
    ...(plan?.questions ?? []).map(({ questionName, past, stuck }) => [
      questionName,
      past,
      members,
      ...told(stuck.length),
    ]),
  ]
}
