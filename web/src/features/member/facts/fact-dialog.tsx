import { say } from 'words:member-fact'
import type { MemberField } from '@callofcode/contract/member-fact/member-fact'
import { readFact } from '@callofcode/contract/member-fact/read-fact'
import { useState } from 'react'
import { wordsAtField } from '../../../platform/feedback/failures.ts'
import { told } from '../../../platform/language/told.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useSetPlace, type Who } from '../profile/place-choice.tsx'
import { FactInput } from './fact-input.tsx'

interface Props {
  readonly field: MemberField
  readonly who: Who
  readonly count: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Sets one fact of many members. An empty field takes it away from them. */
export function FactDialog({ field, who, count, onDone, onClose }: Props) {
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useSetPlace(onDone)
  const submit = () => {
    const read = readFact(field, value)
    setFault(read.fault && told(read.fault))
    if (read.fault) return
    const place = { field: field._id, value: read.value }
    mutate({ who, place }, { onError: (error) => setFault(wordsAtField(error, field._id)) })
  }
  return (
    <Dialog open onOpenChange={onClose} title={say('setForMany', { name: field.name, count })}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FactInput field={field} value={value} error={fault} onChange={setValue} />
        <div className="row-btns">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('saving')}>
            {value.trim() === '' ? say('takeAway') : say('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
