import { say } from 'words:parts'
import type { ReactNode } from 'react'
import { toast } from '../feedback/toasts.ts'
import { copyText } from '../page/copy-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

interface SecretOnceProps {
  label: string
  secret: string
  hint: ReactNode
}

/** Shows a secret this one time, to be selected or copied by the button. */
export function SecretOnce({ label, secret, hint }: SecretOnceProps) {
  const copy = async () => {
    if (await copyText(secret)) toast.success(say('copied'))
    else toast.error(say('notCopied'))
  }
  return (
    <div className="secret-once">
      <Field label={label} hint={hint}>
        <TextInput
          value={secret}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button variant="primary" onClick={() => copy().catch(reportError)}>
        <Icon name="copy" />
        {say('copy')}
      </Button>
    </div>
  )
}
