// The recorded steps of one run: recording, playback, and the panel that shows them. It also exports the content of a step as
// data.

export { indexPairs } from './index-pairs.ts'
export { sceneOf } from './scene.ts'
export { announcementOf, changeOf, wordsOf } from './trace-words.ts'
export { useTrace, useTracePlayer } from './use-trace.ts'

/** Loads the panel and its drawings when a run is first traced, or earlier. */
export const loadTracePanel = async () => (await import('./trace-panel.tsx')).TracePanel
/** Loads the step-by-step view of the editorial's solutions, with its texts, below an opened editorial. */
export const loadStepThrough = async () => (await import('./step-through/step-through.tsx')).StepThrough
