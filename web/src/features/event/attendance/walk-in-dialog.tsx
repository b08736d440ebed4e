import { say } from 'words:attendance'
import { attendanceMessages, checkInByList } from '@callofcode/contract/attendance/attendance'
import { apartWords } from '@callofcode/contract/attendance/told-apart'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callOnce } from '../../../platform/api/call-once.ts'
import { CallError } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { told } from '../../../platform/language/told.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { refreshDoor, walkInsOf } from './attendance-queries.ts'

/** Lets in a member without a seat, or a guest without an account. */
export function WalkInDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const q = useDeferredValue(name.trim())
  const { data } = useQuery({ ...walkInsOf(id, q), enabled: q.length > 1 })
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { memberId: string } | { guest: string }) =>
      callOnce(checkInByList, { params: { id }, body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setName('')
      setFault(undefined)
    },
    onError: (error) =>
      setFault(error instanceof CallError ? (error.errors.guest ?? error.message) : undefined),
    onSettled: () => refreshDoor(client),
  })
  const found = q.length > 1 ? (data?.data ?? []) : []
  return (
    <Dialog open onOpenChange={onClose} title={say('addSomebody')}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (q) mutate({ guest: name })
          else setFault(told(attendanceMessages.guestRule))
        }}
      >
        <Field label={say('name')} hint={say('walkInHint')} error={fault} span>
          <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        {found.length > 0 && (
          <ul className="rows door-rows span" aria-label={say('membersFound')}>
            {found.map((one) => (
              <li key={one.memberId}>
                <div>
                  <p className="card-title">{one.name}</p>
                  <p className="small muted">{apartWords(one) || say('member')}</p>
                </div>
                <Button size="dense" onClick={() => mutate({ memberId: one.memberId })}>
                  {say('checkInPerson', {
                    name: one.name,
                    sr: (inside) => <span className="sr">{inside}</span>,
                  })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="row-btns span">
          <Button onClick={onClose}>{say('done')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('checkingIn')}>
            {say('addGuest')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
