import { parentPort } from 'node:worker_threads'
import { type RenderOptions, renderText } from './render-text.ts'

/** The thread of render-pool.ts: one text at a time. */
parentPort?.on('message', async ({ source, options }: { source: string; options: RenderOptions }) => {
  parentPort?.postMessage(await renderText(source, options))
})
// From here on its time counts.
parentPort?.postMessage('ready')
