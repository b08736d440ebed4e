import type { ComponentPropsWithRef } from 'react'
import { type ButtonLooks, buttonClass } from './button.tsx'

type ButtonLinkProps = ButtonLooks & Omit<ComponentPropsWithRef<'a'>, 'className'>

/** A plain link that looks like a button: for other sites, files and mail. */
export function ButtonLink({ variant, size, square, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, square, className })}>
      {children}
    </a>
  )
}
