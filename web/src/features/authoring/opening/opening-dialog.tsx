import { say } from 'words:authoring'
import { openingFault, openingMessages, setProblemOpening } from '@callofcode/contract/authoring/opening'
import { momentOf, wallTime } from '@callofcode/contract/wall-time'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { noteSaidAtField } from '../../../platform/feedback/failures.ts'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { told } from '../../../platform/language/told.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { zoneWords } from '../../../platform/time/zone-names.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { authoredAt, forgetPublished } from '../workspace/authoring-queries.ts'
import type { Workspace } from '../workspace/use-workspace.ts'

interface OpeningDialogProps {
  workspace: Workspace
  timeZone: string
  onClose: () => void
}

/** Asks, in the club's time zone, when members begin to see the problem and until when it is the problem of the week. */
export function OpeningDialog({ workspace: { problem, show }, timeZone, onClose }: OpeningDialogProps) {
  const { slug } = problem
  const client = useQueryClient()
  // The times that this form was opened with. What another admin saves since is not overwritten unseen.
  const [was, setWas] = useState({ opensAt: problem.opensAt, closesAt: problem.closesAt })
  const [opens, setOpens] = useState(() => typedOf(was.opensAt, timeZone))
  const [closes, setCloses] = useState(() => typedOf(was.closesAt, timeZone))
  const [asked, setAsked] = useState(false)
  const times = { opensAt: momentIn(opens, timeZone), closesAt: momentIn(closes, timeZone) }
  const faults = faultsOf(times)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { opensAt: string | null; closesAt: string | null }) =>
      call(setProblemOpening, { params: { slug }, body: { ...body, was } }),
    meta: { stay: true },
    onError: async (failed) => {
      if (!(failed instanceof CallError && failed.status === 409)) return
      noteSaidAtField(failed)
      const now = await client.fetchQuery({ ...authoredAt(slug), staleTime: 0 })
      if (now) setWas({ opensAt: now.data.opensAt, closesAt: now.data.closesAt })
    },
    onSuccess: async (answer) => {
      await show(answer)
      forgetPublished(client, slug)
      onClose()
      toast.success(say('openingSaved'))
    },
  })
  const save = () => {
    setAsked(true)
    const { opensAt, closesAt } = times
    if (!faults && opensAt !== undefined && closesAt !== undefined) mutate({ opensAt, closesAt })
  }
  const isOutdated = error instanceof CallError && error.status === 409
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('openingTitle')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form="problem-opening" busy={isPending && say('saving')}>
            {say('saveTimes')}
          </Button>
        </>
      }
    >
      <form
        id="problem-opening"
        className="form"
        aria-label={say('openingTitle')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p className="muted">{say('openingZone', { zone: zoneWords(timeZone) })}</p>
        {isOutdated && (
          <Notice tone="warning" role="alert">
            <p>{told(openingMessages.outdated)}</p>
            <p>
              {say('openingNow', {
                opens: typedOf(was.opensAt, timeZone).replace('T', ' ') || say('never'),
                closes: typedOf(was.closesAt, timeZone).replace('T', ' ') || say('never'),
              })}
            </p>
          </Notice>
        )}
        <Field label={say('opensAt')} hint={say('opensAtHint')} error={asked ? faults?.opensAt : undefined}>
          <TextInput type="datetime-local" value={opens} onChange={({ target }) => setOpens(target.value)} />
        </Field>
        <Field
          label={say('closesAt')}
          hint={say('closesAtHint')}
          error={asked ? faults?.closesAt : undefined}
        >
          <TextInput
            type="datetime-local"
            value={closes}
            onChange={({ target }) => setCloses(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

const typedOf = (iso: string | null, timeZone: string) => (iso === null ? '' : wallTime(iso, timeZone))

/** Returns null for an empty field, and undefined for what is no time. */
const momentIn = (typed: string, timeZone: string) => (typed === '' ? null : momentOf(typed, timeZone))

interface Faults {
  readonly opensAt?: string
  readonly closesAt?: string
}

function faultsOf({
  opensAt,
  closesAt,
}: Record<'opensAt' | 'closesAt', string | null | undefined>): Faults | undefined {
  if (opensAt === undefined) return { opensAt: told(openingMessages.time) }
  if (closesAt === undefined) return { closesAt: told(openingMessages.time) }
  const fault = openingFault({ opensAt, closesAt })
  return fault && { closesAt: told(fault) }
}
