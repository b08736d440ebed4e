import { say } from 'words:member-fact'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { type MemberField, setMemberFacts } from '@callofcode/contract/member-fact/member-fact'
import { readFact } from '@callofcode/contract/member-fact/read-fact'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { wordsAtField } from '../../../platform/feedback/failures.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { told } from '../../../platform/language/told.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { factsRead, fieldsRead, readFactsAgain } from '../member-cache.ts'
import { FactInput } from './fact-input.tsx'

/** The facts of one member, for admins. */
export function FactsForm({ member: { _id } }: { member: MemberRecord }) {
  const fields = useQuery({ ...fieldsRead, refetchOnMount: 'always' })
  const facts = useQuery({ ...factsRead(_id), refetchOnMount: 'always' })
  if (fields.data && facts.data) {
    const { version, facts: now } = facts.data.data
    const before = Object.fromEntries(now.map(({ field, value }) => [field, value]))
    return <Fields id={_id} fields={fields.data.data} before={before} version={version} />
  }
  if (fields.error || facts.error)
    return (
      <LoadFailed
        title={say('factsFailed')}
        retry={() => {
          void fields.refetch()
          void facts.refetch()
        }}
        busy={fields.isFetching || facts.isFetching}
      />
    )
  return (
    <Loading words={say('loadingFacts')}>
      <Skeleton size="tall" width={40} />
    </Loading>
  )
}

type Values = Readonly<Record<string, string>>
interface FieldsProps {
  readonly id: string
  readonly fields: readonly MemberField[]
  readonly before: Values
  readonly version: number
}

function Fields({ id, fields, before, version }: FieldsProps) {
  const [typed, setTyped] = useState<Values>({})
  const [faults, setFaults] = useState<Values>({})
  const { mutate, isPending } = useSave(id, version, setFaults, () => setTyped({}))
  const changed = fields.filter(({ _id }) => typed[_id] !== undefined && typed[_id] !== (before[_id] ?? ''))
  const save = () => {
    const read = changed.map((field) => ({ field: field._id, ...readFact(field, typed[field._id] ?? '') }))
    const wrong = read.flatMap(({ field, fault }) => (fault ? [[field, told(fault)] as const] : []))
    setFaults(Object.fromEntries(wrong))
    if (wrong.length === 0) mutate(changed.map(({ _id }) => ({ field: _id, value: typed[_id] ?? '' })))
  }
  return (
    <form
      className="form two-up member-facts"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {fields.map((field) => (
        <FactInput
          key={field._id}
          field={field}
          value={typed[field._id] ?? before[field._id] ?? ''}
          error={faults[field._id]}
          onChange={(value) => setTyped({ ...typed, [field._id]: value })}
        />
      ))}
      <div className="row-btns span">
        <Button type="submit" disabled={changed.length === 0} busy={isPending && say('saving')}>
          {say('saveFacts')}
        </Button>
      </div>
    </form>
  )
}

function useSave(id: string, version: number, setFaults: (faults: Values) => void, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (facts: { field: string; value: string }[]) =>
      call(setMemberFacts, { params: { id }, body: { facts } }, { basedOn: `${version}` }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onSaved()
    },
    onError: (error, facts) => {
      const faults = facts.map(({ field }) => [field, wordsAtField(error, field)] as const)
      setFaults(Object.fromEntries(faults.filter((one): one is [string, string] => one[1] !== undefined)))
    },
    onSettled: () => readFactsAgain(client),
  })
}
