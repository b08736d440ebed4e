let open: (() => void) | undefined

/** The command palette knows every screen, so it belongs to the app, which registers here how to open it. */
export const onOpenPalette = (listener: () => void) => {
  open = listener
}
export const openPalette = () => open?.()
