import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'plain' | 'primary' | 'ghost' | 'danger' | 'on-lime'

interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: 'normal' | 'big' | 'dense' | undefined
  /** The button is square, for an icon alone. It needs an `aria-label`. */
  square?: boolean | undefined
  className?: string | undefined
}

/** Returns the classes of a button, for links of the router: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'plain', size = 'normal', square, className }: ButtonStyle = {}) {
  return classNames(
    'btn',
    variant !== 'plain' && variant,
    size !== 'normal' && size,
    square && 'icon',
    className,
  )
}

interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** True, or the text shown while busy. A busy button keeps its focus and ignores clicks. */
  busy?: boolean | string | undefined
}

export function Button({
  variant,
  size,
  square,
  className,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, square, className }), busy && 'is-busy')}
      aria-busy={busy ? true : undefined}
      onClick={busy ? refuse : onClick}
    >
      {typeof busy === 'string' && busy ? busy : children}
    </button>
  )
}

type ButtonLinkProps = ButtonStyle & Omit<ComponentPropsWithRef<'a'>, 'className'>

/** Shows a plain link that looks like a button: for other sites, files and mail. */
export function ButtonLink({ variant, size, square, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, square, className })}>
      {children}
    </a>
  )
}
