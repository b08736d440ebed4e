// The recorded steps of one run: recording, playback, and the panel that shows them.
export { TracePanel } from './trace-panel.tsx'
export { useTrace } from './use-trace.ts'
