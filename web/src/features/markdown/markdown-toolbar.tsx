import { say } from 'words:markdown'
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { Tooltip } from '../../platform/overlay/tooltip.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { codeLanguage, LANGUAGES } from './code-language.ts'
import { type Command, commands, keyShortcut, keyWords } from './commands.ts'

interface MarkdownToolbarProps {
  /** Id of the textarea. */
  controls: string | undefined
  onCommand: (command: Command) => void
  onPicture: () => void
  /** The reason why no picture can be added. */
  noPicture: string | undefined
}

interface Tool {
  readonly label: string
  readonly icon: IconName
  readonly words?: string | undefined
  readonly shortcut?: string | undefined
  readonly off?: string | undefined
  readonly act: () => void
}

/** One stop for Tab; arrow keys, Home and End move inside. */
export function MarkdownToolbar({ controls, onCommand, onPicture, noPicture }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0)
  const tools: readonly Tool[] = [
    ...commands.map((command) => ({
      label: command.label,
      icon: command.icon,
      act: () => onCommand(command),
      words: keyWords(command),
      shortcut: keyShortcut(command),
    })),
    { label: say('picture'), icon: 'image', off: noPicture, act: onPicture },
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = targetOf(event.key, current, tools.length)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      className="md-tools"
      role="toolbar"
      aria-label={say('formatting')}
      aria-controls={controls}
      onKeyDown={move}
    >
      {tools.map((tool, at) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
        />
      ))}
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  tabIndex: number
  onFocus: () => void
}

function ToolButton({ tool: { label, icon, words, shortcut, off, act }, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={off ?? label} keys={words}>
      <Button
        {...rest}
        variant="ghost"
        size="dense"
        square
        aria-label={off ? `${label}: ${off}` : label}
        aria-keyshortcuts={shortcut}
        aria-disabled={off ? true : undefined}
        onClick={off ? undefined : act}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  )
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Chooses the language of new code blocks. A choice also changes the block around the caret. */
export function LanguageSelect({ onChoose }: { onChoose: (language: string) => void }) {
  const language = useSyncExternalStore(codeLanguage.subscribe, codeLanguage.get, codeLanguage.usual)
  return (
    <label className="md-language">
      <span className="label plain">{say('codeLanguage')}</span>
      <select
        className="input"
        aria-label={say('codeLanguage')}
        value={language}
        onChange={({ target }) => {
          codeLanguage.set(target.value)
          onChoose(target.value)
        }}
      >
        {LANGUAGES.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
