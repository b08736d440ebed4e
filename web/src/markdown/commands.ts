import type { IconName } from '../ui/icon.tsx'
import { block, type Chosen, type Edit, link, prefix, wrap } from './edits.ts'

/** A thing that the toolbar and the keys do alike. */
export interface Command {
  readonly label: string
  readonly icon: IconName
  /** With Ctrl, or ⌘ on a Mac. */
  readonly key?: string
  readonly edit: (chosen: Chosen) => Edit
}

const fence = (code: string) => `\`\`\`cpp\n${code}\n\`\`\``
const formula = (math: string) => `$$\n${math}\n$$`
const table = (first: string) => `| ${first} | Column |\n| --- | --- |\n|  |  |\n|  |  |`

export const commands: readonly Command[] = [
  { label: 'Bold', icon: 'bold', key: 'b', edit: wrap('**', '**', 'bold') },
  { label: 'Italic', icon: 'italic', key: 'i', edit: wrap('_', '_', 'italic') },
  { label: 'Heading', icon: 'heading', edit: prefix('## ') },
  { label: 'Link', icon: 'link', key: 'k', edit: link },
  { label: 'Code', icon: 'code', key: 'e', edit: wrap('`', '`', 'code') },
  { label: 'Code block', icon: 'block', edit: block(fence, 'code') },
  { label: 'List', icon: 'list', edit: prefix('- ') },
  { label: 'Quote', icon: 'quote', edit: prefix('> ') },
  { label: 'Table', icon: 'table', edit: block(table, 'Column') },
  { label: 'Math', icon: 'sigma', edit: block(formula, 'O(n \\log n)') },
]

interface Keys {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): Command | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined
  return commands.find((command) => command.key === key.toLowerCase())
}
