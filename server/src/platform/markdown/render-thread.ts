import { parentPort } from 'node:worker_threads'
import { type RenderOptions, renderText } from './render-text.ts'

/** Runs in the thread of render-pool.ts, for one text at a time. */
parentPort?.on('message', async ({ source, options }: { source: string; options: RenderOptions }) => {
  parentPort?.postMessage(await renderText(source, options))
})
// The time limit counts from here.
parentPort?.postMessage('ready')
