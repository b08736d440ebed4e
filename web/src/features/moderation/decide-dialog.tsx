import { say } from 'words:moderation'
import type { BodyOf } from '@callofcode/contract/endpoint'
import type { resolveFlag } from '@callofcode/contract/moderation/moderation'
import { useState } from 'react'
import { Radio } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { SanctionFields, sanctionOf, useSanction } from './sanction-fields.tsx'

export type Ruling = BodyOf<typeof resolveFlag>

interface DecideDialogProps {
  /** The name of the author. */
  name: string
  open: boolean
  onOpenChange: () => void
  onDecide: (ruling: Ruling) => void
}

/** Decides about a flagged post and its author together. The typed text stays while the row stays. */
export function DecideDialog({ name, open, onOpenChange, onDecide }: DecideDialogProps) {
  const [post, setPost] = useState<Ruling['ruling']>('kept')
  const sanction = useSanction()
  const decide = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const taken = sanctionOf(sanction)
    if (taken) onDecide({ ruling: post, measure: taken })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('warnOrPause')}>
      <form className="form" noValidate onSubmit={decide}>
        <fieldset className="sanction-choices">
          <legend className="card-title">{say('thePost')}</legend>
          <Radio name="post" checked={post === 'kept'} onChange={() => setPost('kept')}>
            {say('keepPostChoice')}
          </Radio>
          <Radio name="post" checked={post === 'removed'} onChange={() => setPost('removed')}>
            {say('removePostChoice')}
          </Radio>
        </fieldset>
        <SanctionFields sanction={sanction} name={name} />
        <div className="row-btns">
          <Button onClick={onOpenChange}>{say('cancel')}</Button>
          <Button type="submit" variant="danger">
            {say('decide', { post, sanction: sanction.kind })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
