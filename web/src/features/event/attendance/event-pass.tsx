import { say } from 'words:attendance'
import { attendanceMessages, checkInByWall, type Pass } from '@callofcode/contract/attendance/attendance'
import { wallBody } from '@callofcode/contract/schemas/attendance/attendance'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { OtpInput } from '../../../platform/form/otp-input.tsx'
import { told } from '../../../platform/language/told.ts'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { clockThere, minuteThere } from '../../../platform/time/event-time.tsx'
import { useReaderZone } from '../../../platform/time/reader-zone.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { passOf } from './attendance-queries.ts'
import { useAwake } from './use-awake.ts'
import { usePass } from './use-pass.ts'
import './attendance.css'

/** The id of the text that a member is in. It takes the focus when the submitted form disappears. */
const CHECKED_IN_ID = 'checked-in'

interface EventPassProps {
  readonly id: string
  readonly isOnlineOnly: boolean
}

/** Shows a member's own code for the door, or that they are in. */
export function EventPass({ id, isOnlineOnly }: EventPassProps) {
  const { data, isError } = usePass(id)
  const own = useReaderZone()
  if (!data) return null
  const pass = data.data
  if (pass.cameAt)
    return (
      <div id={CHECKED_IN_ID} tabIndex={-1}>
        <Notice tone="success" role="status">
          {say('youCheckedIn', { cameAt: clockThere(pass.cameAt, pass.timeZone, own) })}
        </Notice>
      </div>
    )
  const now = Date.now()
  const isOpen = now >= Date.parse(pass.opensAt) && now <= Date.parse(pass.closesAt)
  if (!isOpen)
    return pass.hasSeat && !isOnlineOnly && now < Date.parse(pass.opensAt) ? (
      <p className="small muted">
        {say('passFrom', {
          opensAt: minuteThere(pass.opensAt, pass.timeZone, own),
        })}
      </p>
    ) : null
  const qr = isOnlineOnly ? null : pass.qr
  if (!qr && !pass.wallOpen) return null
  return (
    <section className="card event-pass" aria-label={say('checkInName')}>
      {qr && <PassCode qr={qr} isOld={isError} />}
      {pass.wallOpen && <WallForm id={id} />}
    </section>
  )
}

function PassCode({ qr: { size, path }, isOld }: { qr: NonNullable<Pass['qr']>; isOld: boolean }) {
  useAwake()
  return (
    <>
      <p className="card-title">{say('yourPass')}</p>
      <svg className="pass-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('passImage')}>
        <path d={path} />
      </svg>
      {isOld ? (
        <p className="small" role="status">
          {say('passOld')}
        </p>
      ) : (
        <p className="small muted">{say('passHint')}</p>
      )}
    </>
  )
}

function WallForm({ id }: { id: string }) {
  useFocusWhenGone(CHECKED_IN_ID)
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => call(checkInByWall, { params: { id }, body: { code: typed } }),
    meta: { quiet: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await client.invalidateQueries({ queryKey: passOf(id).queryKey })
    },
    onError: (error) =>
      setFault(error instanceof CallError ? (error.errors.code ?? error.message) : undefined),
  })
  const send = (typed: string) => {
    const checked = wallBody.safeParse({ code: typed })
    setFault(checked.success ? undefined : told(attendanceMessages.codeRule))
    if (checked.success) mutate(checked.data.code)
  }
  return (
    <form
      className="wall-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      <Field label={say('wallCode')} hint={say('wallCodeHint')} error={fault}>
        <OtpInput value={code} onChange={({ target }) => setCode(target.value)} onComplete={send} />
      </Field>
      <Button type="submit" busy={isPending && say('checkingIn')}>
        {say('checkIn')}
      </Button>
    </form>
  )
}
