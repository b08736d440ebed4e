import type { BodyOf } from '@callofcode/contract/endpoint'
import { createMeasure, givenMeasureBody } from '@callofcode/contract/talk/measure'
import { PAUSES } from '@callofcode/contract/talk/measure-form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { CallError } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ReasonField } from './measure-fields.tsx'
import { say } from './moderation-words.ts'
import { useShowPerson } from './use-show-person.ts'

export type MeasureDialogKind = BodyOf<typeof createMeasure>['kind']

interface MeasureDialogProps {
  id: string
  name: string
  /** Undefined while it is closed. What is typed stays for the next time. */
  kind: MeasureDialogKind | undefined
  onClose: () => void
}

const titles = {
  get warning() {
    return say('warn')
  },
  get pause() {
    return say('pause')
  },
  get note() {
    return say('addANote')
  },
} as const
const hints = {
  warning: (mails: 'yes' | 'no') => say('theyReadThisOn', { mails }),
  pause: (mails: 'yes' | 'no') => say('theyReadThisOn2', { mails }),
  note: () => say('moderatorsSeeItHere'),
} as const

/** Warns or pauses a member without a flag, or notes something about them. */
export function MeasureDialog({ id, name, kind: asked, onClose }: MeasureDialogProps) {
  const [last, setLast] = useState<MeasureDialogKind>('note')
  if (asked && asked !== last) setLast(asked)
  const kind = asked ?? last
  const mails = useMails()
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState<number>(PAUSES[1][0])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const show = useShowPerson(id)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<typeof createMeasure>) => callOnce(createMeasure, { params: { id }, body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setWords('')
      onClose()
      return show()
    },
    onError: (error) => setErrors(error instanceof CallError ? error.errors : {}),
  })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const given = kind === 'note' ? { kind, words } : { kind, words, reason }
    const checked = givenMeasureBody.safeParse(kind === 'pause' ? { ...given, hours } : given)
    const issues = checked.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
    setErrors(Object.fromEntries(issues))
    if (checked.success) mutate(checked.data)
  }
  return (
    <Dialog open={asked !== undefined} onOpenChange={onClose} title={titles[kind]}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="card-title">
          {titles[kind]}
          {kind === 'note' ? say('about') : ' '}
          <bdi>{name}</bdi>
        </p>
        {kind !== 'note' && (
          <ReasonField value={reason} onChange={setReason} error={errors.reason ?? errors.kind} />
        )}
        {kind === 'pause' && (
          <Field label={say('howLong')} error={errors.hours}>
            <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
              {PAUSES.map(([one, label]) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          label={kind === 'note' ? say('note') : say('whatWasWrong')}
          hint={hints[kind](mails)}
          error={errors.words}
          required
        >
          <TextArea value={words} onChange={(event) => setWords(event.target.value)} rows={4} dir="auto" />
        </Field>
        <div className="row-btns">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            type="submit"
            variant={kind === 'note' ? 'primary' : 'danger'}
            busy={isPending && say('saving')}
          >
            {kind === 'note' ? say('keepTheNote') : titles[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
