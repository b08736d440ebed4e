import { say } from 'words:mentor'
import { addMentor, listMentored, removeMentor } from '@callofcode/contract/batch/mentor'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Select } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { batchesRead } from './batch-queries.ts'
import './mentors.css'

interface Props {
  readonly member: { readonly _id: string; readonly name: string; readonly status: string }
  readonly own: boolean
}

/** Lets admins choose the batches that a member mentors. */
export function MentorChoice({ member: { _id: id, name, status }, own }: Props) {
  const [chosen, setChosen] = useState('')
  const { data } = useQuery({
    ...read(listMentored, { params: { id } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  const all = useQuery({ ...batchesRead, refetchOnMount: 'always' }).data?.data ?? []
  const { add, remove, isPending } = useMentored(id, () => setChosen(''))
  const batches = data?.data ?? []
  const others = all.filter(({ _id }) => !batches.some((one) => one._id === _id))
  return (
    <>
      <p className="muted mentor-lead" id="mentor-choice" tabIndex={-1}>
        {own ? say('notOneself') : say('choiceLead')}
      </p>
      {batches.length > 0 && (
        <ul className="mentor-list mentor-batches" aria-label={say('mentoredName')}>
          {batches.map((batch) => (
            <li key={batch._id}>
              {batch.name}
              <Button size="dense" variant="danger" onClick={() => remove(batch._id)}>
                {say('removeMentor', {
                  name,
                  name2: batch.name,
                  sr: (inside) => <span className="sr">{inside}</span>,
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!own && status === 'approved' && others.length > 0 && (
        <form
          className="batch-choice"
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) add(chosen)
          }}
        >
          <div>
            <Select
              aria-label={say('batchMenu')}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{say('chooseBatch')}</option>
              {others.map(({ _id, name: of }) => (
                <option key={_id} value={_id}>
                  {of}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit" disabled={!chosen} busy={isPending && say('saving')}>
            {say('makeMentor')}
          </Button>
        </form>
      )}
      {all.length === 0 && <p className="small muted">{say('noBatches')}</p>}
    </>
  )
}

function useMentored(id: string, onAdded: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ batch, is }: { batch: string; is: boolean }) =>
      call(is ? addMentor : removeMentor, { params: { id, batch } }),
    onSuccess: ({ message }, { is }) => {
      toast.success(message)
      if (is) onAdded()
      document.getElementById('mentor-choice')?.focus({ preventScroll: true })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listMentored) }),
  })
  return {
    add: (batch: string) => mutate({ batch, is: true }),
    remove: (batch: string) => mutate({ batch, is: false }),
    isPending,
  }
}
