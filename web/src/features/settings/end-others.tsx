import { useState } from 'react'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { useEndOthers } from './use-end-signins.ts'

export function EndOthers({ count }: { count: number }) {
  const [asked, setAsked] = useState(false)
  const { end, isPending } = useEndOthers()
  const confirm = () => {
    setAsked(false)
    end()
  }
  return (
    <div className="row-btns">
      <Button busy={isPending && 'Ending...'} onClick={() => setAsked(true)}>
        End all others
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="End all others"
        question={`End ${counted(count, 'other sign-in', 'other sign-ins')}?`}
        keep="Keep them"
        onConfirm={confirm}
      >
        Whoever uses them is signed out at once. This one goes on.
      </ConfirmDialog>
    </div>
  )
}
