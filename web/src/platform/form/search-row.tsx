import { type ReactNode, useId } from 'react'
import { say } from '../language/parts-words.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { SearchBox, type SearchBoxProps } from './inputs.tsx'
import './search-row.css'

interface SearchRowProps extends Pick<SearchBoxProps, 'label' | 'placeholder' | 'value' | 'onChange'> {
  className?: string
  /** The key of the address that holds the text. With it, Enter searches without scripts too, from the first page on. */
  name?: string
  /** How much was found, in words; announced when it changes. Lists with a head of their own say it there. */
  count?: ReactNode
  filters?: ReactNode
  /** How many of the filters are set. */
  chosen?: number
  /** There are more filters than a row has room for. */
  many?: boolean
  /** The ways on from here, the main one last. */
  children?: ReactNode
}

/** The row above a list: its search, its filters, and its main action. */
export function SearchRow(props: SearchRowProps) {
  const { className, count, filters, chosen = 0, many, children, ...box } = props
  const parts = (
    <>
      <SearchBox className="grow" {...box} />
      {filters && (
        <Filters chosen={chosen} many={many}>
          {filters}
        </Filters>
      )}
      {children}
      {count !== undefined && (
        <p className="label plain count" role="status">
          {count}
        </p>
      )}
    </>
  )
  const classes = classNames('tools', className)
  if (!box.name) return <div className={classes}>{parts}</div>
  return (
    <form className={classes} onSubmit={(event) => event.preventDefault()}>
      {parts}
    </form>
  )
}

interface FiltersProps {
  chosen: number
  many?: boolean | undefined
  children: ReactNode
}

/** Side by side where there is room, otherwise behind a button that says how many are set. It needs no script to open. */
export function Filters({ chosen, many, children }: FiltersProps) {
  const id = useId()
  return (
    <div className={classNames('filter', many && 'many')}>
      <button className="btn filter-button" type="button" popoverTarget={id}>
        <Icon name="settings" />
        {say('filter', { count: chosen })}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset could not lie in the row */}
      <div className="filter-choices" id={id} popover="auto" role="group" aria-label={say('filters')}>
        {children}
      </div>
    </div>
  )
}
