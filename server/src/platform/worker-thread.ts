import { basename } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * A thread that runs the file. What ends it ends nothing else: whoever waits for it hears of that by its events, and where
 * nobody waits any more its failure has a listener here.
 */
export function workerThread(file: URL, options: WorkerOptions): Worker {
  // Built, all files are in one folder. From source a thread does not inherit the TypeScript loader.
  const thread = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(file), { ...options, eval: true })
    : new Worker(new URL(basename(file.pathname, '.ts').concat('.js'), import.meta.url), options)
  return thread.on('error', () => undefined)
}

const fromSource = (file: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}) })`
