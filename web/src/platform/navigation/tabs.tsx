import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { LinkParts } from './segmented.tsx'

interface TabsProps<Value extends string> {
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  /** Renders the row of the tabs with its other content. Without it the tabs have a row of their own. */
  row?: ((tabs: ReactNode) => ReactNode) | undefined
  /** The content of the current tab. */
  children: ReactNode
}

/** Shows tabs inside a page. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  className,
  row = (tabs) => tabs,
  children,
}: TabsProps<Value>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === value)
    const to = items[targetOf(event.key, at, items.length)]
    if (!to) return
    event.preventDefault()
    onChange(to.value)
    document.getElementById(`${id}-${to.value}`)?.focus()
  }
  return (
    <>
      {row(
        <div className={classNames('tabs', className)} role="tablist" aria-label={label} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={item.value === value}
              aria-controls={item.value === value ? `${id}-panel` : undefined}
              tabIndex={item.value === value ? 0 : -1}
              onClick={() => onChange(item.value)}
            >
              {item.label}
            </button>
          ))}
        </div>,
      )}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

/** Returns the index to which the key leads, round the ends. Returns -1 for any other key. */
function targetOf(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

interface TabLinksProps<Value extends string> {
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  className?: string | undefined
  ref?: Ref<HTMLElement>
  link: (value: Value, parts: LinkParts) => ReactNode
}

/** Shows tabs whose choice is in the address. */
export function TabLinks<Value extends string>({
  label,
  items,
  value,
  className,
  ref,
  link,
}: TabLinksProps<Value>) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label} ref={ref}>
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
