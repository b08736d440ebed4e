import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

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
