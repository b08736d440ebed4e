import { say } from 'words:operations'
import { downloadBackup } from '@callofcode/contract/backup/backup'
import { downloadBackupBody } from '@callofcode/contract/schemas/backup/backup'
import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callForFile } from '../../platform/api/call-for-file.ts'
import { saveFile } from '../../platform/chart/save-rows.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Button } from '../../platform/ui/button.tsx'
import { NOT_CACHED, PasswordField } from '../account/public.ts'
import { CommandBlock } from './runbook-section.tsx'

type Typed = z.input<typeof downloadBackupBody>

interface DownloadFormProps {
  /** Whether the secret of the site is in a variable, which no backup contains. */
  readonly secretApart: boolean
  readonly onDone: () => void
}

/** Asks for a passphrase and saves a backup, then shows the command that opens it. */
export function DownloadForm({ secretApart, onDone }: DownloadFormProps) {
  const form = useForm<Typed>({
    resolver: zodResolver(downloadBackupBody),
    defaultValues: { passphrase: '', again: '', password: '' },
  })
  const { download, isPending, name, refusal } = useDownload(form)
  if (name) return <Saved name={name} onDone={onDone} />
  const { register, handleSubmit, formState } = form
  const { passphrase, again, password } = formState.errors
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((body) => download(body))}>
      <p className="span">{say('passphraseLead')}</p>
      {secretApart && <p className="span">{say('secretApart')}</p>}
      {refusal && (
        <Notice tone="error" role="alert" className="span">
          {refusal}
        </Notice>
      )}
      <PasswordField
        label={say('passphrase')}
        registration={register('passphrase')}
        error={passphrase?.message}
        autoComplete="new-password"
        hint={say('passphraseHint')}
      />
      <PasswordField
        label={say('passphraseAgain')}
        registration={register('again')}
        error={again?.message}
        autoComplete="new-password"
        hint={null}
      />
      <PasswordField
        label={say('yourPassword')}
        registration={register('password')}
        error={password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <div className="row-btns span">
        <Button onClick={onDone}>{say('cancelDownload')}</Button>
        <Button variant="primary" type="submit" busy={isPending && say('downloadingBackup')}>
          {say('startDownload')}
        </Button>
      </div>
    </form>
  )
}

function Saved({ name, onDone }: { name: string; onDone: () => void }) {
  return (
    <div className="form">
      <p className="span" role="status">
        {say('downloadDone', { file: () => <code>{name}</code> })}
      </p>
      <div className="span">
        {/* The variable is read from the terminal, because a command with a passphrase would stay in the history of the shell. */}
        <CommandBlock commands={[`read -rs BACKUP_KEY && export BACKUP_KEY && npm run restore -- ${name}`]} />
      </div>
      <div className="row-btns span">
        <Button variant="primary" onClick={onDone}>
          {say('closeDownload')}
        </Button>
      </div>
    </div>
  )
}

const FIELDS = ['passphrase', 'again', 'password'] as const

/** Downloads the file and saves it once it is whole. `refusal` belongs to no field. */
function useDownload(form: UseFormReturn<Typed>) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (body: Typed) => {
      const { name, bytes } = await callForFile(downloadBackup, { body })
      saveFile(bytes, name)
      return name
    },
    gcTime: NOT_CACHED,
    onError: (failed) => {
      if (!showFieldErrors(form, failed, FIELDS)) noteSaidAtField(failed)
    },
  })
  const atField = FIELDS.some((name) => form.formState.errors[name])
  return { download: mutate, isPending, name: data, refusal: atField ? undefined : error?.message }
}
