import { say } from 'words:club'
import { clubLimits } from '@callofcode/contract/club/club-messages'
import { askConduct } from '@callofcode/contract/club/conduct'
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
import { MarkdownEditor } from '../markdown/public.ts'
import { ClubField, ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { clubRead } from './club-queries.ts'
import { conduct, refusedWords } from './club-sections.ts'

export function ConductPart({ saved }: PartProps) {
  return (
    <>
      <ClubForm section={conduct} saved={saved} label={say('codeOfConduct')}>
        <p className="small muted">
          {say('conductHint', {
            conduct: paths.conduct,
            link: (inside) => (
              <Link className="link" to={paths.conduct}>
                {inside}
              </Link>
            ),
          })}
        </p>
        <ConductField />
      </ClubForm>
      <AskAgain saved={saved} />
      <h3 className="card-title">{say('refusedWords')}</h3>
      <ClubForm section={refusedWords} saved={saved} label={say('refusedWords')}>
        <ClubField
          name="refusedWords"
          label={say('refusedWordsLabel')}
          hint={say('refusedWordsHint')}
          long
          span
        />
      </ClubForm>
    </>
  )
}

/** Asks every member to accept the text again after an important change. Nothing they do is blocked. */
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
        {say('askAgainHint', { edition: edition > 0 ? 'yes' : 'no', edition2: edition })}
      </p>
      <Button onClick={() => setAsked(true)}>{say('askAgain')}</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('askAgain')}
        question={say('askAgainQuestion')}
        keep={say('notNow')}
        danger={false}
        busy={isPending && say('asking')}
        onConfirm={() => mutate()}
      >
        {say('askAgainOutcome')}
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
        <Field label={say('codeOfConduct')} error={fieldState.error?.message} span>
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
