import { useEffect, useRef } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Entry, EntryGroup } from './entries.ts'

interface PaletteListProps {
  id: string
  groups: readonly EntryGroup[]
  chosen: Entry | undefined
  choose: (entry: Entry) => void
}

/** Focus stays in the field; what is chosen is said by `aria-activedescendant`. */
export function PaletteList({ id, groups, chosen, choose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosenId = chosen?.id
  useEffect(() => {
    if (chosenId) document.getElementById(`${id}-${chosenId}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosenId])
  return (
    <div className="palette-list" role="listbox" id={id} ref={list} aria-label="Results" tabIndex={-1}>
      {groups.map(({ label, entries }) => (
        <fieldset key={label} aria-label={label}>
          <p className="label" aria-hidden="true">
            {label}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              on={entry === chosen}
              choose={choose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  on: boolean
  choose: (entry: Entry) => void
}

function Option({ id, entry, on, choose }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      className="palette-way"
      tabIndex={-1}
      aria-selected={on}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(entry)}
      onKeyDown={(event) => event.key === 'Enter' && choose(entry)}
    >
      <Icon name={entry.icon} />
      <span className="palette-name">{entry.label}</span>
      {entry.hint && <span className="palette-hint">{entry.hint}</span>}
      {entry.keys && <kbd>{entry.keys}</kbd>}
    </div>
  )
}
