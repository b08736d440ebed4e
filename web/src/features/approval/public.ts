// What the list of members needs, to decide about who waits and to choose several.
export { DecideButtons } from './decide-buttons.tsx'
export { useDecide, useUndo } from './use-decide.ts'
export { type Selection, useSelection } from './use-selection.ts'
