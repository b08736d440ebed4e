import { say } from 'words:member-import'
import { makeInvitationLinks } from '@callofcode/contract/member-import/member-import'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { saveRows } from '../../../platform/chart/save-rows.ts'
import { NobodyGetsMail } from '../../../platform/feedback/no-mail.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { useMails } from '../../../platform/session/club.ts'
import { Button } from '../../../platform/ui/button.tsx'

/** Offers the links of invited people as a file, if the club sends no mail, and explains that. */
export function InvitationLinks() {
  const mails = useMails()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(makeInvitationLinks, {}),
    onSuccess: ({ data, until }) => {
      if (data.length === 0) return void toast.info(say('nobodyLacks'))
      const rows = data.map(({ name, email, link }) => [name, email, link, until.slice(0, 10)])
      saveRows([['Name', 'Email', 'Link', 'Works until'], ...rows], 'invitation-links.csv')
    },
  })
  if (mails === 'yes') return null
  return (
    <NobodyGetsMail>
      <p>{say('linksLead')}</p>
      <Button size="dense" busy={isPending && say('makingLinks')} onClick={() => mutate()}>
        {say('downloadLinks')}
      </Button>
    </NobodyGetsMail>
  )
}
