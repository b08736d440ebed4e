// What the list of members needs, to decide about who waits and to choose several.
export { DeclineOneDialog } from './decide-dialogs.tsx'
export { useDecide, useUndo } from './use-decide.ts'
export { type Selection, useSelection } from './use-selection.ts'
