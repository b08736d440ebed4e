import { say } from 'words:batch'
import {
  type Batch,
  batchMessages,
  createBatch,
  listBatches,
  removeBatch,
  renameBatch,
} from '@callofcode/contract/batch/batch'
import { limits } from '@callofcode/contract/limits'
import { listMembers, progressFile, seatFile } from '@callofcode/contract/member/member-admin'
import { batchBody } from '@callofcode/contract/schemas/batch/batch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call, fileAddress } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { wordsAtField } from '../../platform/feedback/failures.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { useOpenAt } from '../../platform/overlay/use-open-at.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { batchesRead } from './batch-queries.ts'
import './batches.css'

/** Makes, renames and removes the club's batches. Members are added in their list, or by an import. */
export function BatchesButton() {
  const [open, setOpen] = useOpenAt('batches')
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {say('batches')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('batches')}>
        <p className="muted">{say('batchesHint')}</p>
        <NameForm words={say('addBatch')} send={(name) => call(createBatch, { body: { name } })} />
        <BatchList onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function useReread() {
  const client = useQueryClient()
  return () => {
    for (const target of [listBatches, listMembers])
      void client.invalidateQueries({ queryKey: keyOf(target) })
  }
}

interface NameFormProps {
  readonly words: string
  readonly before?: string
  readonly send: (name: string) => Promise<{ message: string }>
  readonly onDone?: () => void
}

function NameForm({ words, before = '', send, onDone }: NameFormProps) {
  const reread = useReread()
  const [name, setName] = useState(before)
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.success(message)
      setName('')
      reread()
      onDone?.()
    },
    onError: (error) => {
      setFault(wordsAtField(error, 'name'))
      reread()
    },
  })
  const submit = () => {
    const checked = checkTyped(batchBody, { name })
    setFault(
      checked.success ? undefined : (checked.error.issues[0]?.message ?? told(batchMessages.nameRequired)),
    )
    if (checked.success) mutate(checked.data.name)
  }
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={say('name')} hint={say('nameHint', { batchName: limits.batchName })} error={fault}>
        <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('saving')}>
          {words}
        </Button>
        {before && <Button onClick={onDone}>{say('cancel')}</Button>}
      </div>
    </form>
  )
}

function BatchList({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  if (!data)
    return error ? (
      <LoadFailed title={say('batchesFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingBatches')}>
        <Skeleton size="tall" />
      </Loading>
    )
  if (data.data.length === 0) return <p className="small muted">{say('noBatches')}</p>
  return (
    <ul className="rows batches" aria-label={say('batches')}>
      {data.data.map((one) => (
        <BatchRow key={one._id} batch={one} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function BatchRow({ batch: { _id, name, members }, onLeave }: { batch: Batch; onLeave: () => void }) {
  const reread = useReread()
  const [renaming, setRenaming] = useState(false)
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeBatch, { params: { id: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: reread,
  })
  if (renaming)
    return (
      <li>
        <NameForm
          words={say('rename')}
          before={name}
          send={(to) => call(renameBatch, { params: { id: _id }, body: { name: to } })}
          onDone={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li>
      <div>
        <p className="card-title">{name}</p>
        <p className="small batch-ways">
          <Link className="link" to={paths.members} search={{ batch: _id }} onClick={onLeave}>
            {say('memberCount', {
              members,
              name,
              sr: (inside) => <span className="sr">{inside}</span>,
            })}
          </Link>
          <Link className="link" to={paths.batchPlan('$id')} params={{ id: _id }} onClick={onLeave}>
            {say('planLink', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Link>
          <a className="link" href={fileAddress(progressFile, { query: { batch: _id } })} download>
            {say('progressFile', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </a>
          <a className="link" href={fileAddress(seatFile, { query: { batch: _id } })} download>
            {say('attendanceFile', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </a>
        </p>
      </div>
      <div className="row-btns">
        <Button size="dense" onClick={() => setRenaming(true)}>
          {say('renameBatch', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        <Button
          size="dense"
          variant="danger"
          busy={isPending && say('removing')}
          onClick={() => setAsked(true)}
        >
          {say('remove', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('removeBatch')}
        question={say('removeQuestion', { name })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('removeOutcome')}
      </ConfirmDialog>
    </li>
  )
}
