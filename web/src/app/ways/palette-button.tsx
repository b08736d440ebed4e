import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { openPalette } from './way-in.ts'

/** The way into the command palette for who does not know its keys. */
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
      <span className="word">
        Search<span className="sr"> the site</span>
      </span>
      <kbd className="only-wide">Ctrl K</kbd>
    </Button>
  )
}
