// How a statement looks.
import { loadStepThrough } from '../step-through/public.ts'
import { loadTracePanel } from '../trace/public.ts'

export { sendHints } from './queued-hints.ts'
export { statementText } from './statement-text.ts'

/** All code of a problem's screen, also what it loads late: for a device that will be without a network. */
export const loadProblemScreen = () =>
  Promise.all([
    import('./problem-page.tsx'),
    import('./hints-tab.tsx'),
    import('./editorial-tab.tsx'),
    loadStepThrough(),
    loadTracePanel(),
    import('./notes-tab.tsx'),
  ])
