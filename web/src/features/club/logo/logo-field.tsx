import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldError } from '../../../platform/form/field.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useClubFields } from '../club-form.tsx'
import { LOGO_TYPES, LogoRefused, sendLogo } from './logo-file.ts'
import { LogoPicture } from './logo-picture.tsx'
import { logoOf, logoText } from './logo-text.ts'

/** The logo, and another one for the dark theme where the club has one. */
export function LogoField() {
  const { form } = useClubFields()
  const [text, dark] = useWatch({ control: form.control, name: ['logo', 'logoDark'] })
  const logo = logoOf(text)
  return (
    <fieldset className="club-group">
      <legend className="label">Logo</legend>
      <p className="hint">
        PNG, JPEG, WebP or SVG, at most 2 MB, best with a transparent ground. A square one makes the clearest
        icon; a wide one stands without the short name beside it. Without a logo the site has the mark of the
        house.
      </p>
      <LogoChoice field="logo" what="logo" theme="light" />
      {logo && <LogoChoice field="logoDark" what="logo for the dark theme" theme="dark" />}
      {logo && !dark && logo.plates.includes('dark') && (
        <p className="hint">
          Much of this logo would be lost on the dark page, so it stands on a light plate there. A lighter one
          for the dark theme needs none.
        </p>
      )}
      {logo?.plates.includes('light') && (
        <p className="hint">
          Much of this logo would be lost on the light page, so it stands on a dark plate there. If you have a
          darker one, choose it as the logo, and this one for the dark theme.
        </p>
      )}
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
      const message =
        error instanceof LogoRefused ? error.message : 'The picture did not arrive. Choose it again.'
      form.setError(field, { message })
    },
  })
  const remove = () => {
    set('')
    if (field === 'logo') form.setValue('logoDark', '', { shouldDirty: true })
    // The button that was pressed goes.
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
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {isPending ? 'Sending...' : text ? `Change the ${what}` : `Choose a ${what}`}
        </label>
        {text && (
          <Button variant="ghost" onClick={remove}>
            Remove the {what}
          </Button>
        )}
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}
