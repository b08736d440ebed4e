import { basename } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Returns a thread that runs the file. An error that ends it must not end the process. Callers that wait are notified by its
 * events, and a listener here handles the error when nobody waits.
 */
export function workerThread(file: URL, options: WorkerOptions): Worker {
  // When built, all files are in one folder. From source, a thread does not inherit the TypeScript loader.
  const thread = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(file), { ...options, eval: true })
    : new Worker(new URL(basename(file.pathname, '.ts').concat('.js'), import.meta.url), options)
  return thread.on('error', () => undefined)
}

const fromSource = (file: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}) })`
