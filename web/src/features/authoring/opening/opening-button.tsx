import { say } from 'words:authoring'
import { useState } from 'react'
import { useClub } from '../../../platform/session/club.ts'
import { minuteIn } from '../../../platform/time/event-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import type { PartProps } from '../workspace/use-workspace.ts'
import { OpeningDialog } from './opening-dialog.tsx'

/** Says when members see the problem, and opens the form for it. */
export function OpeningButton({ workspace }: PartProps) {
  const [asking, setAsking] = useState(false)
  const { timeZone } = useClub()
  const { opensAt, closesAt } = workspace.problem
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setAsking(true)}>
        <Icon name="clock" small />
        {say('openingButton', {
          has: closesAt ? (opensAt ? 'both' : 'closing') : opensAt ? 'opening' : 'none',
          opens: opensAt ? minuteIn(opensAt, timeZone) : '',
          closes: closesAt ? minuteIn(closesAt, timeZone) : '',
        })}
      </Button>
      {asking && <OpeningDialog workspace={workspace} timeZone={timeZone} onClose={() => setAsking(false)} />}
    </>
  )
}
