import { say } from 'words:people'
import {
  giveTask,
  type HeldTask,
  type MemberRecord,
  takeTask,
} from '@callofcode/contract/member/member-admin'
import { TASKS, type Task } from '@callofcode/contract/task'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { named } from '../../platform/language/words.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { readMembersAgain, showMember } from './member-cache.ts'

/** Returns the words for a task: a right of a member who is no admin. It is given, with or without a last day, and taken. */
const taskWords = (task: Task) => ({
  name: named('core', TASK_WORDS[task].name),
  does: named('core', TASK_WORDS[task].does),
})

export function TaskChoices({ member, own }: { member: MemberRecord; own: boolean }) {
  return (
    <>
      <p className="muted task-lead">
        {own ? say('ownTasksHint') : member.role === 'admin' ? say('adminTasksHint') : say('tasksLead')}
      </p>
      <ul className="task-choices">
        {TASKS.map((task) => (
          <TaskChoice
            // Restarts with the stored state.
            key={`${task} ${stateOf(member, task)?.until} ${stateOf(member, task)?.isOver}`}
            member={member}
            task={task}
            held={stateOf(member, task)}
            closed={own || member.status !== 'approved'}
          />
        ))}
      </ul>
    </>
  )
}

const stateOf = ({ tasks }: MemberRecord, task: Task) => tasks.find((one) => one.task === task)

interface TaskChoiceProps {
  readonly member: MemberRecord
  readonly task: Task
  readonly held: HeldTask | undefined
  /** The task cannot be given now. */
  readonly closed: boolean
}

function TaskChoice({ member, task, held, closed }: TaskChoiceProps) {
  const { name, does } = taskWords(task)
  // The stored state replaces this form, including the pressed button.
  useFocusWhenGone(`task-${task}`, { preventScroll: true })
  const isHeld = held !== undefined && !held.isOver
  return (
    <li>
      <div className="task-what">
        <p className="card-title" id={`task-${task}`} tabIndex={-1}>
          {name}
          {held && <TaskState held={held} />}
        </p>
        <p className="small muted">{does}</p>
      </div>
      <div className="task-acts">
        {!closed && <GiveTask member={member} task={task} held={isHeld ? held : undefined} />}
        {held && <TakeTask member={member} task={task} isOver={held.isOver} />}
      </div>
    </li>
  )
}

function TaskState({ held: { until, isOver } }: { held: HeldTask }) {
  if (isOver)
    return (
      <Badge variant="boxed" tone="rejected" icon="clock">
        {say('overSince', { until: dayWords(until) })}
      </Badge>
    )
  return (
    <Badge variant="boxed" tone="selected" icon="check">
      {until ? say('until', { until: dayWords(until) }) : say('withoutAnEnd')}
    </Badge>
  )
}

/** A date of the club is the same in every time zone. */
const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
const dayWords = (until: string | null) => (until ? day().format(new Date(until)) : '')

function GiveTask({ member: { _id: id, name }, task, held }: Omit<TaskChoiceProps, 'closed'>) {
  const [until, setUntil] = useState(held?.until ?? '')
  const { mutate, isPending, error } = useChange(task, () =>
    call(giveTask, { params: { id, task }, body: { until: until || null } }),
  )
  const isSame = held !== undefined && until === (held.until ?? '')
  const wrong = error instanceof CallError ? error.errors?.until : undefined
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Field
        label={say('lastDay', {
          name: taskWords(task).name,
          sr: (inside) => <span className="sr">{inside}</span>,
        })}
        error={wrong}
      >
        <TextInput type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field>
      <Button type="submit" disabled={isSame} busy={isPending && say('saving')}>
        {held ? say('change') : until ? say('give') : say('giveWithoutAnEnd')}
        <span className="sr">
          : {taskWords(task).name}, {name}
        </span>
      </Button>
    </form>
  )
}

function TakeTask({
  member: { _id: id, name },
  task,
  isOver,
}: Pick<TaskChoiceProps, 'member' | 'task'> & { isOver: boolean }) {
  const { mutate, isPending } = useChange(task, () => call(takeTask, { params: { id, task } }))
  return (
    <Button
      variant={isOver ? 'ghost' : 'danger'}
      busy={isPending && say('oneMoment')}
      onClick={() => mutate()}
    >
      {isOver ? say('forget') : say('take')}
      <span className="sr">
        : {taskWords(task).name}, {name}
      </span>
    </Button>
  )
}

/** Updates the member and focuses the task, because the button may be gone. */
function useChange(task: Task, run: () => Promise<{ data: MemberRecord; message: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ data, message }) => {
      toast.success(message)
      await showMember(client, data)
      document.getElementById(`task-${task}`)?.focus({ preventScroll: true })
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.errors?.until)) readMembersAgain(client)
    },
  })
}
