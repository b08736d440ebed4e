import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { useFieldAttributes } from './field.tsx'

/** The browser's own select: it is the one every phone and screen reader knows. */
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
