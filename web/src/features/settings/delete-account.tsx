import { useState } from 'react'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DeleteForm } from './delete-form.tsx'

export function DeleteAccount() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p className="small muted">
        Your profile, photo, progress, drafts, votes, registrations and sign-ins are deleted at once and for
        good. What you wrote in public stays, under “Deleted member”.
      </p>
      <div className="row-btns">
        <Button variant="danger" onClick={() => setAsked(true)}>
          <Icon name="trash" />
          Delete account
        </Button>
      </div>
      <Dialog open={asked} onOpenChange={setAsked} title="Delete account">
        <DeleteForm onKeep={() => setAsked(false)} />
      </Dialog>
    </>
  )
}
