import type { IconName } from '../../platform/ui/icon.tsx'

/** One line of the palette: somewhere to go, or something to do. */
export interface Entry {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** Where it stands, in a few words. */
  readonly hint?: string | undefined
  readonly keys?: string | undefined
  readonly to?: string
  readonly act?: () => void
  /** The server found it by more than its label. */
  readonly found?: boolean
}
export interface EntryGroup {
  readonly label: string
  readonly entries: readonly Entry[]
}

const MOST = 6

/** The groups with what fits the words; the ones whose label begins so come first. Without words, as they are. */
export function fitting(groups: readonly EntryGroup[], text: string, most = MOST): EntryGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = words.join(' ')
  const fits = ({ label, hint, found }: Entry) => {
    const own = `${label} ${hint ?? ''}`.toLowerCase()
    return found || words.every((word) => own.includes(word))
  }
  const rank = ({ label }: Entry) => {
    const own = label.toLowerCase()
    if (own.startsWith(wanted)) return 0
    return own.includes(wanted) ? 1 : 2
  }
  const chosen = (entries: readonly Entry[]) =>
    words.length === 0
      ? [...entries]
      : entries
          .filter(fits)
          .sort((a, b) => rank(a) - rank(b))
          .slice(0, most)
  return groups
    .map(({ label, entries }) => ({ label, entries: chosen(entries) }))
    .filter(({ entries }) => entries.length > 0)
}
