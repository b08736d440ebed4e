import type { ComponentPropsWithRef } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  /** The name of the box for screen readers. */
  label: string
  value: string
  onChange: (text: string) => void
}

export function SearchBox({ label, value, onChange, className, ...rest }: SearchBoxProps) {
  return (
    <span className={classNames('with-icon', className)}>
      <Icon name="search" />
      <input
        {...rest}
        className="input search"
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <Button variant="ghost" square className="clear" onClick={() => onChange('')}>
          <Icon name="cross" small />
          <span className="sr">Clear the search</span>
        </Button>
      )}
    </span>
  )
}
