import { say } from 'words:group'
import type { GroupMember } from '@callofcode/contract/group/group-member'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useGroupActs } from './use-group-acts.ts'

/** Names a member as lead, takes that back, or takes the member out. A lead who does so to themselves is asked first. */
export function MemberActs({ slug, member: { _id, name, lead } }: { slug: string; member: GroupMember }) {
  const { data: session } = useSession()
  const { put, remove, isPending } = useGroupActs(slug)
  const [asked, setAsked] = useState<'remove' | 'stop'>()
  const isSelf = session?.id === _id
  const named = { name, sr: (inside: ReactNode) => <span className="sr">{inside}</span> }
  const setLead = () => (lead && isSelf ? setAsked('stop') : put({ id: _id, lead: !lead }))
  return (
    <>
      <Button size="dense" variant="ghost" busy={isPending && say('saving')} onClick={setLead}>
        {lead ? say('noLongerLead', named) : say('makeLead', named)}
      </Button>
      <Button size="dense" variant="ghost" onClick={() => setAsked('remove')}>
        {say('takeOut', named)}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked === 'stop' ? say('stopLeading') : say('takeMemberOut')}
        question={asked === 'stop' ? say('stopQuestion') : say('takeOutQuestion', { name })}
        onConfirm={() => {
          if (asked === 'stop') put({ id: _id, lead: false })
          else remove({ id: _id })
          setAsked(undefined)
        }}
      >
        {isSelf && say('selfOutcome')}
      </ConfirmDialog>
    </>
  )
}
