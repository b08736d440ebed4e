import { useEffect, useRef } from 'react'
import { Icon } from '../../platform/ui/icon.tsx'
import type { Command, CommandGroup } from './commands.ts'

interface CommandListProps {
  id: string
  groups: readonly CommandGroup[]
  chosen: Command | undefined
  choose: (command: Command) => void
}

/** Focus stays in the field; `aria-activedescendant` names the selected entry. */
export function CommandList({ id, groups, chosen, choose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosenId = chosen?.id
  useEffect(() => {
    if (chosenId) document.getElementById(`${id}-${chosenId}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosenId])
  return (
    <div className="palette-list" role="listbox" id={id} ref={list} aria-label="Results" tabIndex={-1}>
      {groups.map(({ label, commands }) => (
        <fieldset key={label} aria-label={label}>
          <p className="label" aria-hidden="true">
            {label}
          </p>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              on={command === chosen}
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
  command: Command
  on: boolean
  choose: (command: Command) => void
}

function Option({ id, command, on, choose }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      className="palette-option"
      tabIndex={-1}
      aria-selected={on}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(command)}
      onKeyDown={(event) => event.key === 'Enter' && choose(command)}
    >
      <Icon name={command.icon} />
      <span className="palette-name">{command.label}</span>
      {command.hint && <span className="palette-hint">{command.hint}</span>}
      {command.keys && <kbd>{command.keys}</kbd>}
    </div>
  )
}
