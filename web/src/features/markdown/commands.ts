import { say } from 'words:markdown'
import { isCommand, type PressedKey } from '../../platform/navigation/key-letter.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { codeLanguage } from './code-language.ts'
import { block, type Chosen, type Edit, link, numbered, prefix, wrap } from './edits.ts'

/** A command of the toolbar and of the keyboard. */
export interface Command {
  readonly label: string
  readonly icon: IconName
  /** Keys with Ctrl, or ⌘ on a Mac. */
  readonly keys?: Keys
  readonly edit: (chosen: Chosen) => Edit
}
interface Keys {
  /** The `code` of the key: its place on the keyboard, independent of Shift. */
  readonly code: string
  readonly name: string
  readonly shift?: true
}

const fence = (code: string) => `\`\`\`${codeLanguage.get()}\n${code}\n\`\`\``
const formula = (math: string) => `$$\n${math}\n$$`
const table = (first: string) => `| ${first} | Column |\n| --- | --- |\n|  |  |\n|  |  |`
const hidden = (text: string) => `:::spoiler\n${text}\n:::`

/** Turns words into a spoiler in their line, and lines into a spoiler block. */
const spoiler = (chosen: Chosen) =>
  chosen.text.slice(chosen.start, chosen.end).includes('\n')
    ? block(hidden, 'hidden')(chosen)
    : wrap('||', '||', 'hidden')(chosen)

const letter = (name: string): Keys => ({ code: `Key${name}`, name })
const digit = (name: string): Keys => ({ code: `Digit${name}`, name, shift: true })

export const commands: readonly Command[] = [
  {
    get label() {
      return say('bold')
    },
    icon: 'bold',
    keys: letter('B'),
    edit: wrap('**', '**', 'bold'),
  },
  {
    get label() {
      return say('italic')
    },
    icon: 'italic',
    keys: letter('I'),
    edit: wrap('_', '_', 'italic'),
  },
  {
    get label() {
      return say('heading')
    },
    icon: 'heading',
    edit: prefix('## '),
  },
  {
    get label() {
      return say('link')
    },
    icon: 'link',
    keys: letter('K'),
    edit: link,
  },
  {
    get label() {
      return say('quote')
    },
    icon: 'quote',
    keys: digit('9'),
    edit: prefix('> '),
  },
  {
    get label() {
      return say('list')
    },
    icon: 'list',
    keys: digit('8'),
    edit: prefix('- '),
  },
  {
    get label() {
      return say('numberedList')
    },
    icon: 'numbered',
    keys: digit('7'),
    edit: numbered,
  },
  {
    get label() {
      return say('code')
    },
    icon: 'code',
    keys: letter('E'),
    edit: wrap('`', '`', 'code'),
  },
  {
    get label() {
      return say('codeBlock')
    },
    icon: 'block',
    edit: block(fence, 'code'),
  },
  {
    get label() {
      return say('table')
    },
    icon: 'table',
    edit: block(table, 'Column'),
  },
  {
    get label() {
      return say('math')
    },
    icon: 'sigma',
    edit: block(formula, 'O(n \\log n)'),
  },
  {
    get label() {
      return say('spoiler')
    },
    icon: 'eye-off',
    edit: spoiler,
  },
]

/** `Ctrl Shift 8`, for people. */
export const keyWords = ({ keys }: Command) => keys && `Ctrl ${keys.shift ? 'Shift ' : ''}${keys.name}`
/** Returns the keys for `aria-keyshortcuts`. */
export const keyShortcut = ({ keys }: Command) => keys && `Control+${keys.shift ? 'Shift+' : ''}${keys.name}`

export function commandOf(pressed: PressedKey): Command | undefined {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (ctrlKey === metaKey || altKey) return undefined
  return commands.find(
    ({ keys }) =>
      keys &&
      (keys.shift ?? false) === shiftKey &&
      // Letters follow the keyboard layout, digits the position of the key.
      (keys.shift ? keys.code === code : isCommand(pressed, keys.name.toLowerCase())),
  )
}
