import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldAttributes } from './field.tsx'

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const field = useFieldAttributes()
  return <textarea {...field} {...rest} className={classNames('input', className)} />
}
