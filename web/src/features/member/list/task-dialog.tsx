import { say } from 'words:member-list'
import { setMemberTasks } from '@callofcode/contract/batch/member-act'
import { TASKS, type Task } from '@callofcode/contract/task'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Radio, Select, TextInput } from '../../../platform/form/inputs.tsx'
import { named } from '../../../platform/language/words.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { readMembersAgain } from '../member-cache.ts'
import type { Who } from '../profile/place-choice.tsx'

interface Props {
  readonly who: Who
  readonly onDone: () => void
  readonly onClose: () => void
}
interface Wish {
  readonly task: Task
  readonly gives: boolean
  readonly until: string
}
const FIRST: Wish = { task: 'events', gives: true, until: '' }
const nameOf = (task: Task) => named('core', TASK_WORDS[task].name)

/** Gives a task to the chosen or takes it from them. The server counts whom it concerns, and the second press confirms their number. */
export function TaskDialog({ who, onDone, onClose }: Props) {
  const client = useQueryClient()
  const [wish, setWish] = useState(FIRST)
  const [counted, setCounted] = useState<number>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (expected: number | null) => {
      const { until, ...rest } = wish
      return call(setMemberTasks, {
        body: { ...who, ...rest, until: (wish.gives && until) || null, expected },
      })
    },
    onSuccess: ({ data }, expected) => {
      if (expected === null) return setCounted(data.count)
      toast.success(say(wish.gives ? 'taskGivenTo' : 'taskTakenFrom', taskOf(wish.task, data.changed)))
      onDone()
      onClose()
    },
    onError: () => setCounted(undefined),
    onSettled: (_, __, expected) => {
      if (expected !== null) readMembersAgain(client)
    },
  })
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part })
    setCounted(undefined)
  }
  return (
    <Dialog open onOpenChange={onClose} title={say('taskOfChosen')}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate(counted || null)
        }}
      >
        <WishFields
          wish={wish}
          error={error instanceof CallError ? error.errors?.until : undefined}
          onChange={change}
        />
        <p className="small muted">{wish.gives ? say('giveTaskLead') : say('takeTaskLead')}</p>
        <p className="card-title" role="status">
          {counted === 0 && (wish.gives ? say('nobodyToGive') : say('nobodyToTake'))}
        </p>
        <div className="row-btns">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={counted === 0} busy={isPending && say('working')}>
            {!counted
              ? say('countFirst')
              : say(wish.gives ? 'giveTaskTo' : 'takeTaskFrom', taskOf(wish.task, counted))}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const taskOf = (task: Task, count: number) => ({ task: nameOf(task), count })

interface WishProps {
  readonly wish: Wish
  readonly error: string | undefined
  readonly onChange: (part: Partial<Wish>) => void
}

function WishFields({ wish: { task, gives, until }, error, onChange }: WishProps) {
  return (
    <>
      <Field label={say('task')}>
        <Select value={task} onChange={({ target }) => onChange({ task: target.value as Task })}>
          {TASKS.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="row-btns">
        <Radio name="gives" value="give" checked={gives} onChange={() => onChange({ gives: true })}>
          {say('giveTask')}
        </Radio>
        <Radio name="gives" value="take" checked={!gives} onChange={() => onChange({ gives: false })}>
          {say('takeTask')}
        </Radio>
      </div>
      {gives && (
        <Field label={say('lastDay')} hint={say('lastDayHint')} error={error}>
          <TextInput type="date" value={until} onChange={({ target }) => onChange({ until: target.value })} />
        </Field>
      )}
    </>
  )
}
