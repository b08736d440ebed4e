import { say } from 'words:category'
import { type CategoryRecord, categoryMessages, emptyCategory } from '@callofcode/contract/category/category'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { wordsAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { named } from '../../platform/language/words.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { readCategoriesAgain } from './category-queries.ts'

interface Props {
  readonly category: CategoryRecord
  readonly others: readonly string[]
  readonly onClose: () => void
}

/** Moves all threads of a category to another one, so that it can be deleted. */
export function EmptyCategory({ category: { _id, name, threads }, others, onClose }: Props) {
  const client = useQueryClient()
  const [to, setTo] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(emptyCategory, { params: { id: _id }, body: { to } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
    onError: (error) => setFault(wordsAtField(error, 'to')),
    onSettled: () => readCategoriesAgain(client),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('moveThreads')}
      footer={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            busy={isPending && say('moving')}
            onClick={() => (to ? mutate() : setFault(told(categoryMessages.target)))}
          >
            {say('moveThreads')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{say('moveAsk', { name, count: threads })}</p>
        <p className="small muted">{say('moveOutcome')}</p>
        <Field label={say('moveTo')} error={fault} required>
          <Select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{say('choose')}</option>
            {others.map((one) => (
              <option key={one} value={one}>
                {named('core', one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Dialog>
  )
}
