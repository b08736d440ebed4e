import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldAttributes } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

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
