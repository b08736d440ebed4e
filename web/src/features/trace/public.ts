// The recorded steps of one run: recording, playback, and the panel that shows them; also what a step shows, as data.
export { indexPairs } from './index-pairs.ts'
export { sceneOf } from './scene.ts'
export { TracePanel } from './trace-panel.tsx'
export { announcementOf, changeOf, wordsOf } from './trace-words.ts'
export { useTrace, useTracePlayer } from './use-trace.ts'
