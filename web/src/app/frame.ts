/** The frame around the screens. */
export const appShell = () => import('./shell/app-shell.tsx')
/** The page for an address without a screen. */
export const notFoundPage = () => import('./not-found-page.tsx')
