let open: (() => void) | undefined

/** The command palette reaches every screen, so the app holds it and says here how it opens. */
export const onOpenPalette = (listener: () => void) => {
  open = listener
}
export const openPalette = () => open?.()
