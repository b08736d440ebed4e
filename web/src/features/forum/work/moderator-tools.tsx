import { say } from 'words:forum'
import { mergeThread, moveThread, SLOW_MINUTES, slowThread } from '@callofcode/contract/forum/thread-work'
import { lockThread, pinThread } from '@callofcode/contract/moderation/moderation'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'
import { named } from '../../../platform/language/words.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { useThread, useThreadWrite } from '../thread-place.ts'
import { useWritable } from '../use-writable.ts'
import { paceWords } from './pace-words.ts'

/** Tools for moderators to keep a thread in order. */
export function ModeratorTools() {
  const { thread } = useThread()
  const { _id: id, pinned, locked, problem } = thread
  const pin = useThreadWrite(() => call(pinThread, { params: { id }, body: { pinned: !pinned } }))
  const lock = useThreadWrite(() => call(lockThread, { params: { id }, body: { locked: !locked } }))
  return (
    <fieldset className="row-btns thread-tools" aria-label={say('moderation')}>
      <Button busy={pin.isPending} onClick={() => pin.mutate()}>
        <Icon name="pin" small />
        {pinned ? say('unpinThread') : say('pinThread')}
      </Button>
      <Button busy={lock.isPending} onClick={() => lock.mutate()}>
        <Icon name="lock" small />
        {locked ? say('unlockThread') : say('lockThread')}
      </Button>
      {!problem && <Merge />}
      {!problem && <Move />}
      <Pace />
    </fieldset>
  )
}

function Move() {
  const { thread } = useThread()
  const id = useId()
  const { mutate } = useThreadWrite((category: string) =>
    call(moveThread, { params: { id: thread._id }, body: { category } }),
  )
  return (
    <span className="thread-watch">
      <label className="label plain" htmlFor={id}>
        {say('category')}
      </label>
      <Select id={id} value={thread.category} onChange={(event) => mutate(event.target.value)}>
        {useWritable(thread.category).map((one) => (
          <option key={one} value={one}>
            {named('core', one)}
          </option>
        ))}
      </Select>
    </span>
  )
}

function Pace() {
  const { thread } = useThread()
  const id = useId()
  const { mutate } = useThreadWrite((minutes: number) =>
    call(slowThread, { params: { id: thread._id }, body: { minutes } }),
  )
  return (
    <span className="thread-watch">
      <label className="label plain" htmlFor={id}>
        {say('membersReply')}
      </label>
      <Select id={id} value={thread.slowMinutes} onChange={(event) => mutate(Number(event.target.value))}>
        {SLOW_MINUTES.map((one) => (
          <option key={one} value={one}>
            {paceWords(one)}
          </option>
        ))}
      </Select>
    </span>
  )
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

function Merge() {
  const { thread } = useThread()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useThreadWrite(
    (into: string) => call(mergeThread, { params: { id: thread._id }, body: { into } }),
    { onDone: () => navigate({ to: paths.thread('$id'), params: { id: ID.exec(address)?.[0] ?? '' } }) },
  )
  const merge = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const into = ID.exec(address)?.[0]
    if (!into) return setError(say('mergeAddressMissing'))
    mutate(into, {
      onError: (failure) => setError(failure instanceof CallError ? failure.errors.into : undefined),
    })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('mergeOpen')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('mergeThread')}>
        <form className="form" noValidate onSubmit={merge}>
          <p className="card-title">
            {say('mergeQuestionStart')}
            <bdi>{thread.title}</bdi>
            {say('mergeQuestionEnd')}
          </p>
          <p className="muted">{say('mergeOutcome')}</p>
          <Field label={say('mergeAddress')} error={error} required>
            <TextInput
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              inputMode="url"
              autoComplete="off"
            />
          </Field>
          <div className="row-btns">
            <Button onClick={() => setOpen(false)}>{say('keepApart')}</Button>
            <Button type="submit" variant="danger" busy={isPending && say('merging')}>
              {say('mergeNow')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
