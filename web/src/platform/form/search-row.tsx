import { say } from 'words:parts'
import { type MouseEvent, type MouseEventHandler, type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SearchBox, type SearchBoxProps } from './inputs.tsx'

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

/** The filters of a list; their button says how many are set. */
export const Filters = ({ chosen, many, children }: FiltersProps) => (
  <Folded words={say('filter', { count: chosen })} name={say('filters')} icon="settings" always={many}>
    {children}
  </Folded>
)

/** Ways on that are asked for less. */
export const MoreWays = ({ children }: { children: ReactNode }) => (
  <Folded words={say('moreWays')} name={say('moreWays')} icon="menu" onClickCapture={closeAfter}>
    {children}
  </Folded>
)

/** A way that is taken closes the sheet: it lies over all else, also over the dialog that a way opens. */
function closeAfter({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover?.()
}

interface FoldedProps {
  words: string
  /** Of what is folded, for screen readers. */
  name: string
  icon: IconName
  /** Folded on every screen. */
  always?: boolean | undefined
  onClickCapture?: MouseEventHandler<HTMLElement>
  children: ReactNode
}

/** Side by side where there is room, otherwise behind a button, which needs no script to open. */
function Folded({ words, name, icon, always, onClickCapture, children }: FoldedProps) {
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
