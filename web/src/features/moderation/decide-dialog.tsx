import type { BodyOf } from '@callofcode/contract/endpoint'
import type { resolveFlag } from '@callofcode/contract/moderation'
import { useState } from 'react'
import { Radio } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { MeasureFields, measureOf, useMeasure } from './measure-fields.tsx'
import { say } from './moderation-words.ts'

export type Ruling = BodyOf<typeof resolveFlag>

interface DecideDialogProps {
  /** Of the author. */
  name: string
  open: boolean
  onOpenChange: () => void
  onDecide: (ruling: Ruling) => void
}

/** What becomes of a flagged post and of its author, in one decision. What is typed stays while the row stays. */
export function DecideDialog({ name, open, onOpenChange, onDecide }: DecideDialogProps) {
  const [post, setPost] = useState<Ruling['ruling']>('removed')
  const measure = useMeasure()
  const decide = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const taken = measureOf(measure)
    if (taken) onDecide({ ruling: post, measure: taken })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('warnOrPause')}>
      <form className="form" noValidate onSubmit={decide}>
        <fieldset className="measure-choices">
          <legend className="card-title">{say('thePost')}</legend>
          <Radio name="post" checked={post === 'removed'} onChange={() => setPost('removed')}>
            {say('removeIt')}
          </Radio>
          <Radio name="post" checked={post === 'kept'} onChange={() => setPost('kept')}>
            {say('keepIt')}
          </Radio>
        </fieldset>
        <MeasureFields measure={measure} name={name} />
        <div className="row-btns">
          <Button onClick={onOpenChange}>{say('cancel')}</Button>
          <Button type="submit" variant="danger">
            {measure.kind === 'warning' ? say('warn') : say('pause')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
