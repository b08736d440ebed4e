import { listExperiences } from '@callofcode/contract/experience'
import {
  acceptExperience,
  type ExperienceSubmission,
  listSubmittedExperiences,
  refuseExperience,
} from '@callofcode/contract/experience-submission'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'

type Ruling = 'accept' | 'refuse'

const words = {
  accept: { title: 'Accept', busy: 'Accepting…', after: 'Everybody can read it from then on.' },
  refuse: {
    title: 'Refuse',
    busy: 'Refusing…',
    after: 'It is not published. Its author sees that it was refused.',
  },
} as const

interface DecisionProps {
  submission: ExperienceSubmission
  /** It leaves the list, and its buttons with it: the focus needs another place. */
  onDecided: () => void
}

/** Accept or refuse, each asked for once more: neither can be taken back. */
export function Decision({ submission, onDecided }: DecisionProps) {
  const [asked, setAsked] = useState<Ruling>('accept')
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useDecide(submission._id, () => setOpen(false), onDecided)
  const ask = (ruling: Ruling) => () => {
    setAsked(ruling)
    setOpen(true)
  }
  const name = `${submission.company}, ${submission.role}`
  const { title, busy, after } = words[asked]
  return (
    <>
      <Button onClick={ask('accept')} aria-label={`Accept ${name}`}>
        Accept
      </Button>
      <Button variant="danger" onClick={ask('refuse')} aria-label={`Refuse ${name}`}>
        Refuse
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        question={`${title} “${name}”?`}
        keep="Not yet"
        danger={asked === 'refuse'}
        busy={isPending && busy}
        onConfirm={() => mutate(asked)}
      >
        {after}
      </ConfirmDialog>
    </>
  )
}

function useDecide(id: string, close: () => void, onDecided: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ruling: Ruling) =>
      call(ruling === 'accept' ? acceptExperience : refuseExperience, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    // After a failure too: another admin may have decided meanwhile.
    onSettled: async () => {
      close()
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listSubmittedExperiences) }),
        client.invalidateQueries({ queryKey: keyOf(listExperiences) }),
      ])
      onDecided()
    },
  })
}
