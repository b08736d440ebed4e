import { say } from 'words:moderation'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { createSanction, getPerson, listHistory } from '@callofcode/contract/moderation/sanction'
import { PAUSES } from '@callofcode/contract/moderation/sanction-form'
import { givenSanctionBody } from '@callofcode/contract/schemas/moderation/sanction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { CallError } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea } from '../../platform/form/inputs.tsx'
import { checkTyped } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ReasonField } from './sanction-fields.tsx'

export type SanctionDialogKind = BodyOf<typeof createSanction>['kind']

interface SanctionDialogProps {
  id: string
  name: string
  /** The open dialog, or undefined while closed. The typed text stays for the next time. */
  kind: SanctionDialogKind | undefined
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
    return say('addNote')
  },
} as const
const hints = {
  warning: (mails: 'yes' | 'no') => say('warningHint', { mails }),
  pause: (mails: 'yes' | 'no') => say('pauseHint', { mails }),
  note: () => say('noteHint'),
} as const

/** Warns or pauses a member without a flag, or adds a note about them. */
export function SanctionDialog({ id, name, kind: asked, onClose }: SanctionDialogProps) {
  const [last, setLast] = useState<SanctionDialogKind>('note')
  if (asked && asked !== last) setLast(asked)
  const kind = asked ?? last
  const mails = useMails()
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState<number>(PAUSES[1][0])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const show = useShowPerson(id)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<typeof createSanction>) => callOnce(createSanction, { params: { id }, body }),
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
    const checked = checkTyped(givenSanctionBody, kind === 'pause' ? { ...given, hours } : given)
    const issues = checked.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
    setErrors(Object.fromEntries(issues))
    if (checked.success) mutate(checked.data)
  }
  return (
    <Dialog open={asked !== undefined} onOpenChange={onClose} title={titles[kind]}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="card-title">
          {titles[kind]}
          {kind === 'note' ? say('noteAbout') : ' '}
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
                  {told(label)}
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
            {kind === 'note' ? say('saveNote') : titles[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Shows a new action about a member. */
export function useShowPerson(id: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(getPerson, { params: { id } }) }),
      client.invalidateQueries({ queryKey: keyOf(listHistory) }),
    ])
}
