import { say } from 'words:member-list'
import { archiveMembers, inviteMembers } from '@callofcode/contract/batch/member-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import type { Who } from '../profile/place-choice.tsx'
import { AnnounceToChosen, FileOfChosen } from './chosen-set.tsx'
import { readActsAgain } from './read-acts-again.ts'
import { TaskDialog } from './task-dialog.tsx'

type Act = 'invite' | 'alumni'
interface Meant {
  readonly act: Act
  readonly count: number
}
interface Props {
  readonly who: Who
  readonly onDone: () => void
}

const endpointOf = { invite: inviteMembers, alumni: archiveMembers } as const

/** Invites the chosen again, or makes them alumni. The server counts first whom it concerns. */
export function ChosenActs({ who, onDone }: Props) {
  const client = useQueryClient()
  const [meant, setMeant] = useState<Meant>()
  const [isAsked, setIsAsked] = useState(false)
  const [isTask, setIsTask] = useState(false)
  const count = useMutation({
    mutationFn: (act: Act) => call(endpointOf[act], { body: { ...who, expected: null } }),
    onSuccess: ({ data }, act) => {
      if (data.count === 0) {
        toast.info(act === 'invite' ? say('nobodyToInvite') : say('nobodyToArchive'))
        return
      }
      setMeant({ act, count: data.count })
      setIsAsked(true)
    },
  })
  const send = useMutation({
    mutationFn: ({ act, count: expected }: Meant) => call(endpointOf[act], { body: { ...who, expected } }),
    onSuccess: ({ data: { changed } }, { act }) => {
      toast.success(
        act === 'invite'
          ? say('invitedAgain', { count: changed })
          : say('alumniWereMade', { count: changed }),
      )
      onDone()
    },
    onSettled: () => readActsAgain(client),
  })
  const busy = (act: Act) =>
    ((count.isPending && count.variables === act) || (send.isPending && send.variables?.act === act)) &&
    say('working')
  const title =
    meant?.act === 'alumni'
      ? say('makeAlumniCount', { count: meant.count })
      : say('inviteCount', { count: meant?.count ?? 0 })
  return (
    <>
      <Button variant="ghost" size="dense" busy={busy('invite')} onClick={() => count.mutate('invite')}>
        {say('inviteAgain')}
      </Button>
      <Button variant="ghost" size="dense" busy={busy('alumni')} onClick={() => count.mutate('alumni')}>
        {say('makeAlumni')}
      </Button>
      <Button variant="ghost" size="dense" onClick={() => setIsTask(true)}>
        {say('taskAct')}
      </Button>
      <AnnounceToChosen who={who} />
      <FileOfChosen who={who} />
      {isTask && <TaskDialog who={who} onDone={onDone} onClose={() => setIsTask(false)} />}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={title}
        question={meant?.act === 'alumni' ? say('makeAlumniAsk') : say('inviteAsk')}
        keep={say('cancel')}
        danger={false}
        onConfirm={() => {
          setIsAsked(false)
          if (meant) send.mutate(meant)
        }}
      >
        {meant?.act === 'alumni' ? say('makeAlumniLead') : say('inviteLead')}
      </ConfirmDialog>
    </>
  )
}
