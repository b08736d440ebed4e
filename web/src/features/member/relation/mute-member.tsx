import { say } from 'words:member-page'
import { useState } from 'react'
import { loadedQuietly } from '../../../platform/page/loaded-later.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'

const RelationDialog = loadedQuietly(async () => (await import('./relation-dialog.tsx')).RelationDialog)

interface MuteMemberProps {
  readonly name: string
  readonly handle: string
  readonly moderates: boolean
}

/** Mutes or blocks the member of a page, by a dialog that loads when it is asked for. */
export function MuteMember({ name, handle, moderates }: MuteMemberProps) {
  const [asked, setAsked] = useState<boolean>()
  const { data: session } = useSession()
  if (!session) return null
  return (
    <div className="id-e">
      <Button variant="ghost" onClick={() => setAsked(true)}>
        <Icon name="eye-off" small />
        {say('muteOrBlock')}
      </Button>
      {asked !== undefined && (
        <RelationDialog {...{ name, moderates }} target={{ handle }} open={asked} onOpenChange={setAsked} />
      )}
    </div>
  )
}
