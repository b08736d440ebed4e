import { say } from '../../platform/language/core-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { openPalette } from './open-palette.ts'

/** Opens the command palette without its keys. */
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
