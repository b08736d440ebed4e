import { say } from 'words:club'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError } from '../../../platform/form/field.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useClubFields } from '../club-form.tsx'
import { LOGO_TYPES, LogoRefused, sendLogo } from './logo-file.ts'
import { LogoPicture, logoOf, logoText } from './logo-picture.tsx'

/** Chooses the logo, and optionally another one for the dark theme. */
export function LogoField() {
  const { form } = useClubFields()
  const [text, dark] = useWatch({ control: form.control, name: ['logo', 'logoDark'] })
  const logo = logoOf(text)
  return (
    <fieldset className="club-group">
      <legend className="label">{say('logo')}</legend>
      <p className="hint">{say('logoHint')}</p>
      <LogoChoice field="logo" what="logo" theme="light" />
      {logo && <LogoChoice field="logoDark" what={say('logoForDark')} theme="dark" />}
      {logo && !dark && logo.plates.includes('dark') && <p className="hint">{say('darkPlateHint')}</p>}
      {logo?.plates.includes('light') && <p className="hint">{say('lightPlateHint')}</p>}
    </fieldset>
  )
}

interface LogoChoiceProps {
  field: 'logo' | 'logoDark'
  what: string
  theme: 'light' | 'dark'
}

function LogoChoice({ field, what, theme }: LogoChoiceProps) {
  const { form } = useClubFields()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const text = useWatch({ control: form.control, name: field }) ?? ''
  const set = (next: string) => {
    form.clearErrors(field)
    form.setValue(field, next, { shouldDirty: true })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: sendLogo,
    meta: { stay: true, quiet: true },
    onSuccess: (logo) => set(logoText(logo)),
    onError: (error) => {
      const message = error instanceof LogoRefused ? error.message : say('logoFailed')
      form.setError(field, { message })
    },
  })
  const remove = () => {
    set('')
    if (field === 'logo') form.setValue('logoDark', '', { shouldDirty: true })
    // The pressed button disappears.
    input.current?.focus()
  }
  const error = form.formState.errors[field]?.message
  return (
    <div className="club-logo">
      {text && <LogoPicture text={text} theme={theme} />}
      <div className="row-btns">
        <input
          ref={input}
          id={id}
          className="sr file"
          type="file"
          accept={LOGO_TYPES}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) mutate(file)
            // Lets the same file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {isPending
            ? say('sending')
            : text
              ? say('changePicture', { what })
              : say('choosePicture', { what })}
        </label>
        {text && (
          <Button variant="ghost" onClick={remove}>
            {say('removePicture', { what })}
          </Button>
        )}
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}
