import { getMember, listMembers, type MemberRecord } from '@callofcode/contract/member-admin'
import { listBatches, setBatch } from '@callofcode/contract/site/batch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Select } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { batchesRead } from '../batch/public.ts'
import { say } from './words/people-words.ts'

/** Sends a batch for one or many, and reads again what shows it. */
export function useSetBatch(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: string[]; batchId: string | null }) => call(setBatch, { body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone?.()
    },
    onSettled: () => {
      for (const target of [listMembers, getMember, listBatches])
        void client.invalidateQueries({ queryKey: keyOf(target) })
    },
  })
}

/** The batch of one member. */
export function BatchChoice({ member: { _id, batch } }: { member: MemberRecord }) {
  const { data } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  const [chosen, setChosen] = useState<string>()
  const { mutate, isPending } = useSetBatch(() => setChosen(undefined))
  const now = batch?._id ?? ''
  const value = chosen ?? now
  const all = data?.data ?? (batch ? [batch] : [])
  return (
    <form
      className="batch-choice"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ ids: [_id], batchId: value || null })
      }}
    >
      <div>
        <Select aria-label={say('batch')} value={value} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{say('none')}</option>
          {all.map(({ _id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" disabled={value === now} busy={isPending && say('saving')}>
        {say('save')}
      </Button>
    </form>
  )
}
