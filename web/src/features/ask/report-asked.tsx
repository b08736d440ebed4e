import { say } from 'words:ask'
import { reportAsked } from '@callofcode/contract/ask/ask-report'
import { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextArea } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useAskedWrite } from './ask-queries.ts'
import { reasonWords } from './ask-words.ts'

interface Props {
  readonly id: string
  readonly comment: string | undefined
  readonly name: string
}

/** Reports a question, or a comment on it, to the moderators, who may then read it. */
export function ReportAsked({ id, comment, name }: Props) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<(typeof FLAG_REASONS)[number]>()
  const [note, setNote] = useState('')
  const { mutate, isPending } = useAskedWrite(
    id,
    (chosen: (typeof FLAG_REASONS)[number]) =>
      call(reportAsked, { params: { id }, body: { reason: chosen, note, ...(comment && { comment }) } }),
    () => setOpen(false),
  )
  return (
    <>
      <Button size="dense" variant="ghost" onClick={() => setOpen(true)}>
        <Icon name="flag" small />
        {say('report', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('reportToModerators')}>
        <form
          className="form"
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            if (reason) mutate(reason)
          }}
        >
          <p className="muted">{say('reportHint')}</p>
          <fieldset className="flag-reasons">
            <legend className="card-title">{say('problemLabel')}</legend>
            {FLAG_REASONS.map((one) => (
              <Radio key={one} name="reason" checked={reason === one} onChange={() => setReason(one)}>
                {reasonWords[one]}
              </Radio>
            ))}
          </fieldset>
          <Field label={say('noteForThem')}>
            <TextArea value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <div className="row-btns">
            <Button onClick={() => setOpen(false)}>{say('cancel')}</Button>
            <Button type="submit" variant="primary" disabled={!reason} busy={isPending && say('sending')}>
              {say('sendReport')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
