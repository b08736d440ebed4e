// Loads the styles of a statement.
import { loadStepThrough, loadTracePanel } from '../trace/public.ts'

export { sendHints } from './queued-hints.ts'
export { statementText } from './statement-text.ts'

/** Loads all code of a problem's screen, including the lazy parts, for a device that will be offline. */
export const loadProblemScreen = () =>
  Promise.all([
    import('./problem-page.tsx'),
    import('./hints-tab.tsx'),
    import('./editorial-tab.tsx'),
    loadStepThrough(),
    loadTracePanel(),
    import('./notes-tab.tsx'),
  ])
