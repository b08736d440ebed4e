import { say } from 'words:markdown'
import { pictureSize } from '@callofcode/contract/markdown/picture-size'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FieldError } from '../../platform/form/field.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ACCEPTED, sendPicture } from './picture-file.ts'
import './picture-field.css'

interface PictureFieldProps {
  label: string
  url: string
  error: string | undefined
  onChange: (url: string) => void
}

/** Chooses one picture, which is sent at once and shown once the part is saved. */
export function PictureField({ label, url, error, onChange }: PictureFieldProps) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: sendPicture,
    meta: { stay: true, quiet: true },
    onMutate: () => setRefused(undefined),
    onSuccess: onChange,
    onError: ({ message }) => setRefused(message),
  })
  const fault = refused ?? error
  return (
    <div className="picture-field">
      {url && <img src={url} alt={label} {...pictureSize(url)} />}
      <div className="row-btns">
        <input
          id={id}
          className="sr file"
          type="file"
          accept={ACCEPTED}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) mutate(file)
            // Lets the same file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {isPending ? say('sending') : say('choosePicture', { what: label })}
        </label>
        {url && (
          <Button variant="ghost" onClick={() => onChange('')}>
            {say('removePicture', { what: label })}
          </Button>
        )}
      </div>
      <div aria-live="polite">{fault && <FieldError>{fault}</FieldError>}</div>
    </div>
  )
}
