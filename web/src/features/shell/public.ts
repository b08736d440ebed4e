// Parts shared by the bars at the top of screens: links to the notifications and the command palette.
export { Bell } from './bell.tsx'
export { PaletteButton } from './palette-button.tsx'
