import { say } from 'words:palette'
import type { Mark } from '@callofcode/contract/search/search'
import { useRouter } from '@tanstack/react-router'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import {
  type Command,
  type CommandGroup,
  firstCommands,
  matchingCommands,
  placesToLook,
  useCommands,
} from './commands.ts'
import { NativeDialog } from './native-dialog.tsx'
import { remember } from './recent-screens.ts'
import { useSiteSearch } from './use-site-search.ts'

const SETTLE_MS = 180

export function CommandPalette({ gone, showKeys }: { gone: () => void; showKeys: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { data: session = null } = useSession()
  const club = useClub()
  const settled = useSettled(text)
  const found = useSiteSearch(settled, text, session?.hidesDifficulty)
  const own = useCommands(session, showKeys)
  const matching = text.trim() ? matchingCommands([...own, ...found.groups], text) : firstCommands(own)
  const isEmpty = matching.length === 0 && settled === text && !found.searching
  const groups = isEmpty ? placesToLook(session, club) : matching
  const commands = groups.flatMap((group) => group.commands)
  const chosen = commands[Math.min(at, commands.length - 1)]
  const choose = useChoose(box, session?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && chosen) choose(chosen)
    const to = stepTo(event.key, Math.min(at, commands.length - 1), commands.length)
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (to !== undefined) setAt(to)
  }
  return (
    <NativeDialog box={box} label={say('searchSite')} className="dialog palette" gone={gone}>
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={say('searchOrCommand')}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          placeholder={say('whereTo')}
          autoComplete="off"
          spellCheck="false"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-close" onClick={() => box.current?.close()}>
          <kbd>Esc</kbd>
          <span className="sr">{say('close')}</span>
        </button>
      </div>
      <CommandList id={listId} groups={groups} chosen={chosen} choose={choose} />
      <p className="palette-foot label plain" role="status">
        {sayCount(isEmpty ? 0 : commands.length, text, found.searching || settled !== text)}
        {found.failed && ` ${say('notAll')}`}
      </p>
    </NativeDialog>
  )
}

function sayCount(count: number, text: string, searching: boolean): string {
  if (searching && text) return say('searching')
  if (!text.trim()) return say('searchHint')
  return count === 0 ? say('nothing') : say('count', { count })
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 6, count - 1),
  PageUp: (at) => Math.max(at - 6, 0),
}
const stepTo = (key: string, at: number, count: number) => (count > 0 ? steps[key]?.(at, count) : undefined)

/** Closes the dialog first, so that focus returns before the new screen takes it. */
function useChoose(box: { current: HTMLDialogElement | null }, owner: string | undefined) {
  const router = useRouter()
  return ({ label, to, act }: Command) => {
    box.current?.close()
    if (to) {
      remember({ label, to }, owner)
      router.history.push(to)
    }
    // The action runs after the dialog is gone, so that it can open another dialog.
    if (act) setTimeout(act)
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface CommandListProps {
  id: string
  groups: readonly CommandGroup[]
  chosen: Command | undefined
  choose: (command: Command) => void
}

/** Keeps focus in the field. `aria-activedescendant` names the selected entry. */
function CommandList({ id, groups, chosen, choose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosenId = chosen?.id
  useEffect(() => {
    if (chosenId) document.getElementById(`${id}-${chosenId}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosenId])
  return (
    <div className="palette-list" role="listbox" id={id} ref={list} aria-label={say('results')} tabIndex={-1}>
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
      <span className="palette-name">
        <MarkedText text={command.label} marks={command.marks} />
        {command.snippet && (
          <span className="palette-snippet">
            <MarkedText {...command.snippet} />
          </span>
        )}
      </span>
      {command.hint && <span className="palette-hint">{command.hint}</span>}
      {command.keys && <kbd>{command.keys}</kbd>}
    </div>
  )
}

/** Renders a text and puts the found words in `<mark>`. Marks that do not fit the text are left out. */
function MarkedText({ text, marks = [] }: { text: string; marks?: readonly Mark[] | undefined }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from < at || to <= from || to > text.length) continue
    parts.push(
      <Fragment key={from}>
        {text.slice(at, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    )
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
