// What the list of members needs, to decide about who waits.
export { DeclineOneDialog } from './decide-dialogs.tsx'
export { useDecide, useUndo } from './use-decide.ts'
