import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldAttributes } from './field.tsx'
import { Icon } from './icon.tsx'

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
