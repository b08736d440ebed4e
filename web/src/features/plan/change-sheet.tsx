import { say } from 'words:plan'
import type { Plan, PlanTerms } from '@callofcode/contract/plan/plan'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Sheet } from '../../platform/page/person.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Fold } from './fold.tsx'
import { fieldsOf, termsOf } from './plan-form.ts'
import { Gone } from './plan-gone.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useKeptChange } from './use-kept-change.ts'

interface ChangeSheetProps {
  readonly plan: Plan
  readonly save: (terms: PlanTerms) => Promise<unknown>
  readonly remove: () => void
  readonly removing: boolean
}

/** Changes the end, the hours or the days, for which the plan is computed again. It also deletes the plan. */
export function ChangeSheet({ plan, save, remove, removing }: ChangeSheetProps) {
  // The fields also contain the changes of a choice above.
  const { fields, change, forget } = useKeptChange(`plan-change:${plan._id}`, fieldsOf(plan))
  const terms = termsOf(fields)
  const { mutate, isPending, error } = useMutation({
    mutationFn: save,
    meta: { stay: true },
    onSuccess: () => {
      forget()
      toast.success(say('changed'))
    },
    onError: noteSaidAtField,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (terms && !isPending) mutate(terms)
  }
  return (
    <Sheet title={say('change')}>
      <form className="plan-form" onSubmit={submit} noValidate>
        <TermsFields
          fields={fields}
          change={change}
          errors={error instanceof CallError ? error.errors : {}}
        />
        <Gone error={error} />
        <div className="row-btns">
          <Button type="submit" busy={isPending} disabled={!terms}>
            {say('saveChange')}
          </Button>
        </div>
      </form>
      <Fold title={say('removePlan')}>
        <p className="small muted">{say('removeLead')}</p>
        <Button variant="danger" size="dense" busy={removing} onClick={remove}>
          {say('removeNow')}
        </Button>
      </Fold>
    </Sheet>
  )
}
