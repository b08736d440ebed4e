import { say } from 'words:streak'
import { addPause, type Pause, removePause } from '@callofcode/contract/streak/streak'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Sheet } from '../../platform/page/person.tsx'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { refreshStreak } from './streak-queries.ts'

/** Manages days off, such as an exam week. They can be added before, during or afterwards. */
export function Breaks({ pauses, today }: { pauses: readonly Pause[]; today: string }) {
  return (
    <Sheet title={say('breaks')}>
      <p className="small muted">{say('breaksLead')}</p>
      <BreakForm today={today} />
      {pauses.length > 0 && (
        <ul className="rows" aria-label={say('yourBreaks')}>
          {pauses.map((pause) => (
            <BreakRow key={pause._id} pause={pause} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function BreakForm({ today }: { today: string }) {
  const client = useQueryClient()
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callOnce(addPause, { body: { from, to } }),
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      toast.success(say('breakTaken', { from: longDate(data.from), to: longDate(data.to) }))
      return refreshStreak(client)
    },
  })
  const errors = error instanceof CallError ? error.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form className="streak-choices" onSubmit={submit}>
      <Field label={say('from')} error={errors.from && errors.from}>
        <TextInput type="date" value={from} required onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label={say('to')} error={errors.to && errors.to}>
        <TextInput
          type="date"
          value={to}
          min={from}
          required
          onChange={(event) => setTo(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={isPending}>
          {say('takeBreak')}
        </Button>
        {error && !errors.from && !errors.to && (
          <p className="small" role="alert">
            {error.message}
          </p>
        )}
      </div>
    </form>
  )
}

function BreakRow({ pause: { _id, from, to } }: { pause: Pause }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removePause, { params: { id: _id } }),
    onSuccess: () => {
      document.getElementById('main')?.focus()
      return refreshStreak(client)
    },
  })
  return (
    <li className="break-row">
      <span>{say('fromTo', { from: longDate(from), to: longDate(to) })}</span>
      <Button size="dense" variant="ghost" busy={isPending} onClick={() => mutate()}>
        {say('removeBreak')}
        <span className="sr"> {say('fromTo', { from: longDate(from), to: longDate(to) })}</span>
      </Button>
    </li>
  )
}
