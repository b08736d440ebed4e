import { say } from 'words:parts'
import { type MouseEvent, type MouseEventHandler, type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SearchBox, type SearchBoxProps } from './inputs.tsx'

interface SearchRowProps extends Pick<SearchBoxProps, 'label' | 'placeholder' | 'value' | 'onChange'> {
  className?: string
  /** The query parameter that contains the text. With it, Enter searches without scripts too, from the first page on. */
  name?: string
  /** The number of results in words, announced when it changes. Lists with a head of their own show it there. */
  count?: ReactNode
  filters?: ReactNode
  /** The number of active filters. */
  chosen?: number
  /** The filters do not fit in a row. */
  many?: boolean
  /** The further actions, the main one last. */
  children?: ReactNode
}

/** Shows the row above a list: its search, its filters, and its main action. */
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

/** Shows the filters of a list. The button contains the number of active filters. */
export const Filters = ({ chosen, many, children }: FiltersProps) => (
  <Folded words={say('filter', { count: chosen })} name={say('filters')} icon="settings" always={many}>
    {children}
  </Folded>
)

/** Shows less frequent actions. */
export const MoreWays = ({ children }: { children: ReactNode }) => (
  <Folded words={say('moreWays')} name={say('moreWays')} icon="menu" onClickCapture={closeAfter}>
    {children}
  </Folded>
)

/** Closes the sheet after a choice, because it covers everything, including a dialog that the choice opens. */
function closeAfter({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover?.()
}

interface FoldedProps {
  words: string
  /** The name of the folded content, for screen readers. */
  name: string
  icon: IconName
  /** Folded on every screen. */
  always?: boolean | undefined
  onClickCapture?: MouseEventHandler<HTMLElement>
  children: ReactNode
}

/** Shows the content side by side if there is room, or else behind a button, which opens without a script. */
export function Folded({ words, name, icon, always, onClickCapture, children }: FoldedProps) {
  const id = useId()
  return (
    <div className={classNames('folded', always && 'always')}>
      <button className="btn fold-button" type="button" popoverTarget={id}>
        <Icon name={icon} />
        {words}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset could not lie in the row */}
      <div
        className="fold"
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        onClickCapture={onClickCapture}
      >
        {children}
      </div>
    </div>
  )
}
