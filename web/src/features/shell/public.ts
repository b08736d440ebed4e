// The bar at the top of screens, and its links to the sign-in, the notifications and the command palette.
export { Bell } from './bell.tsx'
export { PaletteButton } from './palette-button.tsx'
export { SignInLink, SiteBar } from './site-bar.tsx'
