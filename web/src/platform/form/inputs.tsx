import { say } from 'words:parts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useFieldAttributes } from './field.tsx'

type TextInputProps = ComponentPropsWithRef<'input'> & { icon?: IconName | undefined }

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const field = useFieldAttributes()
  const input = <input {...field} {...rest} className={classNames('input', className)} />
  if (!icon) return input
  return (
    <span className="with-icon">
      <Icon name={icon} />
      {input}
    </span>
  )
}

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const field = useFieldAttributes()
  return <textarea {...field} {...rest} className={classNames('input', className)} />
}

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  /** The name of the box for screen readers. */
  label: string
  value: string
  onChange: (text: string) => void
}

export function SearchBox({ label, value, onChange, className, ...rest }: SearchBoxProps) {
  return (
    <span className={classNames('with-icon', className)}>
      <Icon name="search" />
      <input
        {...rest}
        className="input search"
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <Button variant="ghost" square className="clear" onClick={() => onChange('')}>
          <Icon name="cross" small />
          <span className="sr">{say('clearSearch')}</span>
        </Button>
      )}
    </span>
  )
}

/** The browser's own select, because phones and screen readers support it best. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  const field = useFieldAttributes()
  return (
    <span className="with-icon select">
      <Icon name="down" small />
      <select {...field} {...rest} className={classNames('input', className)}>
        {children}
      </select>
    </span>
  )
}

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { children: ReactNode }

export function Checkbox({ className, children, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('check', className)}>
      <input {...rest} className="box" type="checkbox" />
      {children}
    </label>
  )
}

export function Radio({ className, children, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('check', className)}>
      <input {...rest} className="box radio" type="radio" />
      {children}
    </label>
  )
}
