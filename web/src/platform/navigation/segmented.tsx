import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'

interface SegmentedItem<Value extends string> {
  value: Value
  label: ReactNode
}

interface SegmentedProps<Value extends string> {
  /** The name of the row. The alternative is `labelledBy`, the id of a visible name. */
  label?: string | undefined
  labelledBy?: string | undefined
  items: readonly SegmentedItem<Value>[]
  value: Value
  /** On a phone: `full` stretches the row, `wide` folds it into three columns. */
  fit?: 'full' | 'wide' | undefined
  /** Renders each item as a link. Without it the items are buttons that call `onChange`. */
  link?: ((value: Value, parts: LinkParts) => ReactNode) | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** Shows a filter row with a single choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelledBy, items, value, fit, link, onChange } = props
  const named = { className: classNames('seg', fit), 'aria-label': label, 'aria-labelledby': labelledBy }
  if (link)
    return (
      <nav {...named}>
        {items.map((item) => (
          <Fragment key={item.value}>{link(item.value, partsOf(item, item.value === value))}</Fragment>
        ))}
      </nav>
    )
  return (
    <fieldset {...named}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          onClick={() => onChange?.(item.value)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  )
}

function partsOf(item: SegmentedItem<string>, current: boolean): LinkParts {
  return current ? { children: item.label, 'aria-current': 'true' } : { children: item.label }
}

/** The props that a list of links passes to its render function: `(value, parts) => <Link to={…} {...parts} />`. */
export interface LinkParts {
  children: ReactNode
  'aria-current'?: 'page' | 'true'
  'aria-label'?: string
  rel?: 'prev' | 'next'
}

interface FilterRowProps {
  name: string
  fit: 'full' | 'wide'
  items: readonly { value: string; label: string }[]
  value: string
  /** The address of the list. */
  to: string
  /** Returns the query of the address once `value` is chosen. */
  searchFor: (value: string) => object
}

/** Shows a row of choices under its name. The address contains the choice. */
export function FilterRow({ name, fit, items, value, to, searchFor }: FilterRowProps) {
  const id = useId()
  return (
    <div>
      <p className="label" id={id}>
        {name}
      </p>
      <Segmented
        labelledBy={id}
        fit={fit}
        items={items}
        value={value}
        link={(one, parts) => (
          <Link
            to={to}
            search={searchFor(one)}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
    </div>
  )
}
