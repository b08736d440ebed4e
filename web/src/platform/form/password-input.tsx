import { say } from 'words:parts'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { useFieldAttributes } from './field.tsx'

export function PasswordInput({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const field = useFieldAttributes()
  const [shown, setShown] = useState(false)
  return (
    <span className="with-icon">
      <Icon name="lock" />
      <input
        {...field}
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('input', className)}
      />
      <Button variant="ghost" square className="reveal" onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} />
        <span className="sr">{say(shown ? 'hidePassword' : 'showPassword')}</span>
      </Button>
    </span>
  )
}
