import { say } from 'words:core'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

let open: (() => void) | undefined

/** The command palette contains every screen, so it belongs to the app. The app registers here how to open it. */
export const onOpenPalette = (listener: () => void) => {
  open = listener
}
const openPalette = () => open?.()

/** Opens the command palette by a press instead of its keys. */
export function PaletteButton() {
  return (
    <Button
      variant="ghost"
      className="to-palette"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={openPalette}
    >
      <Icon name="search" />
      <span className="word">{say('search', { sr: (inside) => <span className="sr">{inside}</span> })}</span>
      <kbd className="only-wide">Ctrl K</kbd>
    </Button>
  )
}
