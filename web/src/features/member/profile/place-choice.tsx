import { say } from 'words:people'
import { listYears } from '@callofcode/contract/batch/alumni'
import { listBatches, setBatch, setFact, setYear } from '@callofcode/contract/batch/batch'
import { listMemberActs } from '@callofcode/contract/batch/member-act'
import {
  getMember,
  listMembers,
  type MemberFilters,
  type MemberRecord,
} from '@callofcode/contract/member/member-admin'
import { getMemberFacts } from '@callofcode/contract/member-fact/member-fact'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Select } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { batchesRead, useYears } from '../../batch/public.ts'

/** Chooses the batch of one member. */
export function BatchChoice({ member: { _id, batch } }: { member: MemberRecord }) {
  const { data } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  const all = data?.data ?? (batch ? [batch] : [])
  const items = all.map(({ _id: value, name }) => ({ value, name }))
  return <OneChoice id={_id} kind="batch" label={say('batch')} items={items} now={batch?._id ?? 'none'} />
}

/** Chooses the year in which one member passes out. */
export function YearChoice({ member: { _id, passoutYear } }: { member: MemberRecord }) {
  const items = useYears(passoutYear).map((year) => ({ value: String(year), name: String(year) }))
  const now = passoutYear === null ? 'none' : String(passoutYear)
  return <OneChoice id={_id} kind="year" label={say('passoutYear')} items={items} now={now} />
}

interface OneChoiceProps {
  readonly id: string
  readonly kind: 'batch' | 'year'
  readonly label: string
  readonly items: readonly { readonly value: string; readonly name: string }[]
  readonly now: string
}

function OneChoice({ id, kind, label, items, now }: OneChoiceProps) {
  const [chosen, setChosen] = useState<string>()
  const { mutate, isPending } = useSetPlace(() => setChosen(undefined))
  const value = chosen ?? now
  return (
    <form
      className="batch-choice"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ who: { ids: [id] }, place: placeOf(`${kind}:${value}`) })
      }}
    >
      <div>
        <Select aria-label={label} value={value} onChange={({ target }) => setChosen(target.value)}>
          <option value="none">{say('none')}</option>
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.name}
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

export type Place =
  | { batchId: string | null }
  | { year: number | null }
  | { field: string; value: string | null }
export type Who = { ids: string[] } | { matching: MemberFilters }

/** Returns the payload for a choice: `batch:<id>`, `year:2028`, and `none` for neither. */
export function placeOf(choice: string): Place {
  const [kind, value = ''] = choice.split(':')
  if (kind === 'year') return { year: value === 'none' ? null : Number(value) }
  return { batchId: value === 'none' ? null : value }
}

/** Sets the batch, the year or a fact of one or many members, and reads again the queries that show it. */
export function useSetPlace(onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ who, place }: { who: Who; place: Place }) =>
      'year' in place
        ? call(setYear, { body: { ...who, ...place } })
        : 'field' in place
          ? call(setFact, { body: { ...who, ...place } })
          : call(setBatch, { body: { ...who, ...place } }),
    onSuccess: ({ message, data: { changed, same } }) => {
      toast.success(say('setFor', { message, changed, same }))
      onDone?.()
    },
    onSettled: () => {
      for (const target of [listMembers, getMember, getMemberFacts, listBatches, listYears, listMemberActs])
        void client.invalidateQueries({ queryKey: keyOf(target) })
    },
  })
}
