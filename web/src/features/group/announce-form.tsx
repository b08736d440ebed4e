import { say } from 'words:group'
import { announceToGroup, countGroupAudience } from '@callofcode/contract/announcement/group-announcement'
import type { Group } from '@callofcode/contract/group/group'
import { groupAnnouncementBody } from '@callofcode/contract/schemas/announcement/group-announcement'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { read } from '../../platform/api/read.ts'
import { NobodyGetsMail } from '../../platform/feedback/no-mail.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Checkbox, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'

type Fields = { title: string; content: string; mail: boolean }
const BLANK: Fields = { title: '', content: '', mail: false }

/** Writes to the members of a group. How many that are, and how many of them get a mail, stands above the button. */
export function AnnounceForm({ group: { _id, slug }, onDone }: { group: Group; onDone: () => void }) {
  const form = useForm<Fields>({
    resolver: zodResolver(groupAnnouncementBody) as never,
    defaultValues: BLANK,
  })
  const kept = useKeptForm(form, `group-announcement:${_id}`, BLANK)
  const mails = useMails()
  const mail = useWatch({ control: form.control, name: 'mail' }) && mails === 'yes'
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Fields) =>
      callOnce(announceToGroup, { params: { group: slug }, body: { ...body, mail } }),
    onSuccess: ({ message }) => {
      kept.forget()
      toast.success(message)
      onDone()
    },
    onError: (error) => showFieldErrors(form, error, ['title', 'content']),
  })
  const { errors } = form.formState
  return (
    <form
      className="form"
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={(event) =>
        void form
          .handleSubmit((body) => mutate(body))(event)
          .catch(reportError)
      }
    >
      <NobodyGetsMail />
      <Field label={say('announcementTitle')} error={errors.title?.message} required>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label={say('announcementText')}
        hint={say('announcementHint')}
        error={errors.content?.message}
        required
      >
        <TextArea rows={6} {...form.register('content')} />
      </Field>
      <Checkbox disabled={mails === 'no'} {...form.register('mail')}>
        {say('alsoByMail')}
      </Checkbox>
      <Reach slug={slug} mail={mail} />
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('sending')}>
          {say('send')}
        </Button>
        <Button onClick={onDone}>{say('cancel')}</Button>
      </div>
    </form>
  )
}

function Reach({ slug, mail }: { slug: string; mail: boolean }) {
  const { data } = useQuery({
    ...read(countGroupAudience, { params: { group: slug } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data) return <p className="small muted" role="status" />
  const { members, mailed, perMinute } = data.data
  return (
    <p className="small muted" role="status">
      {say('reach', { members })}{' '}
      {mail && say('reachMailed', { mailed, minutes: Math.ceil(mailed / perMinute) })}
    </p>
  )
}
