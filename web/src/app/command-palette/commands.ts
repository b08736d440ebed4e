import type { IconName } from '../../platform/ui/icon.tsx'

/** One line of the palette: a destination or an action. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** Where it is found, in a few words. */
  readonly hint?: string | undefined
  readonly keys?: string | undefined
  readonly to?: string
  readonly act?: () => void
  /** The server found it by more than its label. */
  readonly found?: boolean
}
export interface CommandGroup {
  readonly label: string
  readonly commands: readonly Command[]
}

const MOST = 6

/** The groups filtered by the words; labels that begin with them come first. Unchanged without words. */
export function matchingCommands(groups: readonly CommandGroup[], text: string, most = MOST): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = words.join(' ')
  const fits = ({ label, hint, found }: Command) => {
    const own = `${label} ${hint ?? ''}`.toLowerCase()
    return found || words.every((word) => own.includes(word))
  }
  const rank = ({ label }: Command) => {
    const own = label.toLowerCase()
    if (own.startsWith(wanted)) return 0
    return own.includes(wanted) ? 1 : 2
  }
  const chosen = (commands: readonly Command[]) =>
    words.length === 0
      ? [...commands]
      : commands
          .filter(fits)
          .sort((a, b) => rank(a) - rank(b))
          .slice(0, most)
  return groups
    .map(({ label, commands }) => ({ label, commands: chosen(commands) }))
    .filter(({ commands }) => commands.length > 0)
}
