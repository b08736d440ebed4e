import { say } from 'words:people'
import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { sendPasswordLink } from '@callofcode/contract/member-import/member-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { useMails } from '../../platform/session/club.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { dayTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { readMembersAgain } from './member-cache.ts'

/** Makes a link for a member to set a password. It is mailed, or shown once if the club sends no mail. */
export function PasswordLink({ member }: { member: MemberRecord }) {
  const { _id: id, name, email, invitedAt } = member
  const client = useQueryClient()
  const mails = useMails()
  const [asked, setAsked] = useState(false)
  const [made, setMade] = useState<{ link: string; until: string }>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendPasswordLink, { params: { id } }),
    onSuccess: ({ data, message }) => {
      if (data) setMade(data)
      else toast.success(`${name}: ${message}`)
      return readMembersAgain(client)
    },
  })
  const isInvitation = invitedAt !== null
  const words = wordsOf(isInvitation, mails)
  return (
    <>
      <Button busy={isPending && say('oneMoment')} onClick={() => setAsked(true)}>
        {words}
        <span className="sr">: {name}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={words}
        question={questionOf(isInvitation, mails, name)}
        keep={say('cancel')}
        danger={false}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('linkGoesTo', { mails, email, isInvitation: isInvitation ? 'yes' : 'no' })}
      </ConfirmDialog>
      {made && <MadeLink name={name} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

function wordsOf(isInvitation: boolean, mails: 'yes' | 'no') {
  if (mails === 'no') return isInvitation ? say('makeInvitationLink') : say('makePasswordLink')
  return isInvitation ? say('sendInvitationAgain') : say('sendPasswordLink')
}

function questionOf(isInvitation: boolean, mails: 'yes' | 'no', name: string) {
  if (mails === 'no') return say('makeLinkFor', { name })
  return isInvitation ? say('inviteAgain', { name }) : say('resetQuestion', { name })
}

interface MadeLinkProps {
  name: string
  made: { link: string; until: string }
  onClose: () => void
}

function MadeLink({ name, made: { link, until }, onClose }: MadeLinkProps) {
  const zone = useReaderZone() ?? 'UTC'
  const copy = async () => {
    if (await copyText(link)) toast.success(say('copied'))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('linkFor', { name })}
      footer={
        <Button variant="primary" onClick={() => copy().catch(reportError)}>
          {say('copyLink')}
        </Button>
      }
    >
      <p>{say('linkOnce', { name, until: dayTime(until, zone) })}</p>
      <p>
        <code className="made-link">{link}</code>
      </p>
    </Dialog>
  )
}
