import { clubLimits } from '@callofcode/contract/site/club'
import { askConduct } from '@callofcode/contract/talk/conduct'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { MarkdownEditor } from '../markdown/public.ts'
import { ClubField, ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { clubRead } from './club-queries.ts'
import { conduct, refusedWords } from './club-sections.ts'

export function ConductPart({ saved }: PartProps) {
  return (
    <>
      <ClubForm section={conduct} saved={saved} label="Code of conduct">
        <p className="small muted">
          How members treat each other. Anybody may read it at{' '}
          <Link className="link" to={paths.conduct}>
            {paths.conduct}
          </Link>
          ; the footer leads there, and whoever signs up accepts it. Empty: there is none.
        </p>
        <ConductField />
      </ClubForm>
      <AskAgain saved={saved} />
      <h3 className="card-title">Words that are refused</h3>
      <ClubForm section={refusedWords} saved={saved} label="Words that are refused">
        <ClubField
          name="refusedWords"
          label="Words that are refused in the forum"
          hint="A word or some words a line. A post with one is refused with a sentence that names it; moderators may write them."
          long
          span
        />
      </ClubForm>
    </>
  )
}

/** After a change that matters, every member accepts it again. Nothing they do waits for it. */
function AskAgain({ saved }: PartProps) {
  const { conduct: text, conductEdition: edition } = saved.settings
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(askConduct, { body: { edition } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setAsked(false)
      return client.invalidateQueries({ queryKey: clubRead.queryKey })
    },
  })
  if (text.trim() === '') return null
  return (
    <div className="club-ask">
      <p className="small muted">
        Did it change in what it asks of members? Ask everybody to accept it again: a line above every screen
        says so until they do.{edition > 0 && ` Asked ${counted(edition, 'time', 'times')} so far.`}
      </p>
      <Button onClick={() => setAsked(true)}>Ask all members again</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Ask all members again"
        question="Ask every member to accept the code of conduct as it is saved now?"
        keep="Not now"
        danger={false}
        busy={isPending && 'Asking...'}
        onConfirm={() => mutate()}
      >
        They see it at their next visit. They can go on reading and writing meanwhile.
      </ConfirmDialog>
    </div>
  )
}

function ConductField() {
  const { form } = useClubFields()
  return (
    <Controller
      control={form.control}
      name="conduct"
      render={({ field, fieldState }) => (
        <Field label="Code of conduct" error={fieldState.error?.message} span>
          <MarkdownEditor
            name={field.name}
            ref={field.ref}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={field.onChange}
            limitBytes={clubLimits.conductBytes}
          />
        </Field>
      )}
    />
  )
}
