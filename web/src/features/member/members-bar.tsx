import type { MemberRecord } from '@callofcode/contract/member-admin'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Select } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { Selection } from '../approval/public.ts'
import { batchesRead } from '../batch/public.ts'
import { useSetBatch } from './batch-choice.tsx'
import { say } from './words/people-words.ts'

interface Props {
  readonly members: readonly MemberRecord[]
  readonly selection: Selection
}

/** Above the list: chooses what it shows, and puts the chosen into a batch. */
export function MembersBar({ members, selection }: Props) {
  const chosen = selection.ids.length
  return (
    <div className="members-bar">
      <PageBox members={members} selection={selection} />
      <p className="small" role="status">
        {chosen > 0 ? say('chosen', { chosen }) : say('chooseMembersToSet')}
      </p>
      {chosen > 0 && (
        <>
          <Button variant="ghost" size="dense" onClick={selection.clear}>
            {say('clear')}
          </Button>
          <SetBatch selection={selection} />
        </>
      )}
    </div>
  )
}

function SetBatch({ selection }: { selection: Selection }) {
  const { data } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  const [batch, setBatch] = useState('')
  const { mutate, isPending } = useSetBatch(selection.clear)
  const batches = data?.data ?? []
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (batch) mutate({ ids: selection.ids, batchId: batch === 'none' ? null : batch })
      }}
    >
      <Select
        aria-label={say('batchForTheChosen')}
        value={batch}
        onChange={({ target }) => setBatch(target.value)}
      >
        <option value="">{say('chooseABatch')}</option>
        <option value="none">{say('noBatch')}</option>
        {batches.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" disabled={!batch} busy={isPending && say('saving')}>
        {say('setBatch')}
      </Button>
    </form>
  )
}

/** Chooses or leaves all that the page shows. */
function PageBox({ members, selection }: Props) {
  const here = members.filter(({ _id }) => selection.has(_id)).length
  const all = members.length > 0 && here === members.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !all
  }, [here, all])
  return (
    <label className="member-choose">
      <input
        ref={box}
        className="box"
        type="checkbox"
        checked={all}
        onChange={({ target }) => selection.choose(members, target.checked)}
      />
      <span className="sr">{say('chooseAllHere', { count: members.length })}</span>
    </label>
  )
}
