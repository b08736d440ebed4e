import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Segmented } from './segmented.tsx'

interface FilterRowProps {
  name: string
  fit: 'full' | 'wide'
  items: readonly { value: string; label: string }[]
  value: string
  /** The address of the list. */
  to: string
  /** The query of the address once `value` is chosen. */
  searchFor: (value: string) => object
}

/** A row of choices under its name, kept in the address. */
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
