// Parts shared by the bars at the top of screens: links to the sign-in, the notifications and the command palette.
export { Bell } from './bell.tsx'
export { PaletteButton } from './palette-button.tsx'
export { SignInLink } from './sign-in-link.tsx'
