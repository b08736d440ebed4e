// Parts for the list of members, to decide about signups and to choose several.
export { DecideButtons } from './decide-buttons.tsx'
export { useDecide, useUndo } from './use-decide.ts'
export { type Selection, useSelection } from './use-selection.ts'
