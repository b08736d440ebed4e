import { say } from 'words:forum'
import { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { createFlag } from '@callofcode/contract/moderation/moderation'
import { flagBody } from '@callofcode/contract/schemas/moderation/moderation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Radio, TextArea } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { named } from '../../platform/language/words.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { usePostAuthor } from './author-name.tsx'
import { Act } from './post-actions.tsx'
import { type Post, useThread, useThreadWrite } from './thread-place.ts'

const flaggedId = ({ _id }: Post) => `flagged-${_id}`

/** Reports a post to the moderators. */
export function FlagPost({ post }: { post: Post }) {
  // Rendered on demand, because the form is expensive and rarely opened.
  const [asked, setAsked] = useState<boolean>()
  const { flagged } = useThread()
  if (flagged(post) && !asked)
    return (
      <span className="flagged label plain" id={flaggedId(post)} tabIndex={-1}>
        <Icon name="flag" small /> {say('flagged')}
      </span>
    )
  return <FlagAct post={post} asked={asked} onOpenChange={setAsked} />
}

interface FlagActProps extends Omit<FlagDialogProps, 'open'> {
  asked: boolean | undefined
}

function FlagAct({ post, asked, onOpenChange }: FlagActProps) {
  useFocusWhenGone(flaggedId(post))
  const author = usePostAuthor(post)
  return (
    <>
      <Act
        icon="flag"
        word={say('flag')}
        about={say('ofPostBy', { author })}
        minor
        onClick={() => onOpenChange(true)}
      />
      {asked !== undefined && <FlagDialog post={post} open={asked} onOpenChange={onOpenChange} />}
    </>
  )
}

interface FlagDialogProps {
  post: Post
  open: boolean
  onOpenChange: (open: boolean) => void
}

function FlagDialog({ post, open, onOpenChange }: FlagDialogProps) {
  const form = useForm({
    resolver: zodResolver(flagBody),
    defaultValues: { postId: post._id, note: '' },
  })
  const { register, formState, handleSubmit, setError } = form
  const { mutate, isPending } = useThreadWrite(
    (body: Parameters<typeof call<typeof createFlag>>[1]['body']) => call(createFlag, { body }),
    { onDone: () => onOpenChange(false) },
  )
  const onError = (error: Error) => showFieldErrors({ setError }, error, ['reason', 'note'])
  const { reason, note } = formState.errors
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('flagPost')}>
      <form className="form" noValidate onSubmit={handleSubmit((body) => mutate(body, { onError }))}>
        <p className="muted">{say('flagHint')}</p>
        <fieldset className="flag-reasons">
          <legend className="card-title">{say('flagReason')}</legend>
          {FLAG_REASONS.map((one) => (
            <Radio key={one} value={one} {...register('reason')}>
              {named('forum', one)}
            </Radio>
          ))}
          {reason?.message && <FieldError>{reason.message}</FieldError>}
        </fieldset>
        <Field label={say('flagNote')} error={note?.message}>
          <TextArea {...register('note')} />
        </Field>
        <div className="row-btns">
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('sending')}>
            {say('sendFlag')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
