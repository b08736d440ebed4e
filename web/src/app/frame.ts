/** The frame of the screens. */
export const appShell = () => import('./shell/app-shell.tsx')
/** What is shown at an address without a screen. */
export const notFoundPage = () => import('./not-found-page.tsx')
