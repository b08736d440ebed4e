// The recorded steps of one run: recording, playback, and the panel that shows them; also what a step shows, as data.

export { indexPairs } from './index-pairs.ts'
export { sceneOf } from './scene.ts'
export { announcementOf, changeOf, wordsOf } from './trace-words.ts'
export { useTrace, useTracePlayer } from './use-trace.ts'

/** The panel is fetched, with what it draws, when a run is first traced, or before. */
export const loadTracePanel = async () => (await import('./trace-panel.tsx')).TracePanel
