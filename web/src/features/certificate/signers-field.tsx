import { say } from 'words:certificate'
import type { CertificateForm } from '@callofcode/contract/certificate/certificate-form'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { SignatureField } from './signature-field.tsx'

/** Who signs: one, and one press away a second. */
export function SignersField({ form }: { form: UseFormReturn<CertificateForm> }) {
  const { errors } = form.formState
  const second = form.watch('secondSigner') ?? ''
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || second !== ''
  return (
    <>
      <Signer
        form={form}
        name="signer"
        label={say('signer')}
        hint={say('signerHint')}
        error={errors.signer?.message}
      />
      {isShown && (
        <Signer
          form={form}
          name="secondSigner"
          label={say('secondSigner')}
          hint={say('secondSignerHint')}
          error={errors.secondSigner?.message}
        />
      )}
      <div className="row-btns">
        <Button
          size="dense"
          onClick={() => {
            if (isShown) form.setValue('secondSigner', '', { shouldDirty: true })
            setOpen(!isShown)
          }}
        >
          <Icon name={isShown ? 'cross' : 'plus'} small />{' '}
          {isShown ? say('oneSignerOnly') : say('addSecondSigner')}
        </Button>
      </div>
    </>
  )
}

interface SignerProps {
  form: UseFormReturn<CertificateForm>
  name: 'signer' | 'secondSigner'
  label: string
  hint: string
  error: string | undefined
}

function Signer({ form, name, label, hint, error }: SignerProps) {
  // Asked once the name is typed, and not at every letter of it.
  const [asked, setAsked] = useState((form.getValues(name) ?? '').trim())
  const { onBlur, ...field } = form.register(name)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={name === 'signer'}
      below={<SignatureField key={asked} signer={asked} />}
    >
      <TextInput
        {...field}
        autoComplete="off"
        onBlur={(event) => {
          setAsked(event.target.value.trim())
          return onBlur(event)
        }}
      />
    </Field>
  )
}
