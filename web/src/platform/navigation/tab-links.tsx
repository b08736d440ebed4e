import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { LinkParts } from './segmented.tsx'

interface TabLinksProps<Value extends string> {
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  className?: string | undefined
  link: (value: Value, parts: LinkParts) => ReactNode
}

/** Tabs that live in the address. */
export function TabLinks<Value extends string>({
  label,
  items,
  value,
  className,
  link,
}: TabLinksProps<Value>) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.value}>
          {link(item.value, {
            children: item.label,
            ...(item.value === value && { 'aria-current': 'page' as const }),
          })}
        </Fragment>
      ))}
    </nav>
  )
}
