import type { ComponentPropsWithRef } from 'react'
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
